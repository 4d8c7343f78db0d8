import { useTranslate } from '../../../i18n/translation.ts';
import { describeLines } from './describe-lines.ts';

interface LineCountsProps {
  readonly added: number;
  readonly removed: number;
}

/** Added and removed lines, such as +12 −3. */
export function LineCounts({ added, removed }: LineCountsProps) {
  const translate = useTranslate();
  if (added + removed === 0) return null;
  const more = `+${added}`;
  const less = `\u2212${removed}`;
  return (
    <span className="shrink-0 font-mono text-12 numerals">
      <span aria-hidden="true" className="flex gap-1.5">
        {added > 0 ? <span className="text-success">{more}</span> : null}
        {removed > 0 ? <span className="text-danger">{less}</span> : null}
      </span>
      <span className="sr-only">{describeLines(added, removed, translate)}</span>
    </span>
  );
}
