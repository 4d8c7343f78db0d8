import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LineCounts } from './line-counts.tsx';

/** More rows are folded, so that a large answer stays in view. */
const rowMaximum = 3;

interface FileCardProps {
  /** One row per file, as `li` elements. */
  readonly rows: readonly ReactNode[];
  readonly added: number;
  readonly removed: number;
}

/** The files of an answer: the last three, and all of them on request. The same for a running and a finished answer. */
export function FileCard({ rows, added, removed }: FileCardProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const summary = (
    <>
      <span className="min-w-0 flex-1 numerals">{translate('chat.files', { count: rows.length })}</span>
      <LineCounts added={added} removed={removed} />
    </>
  );
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      {/* From the first file on, so that it does not push rows down later. */}
      {rows.length <= rowMaximum ? (
        <p className="flex min-h-10 items-center gap-2 border-b border-line px-3 text-13 font-medium">
          {summary}
          <span className="w-4 shrink-0" />
        </p>
      ) : (
        <button
          aria-expanded={isOpen}
          className="flex min-h-10 w-full items-center gap-2 border-b border-line px-3 text-left text-13 font-medium hover:bg-ink/4 focus-visible:outline-offset-[-2px]"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {summary}
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      )}
      <ul aria-label={translate('chat.changedFiles')}>{isOpen ? rows : rows.slice(-rowMaximum)}</ul>
    </div>
  );
}
