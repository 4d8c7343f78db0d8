import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { DrawerTree } from './drawer-tree.ts';

function TreeSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-2 p-3">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-6 w-full" />
      ))}
    </div>
  );
}

/** The file tree in a drawer, for narrow screens. Opening a file closes it. */
export function TreeDrawer() {
  const translate = useTranslate();
  const { ui } = useStudio();
  const isOpen = useStudioUi((state) => state.isTreeDrawerOpen);
  const close = (): void => ui.change({ isTreeDrawerOpen: false });
  return (
    <Dialog.Root onOpenChange={(open) => (open ? undefined : close())} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 flex w-80 max-w-[calc(100vw-3rem)] animate-appear flex-col bg-page shadow-float outline-none"
        >
          <div className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-1 pl-3">
            <Dialog.Title className="text-14 font-semibold">{translate('studio.panels.files')}</Dialog.Title>
            <IconButton icon={<X aria-hidden="true" />} label={translate('common.close')} onClick={close} />
          </div>
          <div className="min-h-0 flex-1">
            <DrawerTree fallback={<TreeSkeleton />} renderError={renderLoadError} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
