import { useTranslate } from '../../../i18n/translation.ts';
import { describeLines } from '../versions/describe-lines.ts';

interface LineCountsProps {
  readonly added: number;
  readonly removed: number;
}

/** Added and removed lines as `+3 −1`; read out as a sentence. */
export function LineCounts({ added, removed }: LineCountsProps) {
  const translate = useTranslate();
  const plus = `+${added}`;
  const minus = `\u2212${removed}`;
  return (
    <>
      <span
        aria-hidden="true"
        className="flex min-w-[4ch] shrink-0 justify-end gap-1.5 font-mono text-12 numerals"
      >
        {added > 0 ? <span className="text-success">{plus}</span> : null}
        {removed > 0 ? <span className="text-danger">{minus}</span> : null}
      </span>
      <span className="sr-only">{describeLines(added, removed, translate)}</span>
    </>
  );
}
