import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity, Rule } from '../../spec/entity.ts';
import { type FieldTarget, wordsIn } from '../exact/labels-in-text.ts';
import { isPossible } from '../is-possible.ts';
import type { Operation } from '../operation.ts';
import { kindNamed, type NumberKind, nounPlaces, typedFields } from './number-subject.ts';
import { type Amount, amountsIn } from './read-amount.ts';
import { limitOf, withLimit } from './stated-number.ts';

/** The number in a label: "Goal (120 minutes)", "Saat ücreti (120 lira)". */
export const note = / \([^()]*?(?<digits>\d+(?:[.,]\d+)?)[^()]*\)$/;
const otherWish = /\b(?:kaldir\w*|sil(?:in|elim)?|remove|delete|rename|ekle\w*|add)\b|\?/;
const settles =
  /\b(?:agreed|decided|now|make|set|change\w*|be|is|was|gone|going|went|up|upped|hiked?|down|oldu|olsun|olacak|yap\w*|cikti|cikar\w*|cikart\w*|artti|artik|olmus|zamlan\w*|yukselt\w*|yuksel\w*|dusur\w*|indi\w*|dustu|zam)\b/;
/** Characters between a noun and its number. */
const reach = 60;
const stemLength = 4;

/** The first number after the noun, else the one shortly before it: "bump the goal to 450", "425 is the new goal". */
function amountBeside(text: string, kind: NumberKind, amounts: readonly Amount[]): Amount | undefined {
  for (const { from, to } of nounPlaces(text, kind)) {
    const after = amounts.find(({ start }) => start >= to && start - to < reach);
    const before = amounts.findLast(({ end }) => end <= from && from - end < reach / 2);
    if (after !== undefined || before !== undefined) return after ?? before;
  }
  return undefined;
}

/** "an hour" beside "Rate per hour", "koltuk başı" beside "Koltuk ücreti": the words that both have. */
function isOfLabel(text: string, { field }: FieldTarget): boolean {
  const said = new Set(wordsIn(text).map((word) => word.slice(0, stemLength)));
  return wordsIn(field.label.replace(note, '')).some(
    (word) => word.length > 2 && !/^(?:rate|per|ucreti)$/.test(word) && said.has(word.slice(0, stemLength)),
  );
}

/** The field with the number in its label and for new rows. Rows that there are keep theirs. */
export function withNumber({ entity, field }: FieldTarget, { value, digits }: Amount): Operation {
  const label = field.label.replace(note, (whole, old: string) => whole.replace(old, digits));
  const next = { ...field, label, ...(typeof field.initial === 'number' && { initial: value }) };
  const column = entity.samples.map((row) => row[field.id] ?? null);
  return { kind: 'changeField', entity: entity.id, field: next, column };
}

function ofLabels(text: string, spec: AppSpec, amounts: readonly Amount[]): Operation | undefined {
  for (const target of typedFields(spec)) {
    const digits = note.exec(target.field.label)?.groups?.['digits'];
    const kind = kindNamed(fold(target.field.label));
    if (digits === undefined || kind === undefined) continue;
    const beside = amountBeside(text, kind, amounts);
    const only = kind === 'price' && isOfLabel(text, target) && settles.test(text) ? amounts[0] : undefined;
    const next = beside ?? (amounts.length === 1 ? only : undefined);
    if (next !== undefined && next.value !== Number(digits.replace(',', '.')))
      return withNumber(target, next);
  }
  return undefined;
}

interface Limited {
  readonly entity: Entity;
  readonly rule: Rule;
}

/** "sınır 800 km olsun", "committee has agreed 75 litres": the only limit of the app, by its noun or by what it counts. */
function ofLimit(text: string, spec: AppSpec, amounts: readonly Amount[]): Operation | undefined {
  const limited = spec.entities.flatMap((entity): Limited[] =>
    entity.rules.filter((rule) => limitOf(rule) !== undefined).map((rule) => ({ entity, rule })),
  );
  const [found, ...more] = limited;
  if (found === undefined || more.length > 0 || !settles.test(text)) return undefined;
  const { entity, rule } = found;
  const label = 'field' in rule ? entity.fields.find(({ id }) => id === rule.field)?.label : undefined;
  const stem = label === undefined ? undefined : fold(label).slice(0, stemLength);
  const counted = amounts.find(({ end, unit }) =>
    stem === undefined ? false : fold(unit).startsWith(stem) || text.slice(end).trimStart().startsWith(stem),
  );
  const next = amountBeside(text, 'bound', amounts) ?? (amounts.length === 1 ? counted : undefined);
  if (next === undefined || next.value === limitOf(rule)) return undefined;
  const rules = entity.rules.map((each) => (each === rule ? withLimit(each, next.value) : each));
  return { kind: 'setRules', entity: entity.id, rules };
}

/**
 * A new number for a price, a goal or a limit that the app shows: "make my goal 180, grade 6 is in march". It is read before other
 * wishes, because the words around it look like names and values. Undefined if the message gives none.
 */
export function restatedNumber(written: string, spec: AppSpec): readonly Operation[] | undefined {
  const text = fold(written);
  // Places in the folded text are those of the written one only if both have the same length.
  if (text.length !== written.length || otherWish.test(text)) return undefined;
  const amounts = amountsIn(written, spec.language);
  if (amounts.length === 0 || amounts.length > 2) return undefined;
  const operation = ofLabels(text, spec, amounts) ?? ofLimit(text, spec, amounts);
  return operation !== undefined && isPossible(spec, [operation]) ? [operation] : undefined;
}
