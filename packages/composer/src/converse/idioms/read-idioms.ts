import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';

/** What is asked for in the words that the readers have, one text for each wish; undefined if it is something else. */
export type Write = (
  groups: Readonly<Record<string, string>>,
  spec: AppSpec,
) => readonly string[] | undefined;

export interface Idiom {
  readonly pattern: RegExp;
  readonly write: Write;
  /** What else the text could mean is the opposite of what is asked for. */
  readonly isOnly: boolean;
}

/** A saying that is the whole of a text: `source` matches folded text, the groups are given as they were typed. */
export const idiom = (source: string, write: Write, isOnly = false): Idiom => ({
  pattern: new RegExp(`^${source}\\s*[.!]*$`, 'd'),
  write,
  isOnly,
});

export interface SaidWishes {
  readonly wishes: readonly string[];
  readonly isOnly: boolean;
}

/** A text without apostrophes and double spaces, which no saying knows. */
export const plainText = (prompt: string): string =>
  prompt.trim().replaceAll(/[’']/g, ' ').replaceAll(/ {2,}/g, ' ');

/** What each saying that fits the text asks for, in the order of the sayings. */
export function* readIdioms(
  idioms: readonly Idiom[],
  text: string,
  spec: AppSpec,
): Generator<SaidWishes, void> {
  const folded = fold(text);
  for (const { pattern, write, isOnly } of idioms) {
    const indices = pattern.exec(folded)?.indices?.groups;
    if (indices === undefined) continue;
    const groups = Object.fromEntries(
      Object.entries(indices).map(([name, range]) => [name, range === undefined ? '' : text.slice(...range)]),
    );
    const wishes = write(groups, spec);
    if (wishes !== undefined) yield { wishes, isOnly };
  }
}
