import type { GalleryId } from '@kilim/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { newProjectId } from '../api/new-project-id.ts';
import { useSession } from '../api/session.ts';
import { ensureNamespace, useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { savePendingRemix } from '../storage/pending-remix.ts';
import { DialogLoading } from '../ui/dialog-loading.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { FocusPathContext, useFocusPath } from '../ui/use-focus-return.ts';
import { GalleryPicture } from './gallery-picture.tsx';

const RunDialog = lazyComponent(async () => (await import('./run-dialog.tsx')).RunDialog);

/** With the form and its texts, which the gallery does not load at first. */
const KeepExampleDialog = lazyComponent(async () => {
  const [loaded] = await Promise.all([
    import('./keep-example-dialog.tsx'),
    ensureNamespace('auth'),
    ensureNamespace('start'),
    ensureNamespace('showcase'),
  ]);
  return loaded.KeepExampleDialog;
});

export const preloadRunDialog = (): void => void RunDialog.preload().catch(() => undefined);

interface Opened {
  readonly id: GalleryId;
  /** `run`: the running app; `keep`: the account for a copy. */
  readonly view: 'run' | 'keep';
}

/** Both dialogs return the focus to the opener of the first. */
function GalleryDialogs({ children }: { readonly children: ReactNode }) {
  const focusPath = useFocusPath();
  return <FocusPathContext value={focusPath}>{children}</FocusPathContext>;
}

/**
 * What can be done with an app: `run` opens it in a phone, one at a time; `keep` makes it the user's project, at once when
 * signed in, else after registration in place.
 */
export function useGalleryApps() {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const session = useSession();
  const navigate = useNavigate();
  const close = (): void => setOpened(null);
  const run = (id: GalleryId): void => setOpened({ id, view: 'run' });
  const keep = (id: GalleryId): void => {
    savePendingRemix(id, newProjectId());
    // The page of its own waits for an account that has not been loaded yet, and leads guests on.
    if (session.status === 'signed-in' || session.status === 'loading') void navigate(paths.remix.to(id));
    else setOpened({ id, view: 'keep' });
  };
  const dialog =
    opened === null ? null : (
      <GalleryDialogs>
        {opened.view === 'run' ? (
          <RunDialog
            id={opened.id}
            onClose={close}
            onKeep={() => keep(opened.id)}
            // The app's own page still runs it.
            onLoadError={() => void navigate(paths.galleryApp.to(opened.id))}
            fallback={<DialogLoading />}
          />
        ) : (
          <KeepExampleDialog
            id={opened.id}
            name={translate(`gallery.apps.${opened.id}.name`)}
            picture={
              <GalleryPicture
                id={opened.id}
                className="h-auto w-16 shrink-0 rounded-control border-2 border-device bg-sunken shadow-float"
              />
            }
            onClose={close}
            // Without the dialog the page of its own still leads on.
            onLoadError={() => void navigate(paths.auth.to('register', paths.remix.to(opened.id)))}
            fallback={<DialogLoading />}
          />
        )}
      </GalleryDialogs>
    );
  return { run, keep, dialog };
}
