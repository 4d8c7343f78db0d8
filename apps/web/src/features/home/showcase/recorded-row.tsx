import { FileCode, Folder } from 'lucide-react';
import type { Recording } from '../../../examples/recording.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';

export interface RecordedRowProps {
  readonly written: Recording['written'][number];
  /** Before that the row is empty and keeps its place. */
  readonly isShown: boolean;
}

/** A written file or folder with its number of lines. */
export function RecordedRow({ written: { path, files, lines }, isShown }: RecordedRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const isFolder = path.endsWith('/');
  const Icon = isFolder ? Folder : FileCode;
  return (
    <li
      className={classNames(
        'flex h-7 items-center gap-2 font-mono text-12 transition-opacity lg:h-9 lg:text-13',
        isShown ? '' : 'opacity-0',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('size-3.5 shrink-0', isFolder ? 'text-saffron' : 'text-muted')}
      />
      <span className="truncate">{path}</span>
      {isFolder ? (
        <span className="shrink-0 font-sans text-muted numerals">
          {translate('showcase.build.fileCount', { count: files, number: formatNumber(files, language) })}
        </span>
      ) : null}
      <span className="ml-auto text-success numerals">
        {translate('showcase.build.lines', { lines: formatNumber(lines, language) })}
      </span>
    </li>
  );
}
