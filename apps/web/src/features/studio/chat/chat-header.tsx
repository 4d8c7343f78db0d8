import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Info, Trash2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useClearMessages } from '../api/messages.ts';
import { aiStatusQuery } from '../api/turns.ts';
import { useStudio } from '../session/studio-context.tsx';

/** The chat's title, what the built-in provider can do, and the menu to clear the chat. */
export function ChatHeader({ canClear }: { readonly canClear: boolean }) {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const clear = useClearMessages(projectId);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line pr-1 pl-3">
      <h2 className="text-13 font-semibold">{translate('chat.title')}</h2>
      <AssistantLabel />
      <div className="flex-1" />
      <Menu
        label={translate('studio.menu')}
        trigger={<IconButton icon={<Ellipsis aria-hidden="true" />} label={translate('studio.menu')} />}
      >
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          isDangerous
          isDisabled={!canClear}
          onSelect={() => setConfirming(true)}
        >
          {translate('chat.clear')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        confirmLabel={translate('chat.clear')}
        description={translate('chat.clearHint')}
        isBusy={clear.isPending}
        isOpen={isConfirming}
        onCancel={() => setConfirming(false)}
        onConfirm={() =>
          clear.mutate(undefined, {
            onSuccess: () => setConfirming(false),
            onError: (error) =>
              showToast({
                type: 'error',
                title: translate('chat.clearFailed'),
                message: errorText(error, translate),
              }),
          })
        }
        title={translate('chat.clearTitle')}
      />
    </div>
  );
}

function AssistantLabel() {
  const translate = useTranslate();
  const status = useQuery(aiStatusQuery).data;
  // Users need not know which model answers, only what the built-in provider can do.
  if (status?.provider !== 'builtin') return null;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          className="ml-1 flex h-8 min-w-0 items-center gap-1 rounded-control px-2 text-12 text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:h-10"
          type="button"
        >
          <span className="truncate">{translate('chat.builtin')}</span>
          <Info aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          aria-label={translate('chat.aboutProvider')}
          className="z-40 w-80 max-w-[calc(100vw-1rem)] animate-appear rounded-card border border-line bg-raised p-4 text-13 text-ink shadow-float"
          collisionPadding={8}
          sideOffset={4}
        >
          <p className="font-semibold">{translate('chat.builtin')}</p>
          <p className="mt-1 leading-relaxed text-muted">{translate('chat.builtinHint')}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
