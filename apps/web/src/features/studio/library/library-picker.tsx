import { useTranslate } from '../../../i18n/translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { useAddToProject } from './use-add-to-project.ts';

interface LibraryPickerProps {
  /** The picture was copied into the project. */
  readonly onChoose: (path: string) => void;
  readonly onClose: () => void;
}

/** Chooses a picture of the library for an element. */
export function LibraryPicker({ onChoose, onClose }: LibraryPickerProps) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const { busyId, add } = useAddToProject();
  return (
    <Dialog isOpen onClose={onClose} title={translate('designer.library.choose')}>
      <LibraryPanel
        busyId={busyId}
        onInsert={(asset) =>
          void add(asset, 'picture').then((path) => {
            if (path === null) return;
            onChoose(path);
            onClose();
          })
        }
        onOpenLibrary={() => ui.change({ isLibraryOpen: true })}
      />
    </Dialog>
  );
}
