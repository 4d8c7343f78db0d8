import type { Reading } from '../../understand/reading.ts';
import type { TagSpan } from './tags.ts';

/** "sword hand left/right": the word before values with a slash between them belongs to the name of the part. */
export function withWholeNames(tagged: readonly TagSpan[], { words }: Reading): readonly TagSpan[] {
  const spans = tagged.flatMap((span, at) => {
    const isPair = span.name === 'opt' && span.to - span.from === 2 && words[span.to]?.text === '/';
    const middle = span.from + 1;
    return isPair && tagged[at - 1]?.name === 'add' && tagged[at - 1]?.to === span.from
      ? [
          { ...span, to: middle },
          { ...span, from: middle },
        ]
      : [span];
  });
  const isName = (span: TagSpan, at: number): boolean => {
    const [before, next] = [spans[at - 1], spans[at + 1]];
    return (
      span.name === 'opt' &&
      before?.name === 'add' &&
      before.to === span.from &&
      next?.name === 'opt' &&
      next.from === span.to &&
      words[next.to]?.text === '/'
    );
  };
  return spans.flatMap((span, at) => {
    const next = spans[at + 1];
    if (isName(span, at)) return [];
    return next !== undefined && isName(next, at + 1) ? [{ ...span, to: next.to }] : [span];
  });
}
