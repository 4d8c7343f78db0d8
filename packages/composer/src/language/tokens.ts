import { fold } from './fold.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** As written, without an ending after an apostrophe. */
  readonly text: string;
  readonly folded: string;
  /** Folded ending after an apostrophe: 'nin' in "Ali'nin", 's' in "kid's". */
  readonly ending: string;
  /** Offsets in the text, including the ending. */
  readonly start: number;
  readonly end: number;
}

const pattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ]\p{L}+)?|\n|[^\s]/gu;
const contraction = /^(?:t|m|ve|ll|re|d)$/;

const readToken = (raw: string, start: number): Token => {
  const end = start + raw.length;
  if (!/^[\p{L}\p{N}]/u.test(raw)) return { kind: 'mark', text: raw, folded: raw, ending: '', start, end };
  const at = raw.search(/['’ʼ]/);
  const afterMark = at < 0 ? '' : fold(raw.slice(at + 1));
  const isWhole = at < 0 || contraction.test(afterMark);
  const text = isWhole ? raw : raw.slice(0, at);
  const folded = fold(text).replaceAll("'", '');
  const kind = /^\p{N}+$/u.test(folded) ? 'number' : 'word';
  return { kind, text, folded, ending: isWhole ? '' : afterMark, start, end };
};

/** Words, numbers and marks in order. A line break is a mark; other white space is not a token. Hyphens split words. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (const match of text.matchAll(pattern)) {
    const [raw] = match;
    const isHyphenInWord =
      raw === '-' && match.index === previousEnd && /[\p{L}\p{N}]/u.test(text.charAt(match.index + 1));
    if (!isHyphenInWord) tokens.push(readToken(raw, match.index));
    previousEnd = match.index + raw.length;
  }
  return tokens;
}
