import { FileArchive, FolderOpen, GitBranch } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import type { ImportSource } from './api/import-project.ts';
import { chosenFolder } from './folder/project-folder.ts';

// Missing in the types of React.
const folderOnly = { webkitdirectory: '' };
// Some browsers of phones cannot choose folders.
const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

export interface ImportChoiceProps {
  readonly onChoose: (source: ImportSource) => void;
  /** The user wants to import from a Git repository. */
  readonly onRemote: () => void;
}

/** Chooses what to import: a zip or, where the browser can, a folder. */
export function ImportChoice({ onChoose, onRemote }: ImportChoiceProps) {
  const translate = useTranslate();
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong bg-sunken px-4 py-8 text-center">
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="secondary"
          autoFocus
          icon={<FileArchive aria-hidden="true" className="size-4" />}
          onClick={() => zip.current?.click()}
        >
          {translate('dashboard.import.choose')}
        </Button>
        {canChooseFolder() ? (
          <Button
            variant="secondary"
            icon={<FolderOpen aria-hidden="true" className="size-4" />}
            onClick={() => folder.current?.click()}
          >
            {translate('dashboard.import.chooseFolder')}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          icon={<GitBranch aria-hidden="true" className="size-4" />}
          onClick={onRemote}
        >
          {translate('git.import.open')}
        </Button>
      </div>
      <input
        ref={zip}
        type="file"
        hidden
        accept=".zip,application/zip,application/x-zip-compressed"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allow choosing the same file again after an error.
          event.target.value = '';
          if (file) onChoose({ kind: 'zip', name: file.name, file });
        }}
      />
      <input
        ref={folder}
        type="file"
        hidden
        {...folderOnly}
        onChange={(event) => {
          const chosen = chosenFolder([...(event.target.files ?? [])]);
          event.target.value = '';
          if (chosen) onChoose({ kind: 'folder', ...chosen });
        }}
      />
      <p className="text-13 text-muted max-sm:hidden">{translate('dashboard.import.drop')}</p>
      <p className="text-12 text-muted">{translate('dashboard.import.limits')}</p>
    </div>
  );
}
