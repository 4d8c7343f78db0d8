import type { AppSpec } from '../spec/app-spec.ts';
import type { Reading } from '../understand/reading.ts';
import type { NamedTarget, Target } from './targets.ts';

const ordinals: readonly (readonly [words: RegExp, place: number])[] = [
  [/^(?:ilk|birinci|1inci|1st|first|soldaki|leftmost)$/, 0],
  [/^(?:ikinci|2nci|2inci|2nd|second)$/, 1],
  [/^(?:ucuncu|3uncu|3rd|third)$/, 2],
  [/^(?:dorduncu|4uncu|4th|fourth)$/, 3],
  [/^(?:besinci|5inci|5th|fifth)$/, 4],
  [/^(?:son|sonuncu|last|final|sagdaki|rightmost)$/, -1],
];
const tab = /^(?:sekme\w*|ekran\w*|sayfa\w*|tabs?|screens?|pages?)$/;
const field = /^(?:alan\w*|kutu\w*|fields?|inputs?)$/;
/** "ilk sekme olsun": where something goes, not what is meant. */
const isGoal = /^(?:sekme|ekran|sayfa|alan)$/;

/** "ikinci sekmeyi", "the second tab", "son alanı": parts of the app that are named by their place. */
export function addOrdinals(reading: Reading, spec: AppSpec, targets: NamedTarget[]): void {
  for (const [at, { folded }] of reading.words.entries()) {
    const place = ordinals.find(([words]) => words.test(folded))?.[1];
    const next = reading.folded(at + 1);
    if (place === undefined || (isGoal.test(next) && targets.length > 0)) continue;
    // "make it the first tab" says where it goes.
    if (reading.language === 'en' && targets.some(({ range }) => range.to <= at)) continue;
    const main = spec.screens.filter((screen) => screen.place === 'main');
    const screen = tab.test(next) ? main.at(place) : undefined;
    const [entity] = spec.entities;
    const named = field.test(next) ? entity?.fields.at(place) : undefined;
    const target: Target | undefined =
      screen !== undefined
        ? { kind: 'screen', screen }
        : named !== undefined && entity !== undefined
          ? { kind: 'field', entity, field: named }
          : undefined;
    if (target !== undefined) targets.push({ target, range: { from: at, to: at + 2 } });
  }
  targets.sort((a, b) => a.range.from - b.range.from);
}
