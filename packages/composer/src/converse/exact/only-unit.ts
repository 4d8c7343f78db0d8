import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { type Change, operations } from '../changes/change.ts';
import { wordsIn } from './labels-in-text.ts';

/** Units of lengths, weights and volumes, which are only compared with each other. */
const dimensions: readonly RegExp[] = [
  /^(?:km|kilomet(?:re|er)s?|miles?|mi|met(?:re|er)s?|feet|ft|yards?|cm|inch|inches|metre|kilometre)$/,
  /^(?:kg|kilos?|kilograms?|lbs?|pounds?|stones?|grams?|oz|ounces?|gram|kilo)$/,
  /^(?:ml|lit(?:re|er)s?|gallons?|pints?|oz|ounces?|cl|litre)$/,
];
const wish =
  /\b(?:make|switch|change|use|want|need|should|convert|in|for|to|olsun|yap\w*|cevir\w*|kullan\w*)\b/;
const otherWish =
  /\b(?:ekle\w*|add|kaldir\w*|sil(?:in)?|remove|delete|drop|rename|call|sort\w*|group\w*|also|too|ayrica|field|column|alan\w*)\b|\?|\d/;
/** Before the unit of before. */
const denies = /^(?:not|from|than|of|degil)$/;
const longestMessage = 14;

interface Measured {
  readonly entity: Entity;
  readonly field: Field;
}

/** Short and long forms of the same unit begin alike: "km" and "kilometre". */
const sameUnits = [
  /^k(?:m$|ilomet)/,
  /^m(?:$|et)/,
  /^mi(?:$|l)/,
  /^k(?:g$|ilo(?!met))/,
  /^g(?:$|ram)/,
  /^(?:ft|feet)$/,
  /^(?:lb|pound)/,
  /^(?:oz|ounce)/,
];

const isOther = (own: string, next: string): boolean =>
  own.slice(0, 4) !== next.slice(0, 4) && !sameUnits.some((same) => same.test(own) && same.test(next));

/** The parts that are measured in another unit of the same kind. */
const measuredIn = ({ entities }: AppSpec, dimension: RegExp, next: string): readonly Measured[] =>
  entities.flatMap((entity) =>
    entity.fields.flatMap((field): Measured[] => {
      const own = [fold(field.unit ?? ''), ...wordsIn(field.label)].find((word) => dimension.test(word));
      const isMeasure = /^(?:number|text)$/.test(field.type) && field.formula === undefined;
      const isOwnName = wordsIn(field.label).includes(next);
      return isMeasure && own !== undefined && !isOwnName && isOther(own, next) ? [{ entity, field }] : [];
    }),
  );

/** The label and the unit with the new one in the place of the old one. */
function withUnit(
  { field }: Measured,
  dimension: RegExp,
  unit: string,
  language: AppSpec['language'],
): Field {
  const words = field.label.split(/(?<=\s|\()|(?=\))/u);
  const label = words
    .map((word, at) => {
      const plain = word.trim();
      if (!dimension.test(fold(plain))) return word;
      return `${at === 0 ? upperCaseFirst(unit, language) : unit}${word.slice(plain.length)}`;
    })
    .join('');
  return { ...field, label, ...(field.unit !== undefined && { unit }) };
}

/** "make that ml", "metres for the rise, my crew is Dutch": another unit for the only part that is measured in one of its kind. */
export function onlyUnit(written: string, spec: AppSpec): Change | undefined {
  const text = fold(written);
  const words = wordsIn(written);
  if (words.length > longestMessage || otherWish.test(text) || !wish.test(text)) return undefined;
  for (const dimension of dimensions) {
    const unit = words.find((word, at) => {
      const isNew = dimension.test(word) && !denies.test(words[at - 1] ?? '');
      return isNew && measuredIn(spec, dimension, word).length === 1;
    });
    const [only] = unit === undefined ? [] : measuredIn(spec, dimension, unit);
    if (unit === undefined || only === undefined) continue;
    const column = only.entity.samples.map((row) => row[only.field.id] ?? null);
    const field = withUnit(only, dimension, unit, spec.language);
    return operations({ kind: 'changeField', entity: only.entity.id, field, column });
  }
  return undefined;
}
