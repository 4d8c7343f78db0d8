import { useTranslate } from '../../../../i18n/translation.ts';
import { LibraryPanel } from '../../library/library-panel.tsx';
import { useStudio } from '../../session/studio-context.tsx';
import { useSelectedSource } from './source-context.tsx';
import { insertHints } from './source-palette.tsx';
import { insertSide, useSourcePicture } from './use-source-picture.ts';

/** Pictures of the library, to be inserted into the selected element. */
export function SourcePictures() {
  const translate = useTranslate();
  const { ui } = useStudio();
  const picture = useSourcePicture();
  const at = insertSide(useSelectedSource());
  return (
    <>
      <p className="px-3 pt-3 text-12 text-muted">{translate(insertHints[at ?? 'none'])}</p>
      <LibraryPanel
        busyId={picture.busyId}
        canDrag={false}
        isDisabled={!picture.isOpen}
        onInsert={(asset) => void picture.insert(asset)}
        onOpenLibrary={() => ui.change({ isLibraryOpen: true })}
      />
    </>
  );
}
