import type { LineCounts as Counts } from '@kilim/app-kit';
import type { TurnFile } from '@kilim/contract';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { FilePath } from './file-path.tsx';
import { LineCounts } from './line-counts.tsx';

interface StreamedFileProps {
  readonly file: TurnFile;
  readonly counts: Counts;
}

/** A file of a streaming answer; expands to its content so far. */
export function StreamedFile({ file, counts }: StreamedFileProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLPreElement>(null);

  useEffect(() => {
    // Keep the newest line in view.
    if (isOpen && text.current !== null && file.content !== '')
      text.current.scrollTop = text.current.scrollHeight;
  }, [isOpen, file.content]);

  return (
    <li className="border-b border-line last:border-0">
      <button
        aria-expanded={isOpen}
        aria-label={translate('chat.file.open', { path: file.path })}
        className="flex min-h-10 w-full items-center gap-2 px-3 text-left text-13 hover:bg-ink/4 focus-visible:outline-offset-[-2px]"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        <span className="sr-only">
          {translate(file.isDone ? 'chat.file.done' : `chat.file.${file.mode}`)}
        </span>
        <FilePath isDeleted={file.mode === 'delete'} path={file.path} />
        <LineCounts added={counts.added} removed={counts.removed} />
        {/* In the place of the arrow, so that nothing moves when the file is done. */}
        {file.isDone || isOpen ? (
          <ChevronRight
            aria-hidden="true"
            className={classNames('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
          />
        ) : (
          <Spinner className="size-4 shrink-0 text-muted" />
        )}
      </button>
      {isOpen && file.mode !== 'delete' ? (
        <>
          {file.mode === 'edit' ? (
            <p className="px-3 pb-1 text-12 text-muted">{translate('chat.file.edits')}</p>
          ) : null}
          <pre
            className="max-h-64 overflow-auto bg-sunken p-3 font-mono text-12 leading-relaxed"
            ref={text}
            tabIndex={0}
          >
            {file.content}
          </pre>
        </>
      ) : null}
    </li>
  );
}
