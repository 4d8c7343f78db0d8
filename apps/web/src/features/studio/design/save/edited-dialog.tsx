import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../../ui/load-error.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useStudioWidth } from '../../layout/use-studio-width.ts';
import { useDocument } from '../../session/studio-context.tsx';
import type { HeldSave } from './use-save-design.ts';

const DiffView = lazyComponent(async () => (await import('../../editor/diff-view.tsx')).default);

interface EditedDialogProps {
  readonly held: HeldSave;
  readonly onDecide: (overwritten: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
}

/** Shows what saving would change in files that were edited by hand, before anything is written. */
export function EditedDialog({ held, onDecide, onCancel }: EditedDialogProps) {
  const translate = useTranslate();
  const files = useDocument((state) => state.files);
  const isSplit = useStudioWidth() !== 'narrow';
  const edited = Object.entries(held.plan.edited);
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onCancel} variant="quiet">
            {translate('common.cancel')}
          </Button>
          <Button onClick={() => onDecide(new Set())} variant="secondary">
            {translate('designer.save.keep')}
          </Button>
          <Button onClick={() => onDecide(new Set(edited.map(([path]) => path)))} variant="danger">
            {translate('designer.save.replace')}
          </Button>
        </>
      }
      description={translate('designer.save.editedDescription', { count: edited.length })}
      isOpen
      onClose={onCancel}
      size="full"
      title={translate('designer.save.editedTitle')}
    >
      <div className="flex flex-col gap-4">
        {edited.map(([path, content]) => (
          <section className="overflow-clip rounded-card border border-line" key={path}>
            <h3 className="bg-sunken px-3 py-2 font-mono text-13 break-all">{path}</h3>
            <DiffView
              after={content}
              before={files.get(path)?.content ?? ''}
              fallback={<Skeleton className="h-24 w-full" />}
              isSplit={isSplit}
              label={translate('designer.save.diffLabel', { path })}
              path={path}
              renderError={renderLoadError}
            />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
