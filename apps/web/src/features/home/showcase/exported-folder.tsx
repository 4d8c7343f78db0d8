import { File, Folder } from 'lucide-react';
import type { Recording } from '../../../examples/recording.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { listTreeRows } from './file-tree.ts';
import { Promises } from './promises.tsx';

// As in the README of an export.
const commands = [
  { line: 'npm ci', hint: 'install' },
  { line: 'npx expo start', hint: 'start' },
  { line: 'npx eas-cli build --profile production', hint: 'publish' },
] as const;

/** The files that an export of the recorded app contains, and the commands to run it. */
export function ExportedFolder({ folder }: Pick<Recording, 'folder'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section aria-labelledby="folder-title" className="mt-20 border-y border-line bg-sunken sm:mt-28">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="folder-title" className="text-28 font-semibold tracking-tight">
          {translate('showcase.folder.title')}
        </h2>
        <p className="max-w-2xl pt-2 text-16 text-muted">{translate('showcase.folder.subtitle')}</p>
        <div className="grid grid-cols-1 gap-6 pt-8 lg:grid-cols-2">
          <ul
            aria-label={translate('showcase.folder.tree')}
            className="gap-x-8 rounded-dialog border border-line bg-raised p-5 sm:columns-2"
          >
            {listTreeRows(folder).map(({ path, name, depth, isFolder, files }) => (
              <li
                key={path}
                className="flex h-6.5 break-inside-avoid items-center gap-2 font-mono text-12"
                style={{ paddingInlineStart: `${depth * 1.25}rem` }}
              >
                {isFolder ? (
                  <Folder aria-hidden="true" className="size-3.5 shrink-0 text-saffron" />
                ) : (
                  <File aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
                )}
                <span className="truncate">{isFolder ? `${name}/` : name}</span>
                {files === undefined ? null : (
                  <span className="ml-auto shrink-0 font-sans text-muted numerals">
                    {translate('showcase.build.fileCount', {
                      count: files,
                      number: formatNumber(files, language),
                    })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div className="flex flex-col justify-center">
            <p className="text-16 font-semibold">{translate('showcase.folder.commands')}</p>
            <ol className="flex flex-col gap-3 pt-4">
              {commands.map(({ line, hint }, index) => (
                <li key={line} className="flex items-start gap-3">
                  <span aria-hidden="true" className="w-4 pt-2.5 text-13 text-muted numerals">
                    {index + 1}
                  </span>
                  <div className="min-w-0 flex-1">
                    <code className="block overflow-x-auto rounded-control border border-line bg-raised px-3 py-2.5 font-mono text-13 whitespace-nowrap">
                      {line}
                    </code>
                    <p className="pt-1 text-13 text-muted">{translate(`showcase.folder.${hint}Hint`)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
        <Promises names={['editor', 'safety', 'export']} />
      </div>
    </section>
  );
}
