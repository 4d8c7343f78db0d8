import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { areLabel, type FieldTarget, wordsIn } from '../exact/labels-in-text.ts';
import { isSameWord } from '../exact/word-forms.ts';

/** What the number of a rule is: a price, a goal or a bound. */
export type NumberKind = 'price' | 'goal' | 'bound';

const nouns: Readonly<Record<NumberKind, RegExp>> = {
  price:
    /\b(?:prices?|rates?|fees?|charges?|costs?|rent|hire|subscription|dues|fares?|wages?|tariff|ucret\w*|fiyat\w*|kira(?!la)\w*|tarife\w*|aidat\w*|yevmiye\w*|bedel\w*)\b/,
  goal: /\b(?:targets?|goals?|aim|quota|hedef\w*)\b/,
  bound:
    /\b(?:limit\w*|max|maximum|cap|capacity|ceiling|at most|ust sinir\w*|sinir\w*|kontenjan\w*|kapasite\w*|azami|en fazla|maksimum)\b/,
};
const kinds: readonly NumberKind[] = ['goal', 'bound', 'price'];

/** Where a folded text calls a number of this kind by its noun. */
export const nounPlaces = (
  folded: string,
  kind: NumberKind,
): readonly { readonly from: number; readonly to: number }[] =>
  [...folded.matchAll(new RegExp(nouns[kind], 'g'))].map(({ index, 0: noun }) => ({
    from: index,
    to: index + noun.length,
  }));

/** What a folded text calls the number; undefined if it gives it no name. */
export const kindNamed = (folded: string): NumberKind | undefined =>
  kinds.find((kind) => nouns[kind].test(folded));

/** The word of a folded text for the number, as it is the name of a part: "rate". */
export const nounIn = (folded: string, kind: NumberKind): string | undefined => nouns[kind].exec(folded)?.[0];

const boundLabel = /^(?:max\b|maximum|limit|(?:en )?fazla|ust sinir|sinir|azami|kontenjan|capacity|kapasite)/;
const totalLabel = /\b(?:total|toplam|balance|bakiye|profit|kar|kalan|remaining)\b/;

/** All fields that are typed in, those of the rows that the app is about first. */
export const typedFields = ({ entities }: AppSpec): readonly FieldTarget[] =>
  entities.flatMap((entity) =>
    entity.fields
      .filter(({ formula }) => formula === undefined)
      .map((field): FieldTarget => ({ kind: 'field', entity, field })),
  );

const isOfKind = ({ field }: FieldTarget, kind: NumberKind): boolean => {
  const label = fold(field.label);
  if (kind === 'goal') return field.role === 'target' || nouns.goal.test(label);
  if (kind === 'bound') return boundLabel.test(label);
  const isPrice = field.role === 'price' || nouns.price.test(label);
  return isPrice && field.type === 'money' && !totalLabel.test(label);
};

/** The field that such a number is for. */
export const fieldOfKind = (spec: AppSpec, kind: NumberKind): FieldTarget | undefined =>
  typedFields(spec).find((each) => isOfKind(each, kind));

/** The number field for how much of something there is: "Miles" for "a mile". */
export const countOf = (spec: AppSpec, unit: string): FieldTarget | undefined =>
  typedFields(spec).find(
    ({ entity, field }) =>
      entity === spec.entities[0] &&
      field.type === 'number' &&
      (areLabel(wordsIn(field.label), wordsIn(unit)) ||
        wordsIn(field.label).some((word) => isSameWord(word, fold(unit)))),
  );

const plainUnit = (text: string): string => fold(text).replaceAll('²', '2').replaceAll('³', '3');

/** "metrekaresi 95 lira", "95 lira m2 si": the number field that counts what a price in Turkish is for one of. */
export function countOfOne(
  written: string,
  { start, end }: { readonly start: number; readonly end: number },
  spec: AppSpec,
): FieldTarget | undefined {
  const before = /([\p{L}\d²³]+)(?: s[iıuü])?\s*$/u.exec(
    written.slice(Math.max(0, start - reachOfUnit), start),
  )?.[1];
  const after = /^\s*(?:(?:oldu|olsun|olacak|yapalım|artık)\s+)?([\p{L}\d²³]+)/u.exec(
    written.slice(end, end + reachOfUnit),
  )?.[1];
  return [before, after]
    .flatMap((word) => {
      const folded = plainUnit(word ?? '');
      return [folded, folded.replace(/s?[iu]$/, '')].filter((each) => each.length > 1);
    })
    .map((word) => countOf(spec, word) ?? countInUnit(spec, word))
    .find((found) => found !== undefined);
}

/** The number field of the main rows that is measured in a unit. */
const countInUnit = (spec: AppSpec, unit: string): FieldTarget | undefined =>
  typedFields(spec).find(
    ({ entity, field }) =>
      entity === spec.entities[0] && field.type === 'number' && plainUnit(field.unit ?? '') === unit,
  );

/** Characters beside an amount in which its unit stands. */
const reachOfUnit = 40;

const amountLabel = /^(?:amount|total|charge|cost|price|pay|payment|tutar|toplam|ucret|odenecek)/;

/** The field for the sum of money that comes from a count and a rate. */
export const sumField = (spec: AppSpec): FieldTarget | undefined =>
  typedFields(spec).find(
    ({ entity, field }) =>
      entity === spec.entities[0] &&
      /^(?:money|text)$/.test(field.type) &&
      amountLabel.test(fold(field.label)),
  );
