import { fold } from '../../language/fold.ts';
import type { Field } from '../../spec/field.ts';
import type { FollowUp } from '../follow-up.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const number = '(-?\\d+(?:[.,]\\d+)?)';
const of = (source: string): RegExp => new RegExp(source.replaceAll('#', number));

// On folded text.
const least: readonly RegExp[] = [
  of(
    '(?:at least|minimum(?: of)?|no less than|(?:not|never|cant|can t|cannot|shouldnt|mustnt) (?:be |go )?(?:less|lower|smaller|fewer) than|(?:not|never) (?:be |go )?(?:below|under)) #',
  ),
  of('(?:en az|minimum|asgari) #'),
  of("#(?:[' ]?[dt][ae]n)? (?:az|asagi|dusuk|kucuk) (?:olma|girilme|yazilma|kaydetme|kabul etme)"),
  of("#(?:[' ]?n?[iu]n) altin(?:a|da) (?:olma|dusme|inme|girilme)"),
];
const most: readonly RegExp[] = [
  of(
    '(?:at most|maximum(?: of)?|no more than|(?:not|never|dont|cannot) exceed|(?:not|never|cant|can t|cannot|shouldnt|mustnt) (?:be |go )?(?:more|higher|bigger|larger|greater) than|(?:not|never) (?:be |go )?(?:above|over)) #',
  ),
  of('(?:en fazla|en cok|maksimum|azami) #'),
  of("#(?:[' ]?[dt][ae]n)? (?:fazla|cok|yuksek|buyuk) (?:olma|girilme|yazilma|kaydetme|kabul etme)"),
  of("#(?:[' ]?n?[iu]n) ustun(?:e|de) (?:olma|cikma|girilme)"),
  // "400ü geçmesin".
  of("#(?:[' ]?[yn]?[iu])? (?:gecme|asma|asilma|gecilme)(?:s[iu]n\\w*|meli|mali|y[ae]l[iu]m)"),
];
const between = of('(?:between|from)? ?# (?:and|to|ile|-|–) # ?(?:arasi\\w*|between|range)?');

const isLimited = ({ type, formula }: Field): boolean =>
  ['number', 'money', 'percent', 'duration'].includes(type) && formula === undefined;

const valueIn = (patterns: readonly RegExp[], text: string): number | undefined => {
  const digits = patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

function limitsIn({ reading, has }: FollowUp): { minimum?: number; maximum?: number } {
  const text = reading.words
    .map(({ folded }) => folded)
    .join(' ')
    .replaceAll(/['’]/g, '');
  const minimum = valueIn(least, text);
  const maximum = valueIn(most, text);
  if (minimum !== undefined || maximum !== undefined)
    return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  const [, from, to] = has(/ (?:between|arasi\w*|arasinda) /) ? (between.exec(text) ?? []) : [];
  return from === undefined || to === undefined ? {} : { minimum: Number(from), maximum: Number(to) };
}

/** Labels of what is counted. */
const counts = /(?:^| )(?:number of|how many|count|kac|adet|\w+ sayisi|people|kids|persons|guests)(?: |$)/;

/** A text with a smallest and a largest number becomes a number: "pain must be between 1 and 10". */
const asNumber = <Part extends { readonly field: Field }>(
  part: Part | undefined,
  { minimum, maximum }: { readonly minimum?: number; readonly maximum?: number },
): Part | undefined =>
  part?.field.type === 'text' &&
  ((minimum !== undefined && maximum !== undefined) ||
    (maximum !== undefined && counts.test(fold(part.field.label))))
    ? { ...part, field: { ...part.field, type: 'number', minimum: minimum ?? 0 } }
    : undefined;

/** "amount must not be less than 500", "yaş en fazla 18 olsun": what the form refuses. */
export const readLimits: ReadChange = (followUp) => {
  const fields = followUp.targets.flatMap(({ target }) => (target.kind === 'field' ? [target] : []));
  const named = fields.find(({ field }) => isLimited(field)) ?? asNumber(fields[0], limitsIn(followUp));
  if (
    named === undefined ||
    followUp.has(/ (?:ekle\w*|add|sirala\w*|sort|goster\w*|show|mark|uyar\w*|warn) /)
  )
    return undefined;
  const limits = limitsIn(followUp);
  if (Object.keys(limits).length === 0) return undefined;
  const { entity, field } = named;
  const changed = { ...field, ...limits };
  if (changed.minimum === field.minimum && changed.maximum === field.maximum) return nothing('same');
  if (changed.minimum !== undefined && changed.maximum !== undefined && changed.minimum > changed.maximum)
    return nothing('notPossible', followUp.reading.text.trim().slice(0, 60));
  // Sample rows keep to the limits too.
  const column = entity.samples.map((row) => {
    const value = row[field.id];
    if (typeof value === 'number')
      return Math.min(changed.maximum ?? value, Math.max(changed.minimum ?? value, value));
    return typeof value === 'string' ? (changed.minimum ?? null) : (value ?? null);
  });
  return operations({ kind: 'changeField', entity: entity.id, field: changed, column });
};
