import { fold } from '../../language/fold.ts';
import { ownValue } from '../../language/own-value.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { FollowUp } from '../follow-up.ts';
import { adds, removes, screenWord } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const unit =
  'kg|kilo|kilos|kilograms?|gr|grams?|g|mg|ton|lb|lbs|pounds?|oz|ounces?|ml|millilit(?:re|er)s?|mililitre|cl|dl|l|lt|litre|liters?|litres?|bardak|cups?|glasses|gallons?|cm|mm|m|metre|meters?|km|kilometers?|kilometres?|kilometre|mi|mil|miles?|inch|inches|ft|feet|yards?|kcal|kalori|cal|calories|sayfa|pages?|adet|pieces?|pcs|paket|kutu|koli|porsiyon|portions?|servings?|reps?|tekrar|set|adim|steps?|dk|dakika|minutes?|min|sn|saniye|seconds?|sec|saat|hours?|hrs?|gun|days?|°c|°f|celsius|fahrenheit|derece|degrees?|m2|metrekare|hektar|donum|acres?|kwh|%';
const unitWords = new RegExp(`^(?:${unit})$`);

/** Whether a folded word is a unit of a number. */
export const isUnitWord = (folded: string): boolean => unitWords.test(folded);

/** Units as they are said. */
const long: Readonly<Record<string, RegExp>> = {
  km: /^kilomet\w+$/,
  kg: /^kilo(?:s|gram\w*)?$/,
  m: /^met(?:re|er)\w*$/,
  cm: /^(?:centi|santi)met\w*$/,
  ml: /^mil+ilit\w*$/,
  l: /^lit(?:re|er)\w*$/,
};

// On folded text; the group is the new unit.
const patterns: readonly RegExp[] = [
  /(?:^| )birim(?:i|ini)?(?: de| da)? (\S+)(?: olsun| olacak| yap\w*| olarak.*| kullan\w*)?\s*[.!]?$/d,
  /(?:^| )(\S+) (?:cinsinden|biriminde|birimiyle|biriminden|olarak (?:yazilsin|gosterilsin|olculsun|girilsin))(?: .*)?$/d,
  /(?:^| )(?:unit|units)\b.*? (?:to|into|be|is|as|in|:) (\S+?)\s*[.!]?$/d,
  /^(?:(?:use|show|measure|switch to|change to|make it)(?: the)? )?(\S+) (?:instead of|rather than|not|as the unit|as unit) ?.*$/d,
  /^(?:use|show|measure|display|enter|write|put)? ?.+? in (\S+?)(?: instead.*| please)?\s*[.!]?$/d,
  /(?:^| )(\S+) (?:yazsin|olsun|gorunsun|kullan\w*|kullanilsin)\s*[.!]?$/d,
  /^(?:change|switch|convert) .+? (?:to|into) (\S+?)\s*[.!]?$/d,
];

const inUnit = / in \S+\s*[.!]?$/;

const isMeasured = ({ type, formula }: Field): boolean => type === 'number' && formula === undefined;

/** Units that are written with a sign. */
const signs: Readonly<Record<string, string>> = {
  fahrenheit: '°F',
  celsius: '°C',
  santigrat: '°C',
  pounds: 'lb',
  ounces: 'oz',
  percent: '%',
};

/** "temps in fahrenheit": a text that is measured becomes a number. */
function measuredText({ targets }: FollowUp): { entity: Entity; field: Field } | undefined {
  for (const { target } of targets)
    if (target.kind === 'field' && target.field.type === 'text' && target.field.role === undefined)
      return { entity: target.entity, field: { ...target.field, type: 'number' } };
  return undefined;
}

/** The number that is named, the one with the unit that is replaced, or the only one with a unit. */
function measuredField({ targets, spec, reading }: FollowUp): { entity: Entity; field: Field } | undefined {
  for (const { target } of targets) if (target.kind === 'field' && isMeasured(target.field)) return target;
  if (targets.some(({ target }) => target.kind === 'field')) return undefined;
  const all = spec.entities.flatMap((entity) =>
    entity.fields.filter(isMeasured).map((field) => ({ entity, field })),
  );
  const words = reading.words.map(({ folded }) => folded);
  const isSaid = (short: string): boolean =>
    words.some((word) => word === short || (long[short]?.test(word) ?? false));
  const replaced = all.filter(({ field }) => field.unit !== undefined && isSaid(fold(field.unit)));
  const [only, ...others] = replaced.length > 0 ? replaced : all.filter(({ field }) => field.unit);
  return others.length === 0 ? only : undefined;
}

/** "ağırlık birimi kg olsun", "use lbs instead of kg", "kilometre yerine mil". */
export const readUnit: ReadChange = (followUp) => {
  const { reading, has, targets } = followUp;
  const text = fold(reading.text);
  // "para birimi" is the currency; a new field may have a unit too.
  if (/(?:para|doviz) birimi|currency/.test(text) || has(/ (?:ekle\w*|add) /)) return undefined;
  // A field may be called "Birim".
  const isLabel = targets.some(
    ({ target, range }) => target.kind === 'field' && /^(?:birim|unit)/.test(reading.folded(range.from)),
  );
  // "takvim ilk sayfa olsun".
  const isScreen = has(screenWord) && targets.some(({ target }) => target.kind === 'screen');
  if (isLabel || isScreen || has(removes)) return undefined;
  const says = / (?:birim\w*|units?) /;
  const found = patterns
    .map((pattern) => pattern.exec(text)?.indices?.[1])
    .find((range) => range !== undefined && (has(says) || unitWords.test(text.slice(...range))));
  const instead = /(\S+) yerine (\S+)/d.exec(text);
  const replaced = instead !== null && unitWords.test(instead[2] ?? '') ? instead.indices?.[2] : undefined;
  const range = replaced ?? found;
  if (range === undefined) return undefined;
  const written = reading.text.slice(...range).replaceAll(/^["“'(]+|["”'.,)]+$/g, '');
  if (written === '' || written.length > 16 || adds.test(` ${fold(written)} `)) return undefined;
  // Lengths of time are kept in minutes.
  const isDuration = targets.some(
    ({ target }) => target.kind === 'field' && target.field.type === 'duration',
  );
  if (isDuration)
    return /^(?:dk|dakika|min|minutes?)$/.test(fold(written))
      ? nothing('same')
      : nothing('notPossible', reading.text.trim().slice(0, 60));
  // "playing time in minutes" names another number than the one with a unit.
  const isOfOther =
    inUnit.test(text) &&
    !/^(?:use|show|measure|display|enter|write|put|i want|everything|all|it)\b/.test(text) &&
    !targets.some(({ target }) => target.kind === 'field');
  if (isOfOther) return undefined;
  const measured = measuredField(followUp) ?? (inUnit.test(text) ? measuredText(followUp) : undefined);
  if (measured === undefined)
    return has(says) ? nothing('notPossible', reading.text.trim().slice(0, 60)) : undefined;
  const { entity, field } = measured;
  const unit = ownValue(signs, fold(written)) ?? written;
  if (field.unit === unit) return nothing('same');
  const column = entity.samples.map((row) => {
    const value = row[field.id];
    return typeof value === 'number' ? value : null;
  });
  return operations({ kind: 'changeField', entity: entity.id, field: { ...field, unit }, column });
};
