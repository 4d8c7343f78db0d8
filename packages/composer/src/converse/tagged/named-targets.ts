import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { FollowUp, Target } from '../follow-up.ts';
import { isFunctionWord } from '../loose/loose-words.ts';
import type { TagSpan } from './tags.ts';

export type FieldTarget = Extract<Target, { kind: 'field' }>;

/** The part of the app that a span names: the longest name in it. */
export function targetOf({ targets }: FollowUp, { from, to }: TagSpan): Target | undefined {
  return targets
    .filter(({ range }) => range.from < to && range.to > from)
    .sort((one, other) => other.range.to - other.range.from - (one.range.to - one.range.from))[0]?.target;
}

/** Whether a word names rows or a field of the app. */
export const isPartOf =
  ({ targets }: FollowUp) =>
  (at: number): boolean =>
    targets.some(
      ({ target, range }) =>
        (target.kind === 'field' || target.kind === 'entity') && at >= range.from && at < range.to,
    );

/** All parts of the app that exactly these words may name. */
export const targetsIn = ({ targets }: FollowUp, { from, to }: TagSpan): readonly Target[] =>
  targets.filter(({ range }) => range.from >= from && range.to <= to).map(({ target }) => target);

/** Longest ending that a word of a label may have more than the same word in a message. */
const longestEnding = 4;

/** "plaka" and "plakası", "renk" and "rengi". */
function areSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3 || long.length - short.length > longestEnding) return short === long;
  return long.startsWith(short.length > 3 && /[kptc]$/.test(short) ? short.slice(0, -1) : short);
}

/** The field whose label has all of these words beside others, if there is only one: "plaka" for "Araç plakası". */
export function fieldByPartOfLabel(written: string, spec: AppSpec): FieldTarget | undefined {
  const wordsOf = (text: string): readonly string[] =>
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !isFunctionWord(word, spec.language));
  const words = wordsOf(written);
  if (words.length === 0) return undefined;
  const found = spec.entities.flatMap((entity) =>
    entity.fields
      .filter(({ label }) => {
        const own = wordsOf(label);
        return words.every((word) => own.some((each) => areSameWord(word, each)));
      })
      .map((field): FieldTarget => ({ kind: 'field', entity, field })),
  );
  return found.length === 1 ? found[0] : undefined;
}
