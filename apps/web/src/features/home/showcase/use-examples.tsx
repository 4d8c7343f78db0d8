import { type ExampleId, exampleNames } from '@kilim/app-kit/examples';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { newProjectId } from '../../../api/new-project-id.ts';
import { useSession } from '../../../api/session.ts';
import { ExamplePicture } from '../../../examples/example-picture.tsx';
import { ensureNamespace, useLanguage } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { savePendingRemix } from '../../../storage/pending-remix.ts';
import { DialogLoading } from '../../../ui/dialog-loading.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { FocusPathContext, useFocusPath } from '../../../ui/use-focus-return.ts';

const ExampleDialog = lazyComponent(async () => (await import('./example-dialog.tsx')).default);

/** With the form and its texts, which the home page does not load at first. */
const KeepExampleDialog = lazyComponent(async () => {
  const [loaded] = await Promise.all([
    import('../../../examples/keep-example-dialog.tsx'),
    ensureNamespace('auth'),
    ensureNamespace('start'),
  ]);
  return loaded.KeepExampleDialog;
});

export const preloadExampleDialog = (): void => void ExampleDialog.preload().catch(() => undefined);

interface Opened {
  readonly id: ExampleId;
  /** `try`: the running app; `keep`: the account for a copy. */
  readonly view: 'try' | 'keep';
}

/** Both dialogs return the focus to the opener of the first. */
function ExampleDialogs({ children }: { readonly children: ReactNode }) {
  const focusPath = useFocusPath();
  return <FocusPathContext value={focusPath}>{children}</FocusPathContext>;
}

/**
 * What can be done with an example: `open` runs it, one at a time; `remix` starts from it, at once when signed in, else
 * after registration in place.
 */
export function useExamples() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const close = (): void => setOpened(null);
  const open = (id: ExampleId): void => setOpened({ id, view: 'try' });
  const remix = (id: ExampleId): void => {
    savePendingRemix(id, newProjectId());
    // The page of its own waits for an account that has not been loaded yet, and leads guests on.
    if (session.status === 'signed-in' || session.status === 'loading') void navigate(paths.remix.to(id));
    else setOpened({ id, view: 'keep' });
  };
  const dialog =
    opened === null ? null : (
      <ExampleDialogs>
        {opened.view === 'try' ? (
          <ExampleDialog
            id={opened.id}
            onClose={close}
            onRemix={() => remix(opened.id)}
            onLoadError={close}
            fallback={<DialogLoading />}
          />
        ) : (
          <KeepExampleDialog
            id={opened.id}
            name={exampleNames[opened.id][language]}
            picture={
              <ExamplePicture
                id={opened.id}
                className="w-16 shrink-0 rounded-control border-2 border-device bg-sunken shadow-float"
              />
            }
            onClose={close}
            // Without the dialog the page of its own still leads on.
            onLoadError={() => void navigate(paths.auth.to('register', paths.remix.to(opened.id)))}
            fallback={<DialogLoading />}
          />
        )}
      </ExampleDialogs>
    );
  return { open, remix, dialog };
}
