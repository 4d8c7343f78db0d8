import { FolderTree } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useStudio } from '../session/studio-context.tsx';

/** Opens the drawer with the file tree. */
export function FilesButton() {
  const translate = useTranslate();
  const { ui } = useStudio();
  return (
    <Button
      icon={<FolderTree aria-hidden="true" className="size-4" />}
      onClick={() => ui.change({ isTreeDrawerOpen: true })}
      variant="quiet"
    >
      {translate('studio.panels.files')}
    </Button>
  );
}
