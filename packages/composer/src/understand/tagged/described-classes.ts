import { classesOf, classFeatures } from '../../word-classes/index.ts';
import type { Range, Reading } from '../reading.ts';

/** What other readers say about each word. */
export interface OtherFindings {
  /** What kind of choice they made. */
  readonly choice: string;
  readonly places: readonly Range[];
  readonly chosen: readonly string[];
  readonly nouns: readonly string[];
  readonly known: readonly string[];
  readonly length: string;
  isUsed(at: number): number;
  isStop(at: number): number;
}

const isWordOrNumber = (name: string): boolean => /^[a-z?#]/.test(name);

/** The classes of the first and the last word between the marks around a word. */
function segmentClasses(classes: readonly string[], at: number): readonly string[] {
  let [from, to] = [at, at];
  while (isWordOrNumber(classes[from - 1] ?? '')) from -= 1;
  while (isWordOrNumber(classes[to + 1] ?? '')) to += 1;
  return [`v${to === at ? 'self' : classes[to]}`, `b${from === at ? 'self' : classes[from]}`];
}

/** The features by what kind of thing each word of a description stands for. */
export function describedClasses(
  { words, language }: Reading,
  found: OtherFindings,
): (at: number) => readonly string[] {
  const classes = classesOf(words, language);
  const [place] = found.places;
  const chosenClass = (place && classes[place.to - 1]) ?? 'none';
  return (at) => {
    const own = classes[at] ?? '';
    const isFirst = classes.indexOf(own) === at ? 1 : 0;
    const chosen = found.chosen[at] ?? '';
    const folded = words[at]?.kind === 'word' ? words[at].folded : '';
    return [
      ...classFeatures(classes, at),
      `c,r=${own} ${chosen}`,
      `c,cc=${own} ${chosenClass}`,
      `c,r,cc=${own} ${chosen} ${found.choice}`,
      `c,u=${own} ${found.isUsed(at)}`,
      `c,k=${own} ${found.known[at] ?? ''}`,
      `c,n=${own} ${found.nouns[at] ?? ''}`,
      `c,f=${own} ${isFirst} ${found.length}`,
      `c,at=${own} ${Math.min(at, 4)}`,
      `c,e3=${own} ${folded.slice(-3)}`,
      `c,e2=${own} ${folded.slice(-2)}`,
      `c,stop=${own} ${found.isStop(at - 1)}${found.isStop(at + 1)}`,
      ...segmentClasses(classes, at).map((each) => `c,v=${own} ${each}`),
    ];
  };
}
