import type { Range, Reading } from './reading.ts';

/** The folded words of a description with a space after each, and the words of a part of it. */
export function joinWords({ words }: Reading): {
  readonly text: string;
  readonly rangeOf: (from: number, to: number) => Range | undefined;
} {
  const places = new Map<number, number>();
  let text = '';
  for (const [at, { folded, kind, text: written }] of words.entries()) {
    places.set(text.length, at);
    text += `${kind === 'mark' ? written : folded} `;
  }
  return {
    text,
    rangeOf(start, end) {
      const from = places.get(start);
      return from === undefined ? undefined : { from, to: places.get(end) ?? words.length };
    },
  };
}
