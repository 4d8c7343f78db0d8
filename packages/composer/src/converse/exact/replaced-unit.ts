import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { type Change, operations } from '../changes/change.ts';
import { isUnitWord } from '../changes/unit.ts';
import { wordsIn } from './labels-in-text.ts';

/** Words that measure where they take the place of a unit. */
const measure =
  /^(?:bottles?|stones?|jars?|bags?|sacks?|crates?|trays?|boxes|bunches|bushels?|cuval|sise|torba|kasa|koli|deste|demet|teneke|kavanoz|mm|metre|kilo|litre)$/;
const isMeasure = (word: string): boolean =>
  isUnitWord(word) || measure.test(word) || measure.test(word.replace(/y?l[ae]$/, ''));
/** What a unit is called in speech. */
const spoken: Readonly<Record<string, RegExp>> = {
  cm: /^santim\w*$/,
  kg: /^kilo\w*$/,
  km: /^kilomet\w*$/,
  ml: /^mil+ilit\w*$/,
  l: /^lit(?:re|er)\w*$/,
  m: /^met(?:re|er)\w*$/,
};
const ending = '(?:n?[dt][ae]n|y?l[ae]|[iu]|y[iu]|s)?';
/** What follows or comes before a unit that is not wanted any more. */
const behind =
  ' (?:ile )?(?:bitti|kalkti|olmaz|olmasin|degil|yerine|tutma|yazma|anlami|bilm[ei]|kullanmi|istemi|is not|isnt|means nothing)';
const before =
  '(?:not|no more|instead of|rather than|forget|(?:dont|don t|do not|doesnt|doesn t|never|nobody|no one|noone)(?: \\w+){0,3}? (?:do|does|use|uses|sell|know|measure)) (?:in |the )?';
const otherWish =
  /\b(?:ekle\w*|add|kaldir\w*|sil(?:in)?|remove|delete|drop|rename|sort\w*|group\w*|also|too|ayrica)\b|\?/;
const longestMessage = 18;

interface Measured {
  readonly entity: Entity;
  readonly field: Field;
  /** The word of its label or unit. */
  readonly own: string;
}

const measuredIn = ({ entities }: AppSpec): readonly Measured[] =>
  entities.flatMap((entity) =>
    entity.fields.flatMap((field): Measured[] => {
      const own = [fold(field.unit ?? ''), ...wordsIn(field.label)].find(isMeasure);
      const isNumber = /^(?:number|text)$/.test(field.type) && field.formula === undefined;
      return isNumber && own !== undefined ? [{ entity, field, own }] : [];
    }),
  );

/** The words by which a message may call a unit. */
const wordOf = (own: string): string =>
  `(?:${own}${spoken[own] === undefined ? '' : `|${spoken[own].source.slice(1, -1)}`})${ending}`;

function withUnit({ field }: Measured, unit: string, language: AppSpec['language']): Field {
  const label = field.label
    .split(' ')
    .map((word, at) => (isMeasure(fold(word)) ? (at === 0 ? upperCaseFirst(unit, language) : unit) : word))
    .join(' ');
  return { ...field, label, type: 'number', ...(field.unit !== undefined && { unit }) };
}

/**
 * "we do no inches, switch it to mm", "litre bitti kg olacak": another unit for a part whose unit the message calls and does not
 * want any more. Undefined for any other message.
 */
export function replacedUnit(written: string, spec: AppSpec): Change | undefined {
  const words = wordsIn(written);
  const text = words.join(' ');
  if (words.length > longestMessage || otherWish.test(fold(written))) return undefined;
  const denied = measuredIn(spec).filter(({ own }) =>
    new RegExp(`\\b${wordOf(own)}${behind}|\\b${before}${wordOf(own)}\\b`).test(text),
  );
  const [only, ...others] = denied;
  if (only === undefined || others.length > 0) return undefined;
  const isOwn = new RegExp(`^${wordOf(only.own)}$`);
  const [unit, ...more] = words.filter(
    (word, at) => isMeasure(word) && !isOwn.test(word) && !/^\d/.test(words[at - 1] ?? ''),
  );
  if (unit === undefined || more.some((word) => word !== unit)) return undefined;
  const word = written.split(/[^\p{L}\p{N}]+/u).find((word) => fold(word) === unit) ?? unit;
  // "tenekeyle hesaplarız".
  const typed = measure.test(unit) || isUnitWord(unit) ? word : word.replace(/y?l[ae]$/iu, '');
  const column = only.entity.samples.map((row) => {
    const value = row[only.field.id];
    return typeof value === 'number' ? value : null;
  });
  const field = withUnit(only, typed, spec.language);
  return operations({ kind: 'changeField', entity: only.entity.id, field, column });
}
