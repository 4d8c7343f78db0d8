import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity, Rule } from '../../spec/entity.ts';
import { type Field, labelMaximum } from '../../spec/field.ts';
import { type FieldTarget, labelsIn, wordsIn } from '../exact/labels-in-text.ts';
import { isPossible } from '../is-possible.ts';
import type { Operation } from '../operation.ts';
import { undoes } from '../verbs.ts';
import {
  countOf,
  countOfOne,
  fieldOfKind,
  kindNamed,
  type NumberKind,
  nounIn,
  sumField,
  typedFields,
} from './number-subject.ts';
import { type Amount, newAmount } from './read-amount.ts';

/** That a number is another one than before. */
const changes =
  /\b(?:(?:gone|went|goes|going|put|came|come|coming) (?:up|down)|rais\w*|increas\w*|reduc\w*|lower\w*|bump\w*|lift\w*|upped|ups|hiked?|cut|chang\w*|now|says?|make|set|became|not|instead|yap\w*|oldu\w*|cikar\w*|cikti\w*|cikart\w*|yukselt\w*|yuksel\w*|indir\w*|indi|dusur\w*|dustu|art[iu]r\w*|artt[iu]\w*|guncelle\w*|degis\w*|zamlan\w*|artik|olmus|zamli\w*|cek\w{0,4}|az geldi|yetmi\w*)\b/;
/** Words of wishes that have a number of their own. */
const otherWish =
  /\b(?:ekle\w*|kaldir\w*|sil\w*|adini|ismini|add|remove|delete|rename|sort\w*|group\w*|siral\w*|grupla\w*|stars?|yildiz\w*|out of|arasi\w*|between|decimals?|digits?|basamak|options?|secenek\w*|secmeli|secilsin|choice|choose|pick|dropdown|varsayilan|default|sample|ornek|example|app (?:is )?called|font|punto|buyut\w*|warn\w*|uyar\w*|alert\w*|remind\w*|hatirlat\w*|zorunlu|required|at least|en az|minimum|columns?|sutun\w*|lists?|dakika\w*|minutes? long|before|once|players?|oyuncu\w*)\b/;
const shortMessage = 8;
const stemLength = 4;

const withoutNote = (label: string): string => label.replace(/ \([^()]*\d[^()]*\)$/, '');

/** The label with the number: in the place of the one that it has, else behind it. */
function labelWith(label: string, amount: Amount): string {
  // "20 oldu": the number alone takes the place of that in "15 lira".
  const isNumberOnly = !amount.isMoney && amount.unit === '' && amount.per === undefined;
  if (isNumberOnly && / \([^()]*\d/.test(label))
    return label.replace(/(?<= \([^()]*?)\d+(?:[.,]\d+)?(?=[^()]*\)$)/, amount.digits);
  const bare = withoutNote(label);
  const digits = /\d+(?:[.,]\d+)?/;
  const written = digits.exec(amount.text)?.[0] ?? String(amount.value);
  const next = digits.test(bare) ? bare.replace(digits, written) : `${bare} (${amount.text})`;
  return next.length > labelMaximum ? bare : next;
}

export const limitOf = (rule: Rule): number | undefined =>
  rule.kind === 'capacity'
    ? rule.capacity
    : 'when' in rule && 'below' in rule.when
      ? rule.when.below
      : 'when' in rule && 'above' in rule.when
        ? rule.when.above
        : undefined;

export function withLimit(rule: Rule, value: number): Rule {
  if (rule.kind === 'capacity') return { ...rule, capacity: Math.max(1, Math.round(value)) };
  if (!('when' in rule)) return rule;
  return { ...rule, when: 'below' in rule.when ? { below: value } : { above: value } };
}

/** The rules with a limit that the number is for: those with the old one, else the only one. */
function changedRules(
  spec: AppSpec,
  kind: NumberKind | undefined,
  next: Amount,
  old: Amount | undefined,
): readonly Operation[] {
  const limited = spec.entities.flatMap((entity) =>
    entity.rules.filter((rule) => limitOf(rule) !== undefined).map((rule) => ({ entity, rule })),
  );
  const wanted =
    old !== undefined
      ? limited.filter(({ rule }) => limitOf(rule) === old.value)
      : kind !== undefined && kind !== 'price' && limited.length === 1
        ? limited
        : [];
  const entities = new Set<Entity>(wanted.map(({ entity }) => entity));
  return [...entities].map((entity) => ({
    kind: 'setRules',
    entity: entity.id,
    rules: entity.rules.map((rule) =>
      wanted.some((each) => each.rule === rule) ? withLimit(rule, next.value) : rule,
    ),
  }));
}

const columnOf = ({ entity, field }: FieldTarget): Extract<Operation, { kind: 'changeField' }>['column'] =>
  entity.samples.map((row) => row[field.id] ?? null);

/** The field with the number in its label; new rows begin with a goal, or with a price that is not for one of several. */
function changedField(target: FieldTarget, kind: NumberKind | undefined, amount: Amount): Operation {
  const { entity, field } = target;
  const isNumber = field.type === 'number' || field.type === 'money';
  const begins =
    isNumber &&
    field.formula === undefined &&
    (kind === 'goal' || (kind === 'price' && amount.per === undefined));
  // Rows with prices of their own have no common one: only new rows begin with it.
  const prices = new Set(entity.samples.map((row) => row[field.id]));
  const isOfRow = kind === 'price' && amount.per === undefined && prices.size > 1;
  const next: Field = {
    ...field,
    ...(!isOfRow && { label: labelWith(field.label, amount) }),
    ...(begins && { initial: amount.value }),
  };
  return { kind: 'changeField', entity: entity.id, field: next, column: columnOf(target) };
}

/** A new field for the number, and the sum of money that comes from it if the rows have both. */
function addedField(
  spec: AppSpec,
  kind: NumberKind,
  noun: string | undefined,
  amount: Amount,
  { one, isLowest }: { readonly one: FieldTarget | undefined; readonly isLowest: boolean },
): readonly Operation[] {
  const [entity] = spec.entities;
  const isTurkish = spec.language === 'tr';
  const id = kind === 'price' ? 'unitRate' : kind === 'goal' ? 'goalNumber' : 'limitNumber';
  if (entity === undefined || entity.fields.some((field) => field.id === id)) return [];
  const names = {
    price: isTurkish ? 'birim ücret' : 'rate',
    goal: isTurkish ? 'hedef' : 'goal',
    bound: isTurkish ? (isLowest ? 'alt sınır' : 'sınır') : 'limit',
  } as const;
  const name = isTurkish || noun === undefined ? names[kind] : noun;
  const field: Field = {
    id,
    label: labelWith(upperCaseFirst(name, spec.language), amount),
    type: kind === 'price' ? 'money' : 'number',
    isRequired: false,
    initial: amount.value,
  };
  const column = entity.samples.map(() => amount.value);
  const added: Operation = {
    kind: 'addField',
    entity: entity.id,
    field,
    index: entity.fields.length,
    column,
  };
  const count = kind === 'price' && amount.per !== undefined ? countOf(spec, amount.per) : one;
  const sum = count === undefined ? undefined : sumField(spec);
  if (count === undefined || sum === undefined) return [added];
  const { initial: _, placeholder: _placeholder, unit: _unit, ...plain } = sum.field;
  const computed: Operation = {
    kind: 'changeField',
    entity: entity.id,
    field: {
      ...plain,
      type: 'money',
      isRequired: false,
      formula: { kind: 'arithmetic', operator: 'times', left: count.field.id, right: id },
    },
    column: entity.samples.map(() => null),
  };
  return [added, computed];
}

/** Fields whose label has the old number: "Hedef 500 kilo". */
const withOldNumber = (
  spec: AppSpec,
  kind: NumberKind | undefined,
  old: Amount | undefined,
): FieldTarget | undefined =>
  typedFields(spec).find(({ field }) => {
    const digits = /\d+/.exec(field.label)?.[0];
    if (digits === undefined) return false;
    return old !== undefined
      ? Number(digits) === old.value
      : kind !== undefined && kindNamed(fold(field.label)) === kind;
  });

/** The number that the message names with the label of its field. */
const fieldNamed = (written: string, spec: AppSpec, kind: NumberKind): FieldTarget | undefined =>
  labelsIn(written, spec)
    .flatMap(({ fields }) => fields)
    .find(
      ({ field }) =>
        field.formula === undefined &&
        /^(?:money|number)$/.test(field.type) &&
        (kindNamed(fold(field.label)) === kind || (kind === 'price' && field.role === 'price')),
    );

/**
 * What a message asks for that gives a price, a goal or a limit another number: "work it out at 55p a mile not 45p", "hedefi 750
 * yapalım". The number is changed in rules and in labels; what the app does not show yet is written beside the part that it is for,
 * or becomes a part of its own. Undefined if the message asks for something else.
 */
export function statedNumber(written: string, spec: AppSpec): readonly Operation[] | undefined {
  const text = fold(written).replaceAll(/['’]/g, '');
  if (spec.entities.length === 0 || otherWish.test(text) || /\?/.test(text)) return undefined;
  if (!changes.test(text) || undoes.test(` ${text} `)) return undefined;
  const found = newAmount(written, spec.language);
  if (found === undefined) return undefined;
  const { next, old } = found;
  const isShort = wordsIn(written).length <= shortMessage;
  const named = kindNamed(text);
  const kind: NumberKind | undefined =
    named ??
    (next.isMoney ? 'price' : undefined) ??
    (isShort ? (onlyKind(spec) ?? (priceByWord(text, spec) && 'price')) : undefined);
  const rules = changedRules(spec, kind, next, old);
  const target =
    withOldNumber(spec, kind, old) ??
    (kind === undefined
      ? undefined
      : (fieldNamed(written, spec, kind) ??
        (named === undefined ? priceByWord(text, spec) : undefined) ??
        fieldOfKind(spec, kind)));
  // "metrekaresi 95 lira".
  const counted = next.isMoney && spec.language === 'tr' ? countOfOne(written, next, spec) : undefined;
  // "make it 75p now": the app shows no amount of money yet.
  const isFirstPrice =
    isShort &&
    next.isMoney &&
    spec.entities.every(({ fields }) => fields.every(({ type }) => type !== 'money'));
  const isNew =
    target === undefined &&
    rules.length === 0 &&
    kind !== undefined &&
    (named !== undefined || next.per !== undefined || counted !== undefined || isFirstPrice);
  const operations = [
    ...rules,
    ...(target === undefined ? [] : [changedField(target, kind, next)]),
    ...(isNew
      ? addedField(spec, kind, nounIn(text, kind), next, { one: counted, isLowest: /\balt sinir/.test(text) })
      : []),
  ];
  return operations.length > 0 && isPossible(spec, operations) ? operations : undefined;
}

/** The kind of number that the app has a part for, if there is only one: "physio says 35 now". */
function onlyKind(spec: AppSpec): NumberKind | undefined {
  const found = (['goal', 'bound'] as const).filter((kind) => fieldOfKind(spec, kind) !== undefined);
  const noted = typedFields(spec).flatMap(({ field }) =>
    field.label === withoutNote(field.label) ? [] : (kindNamed(fold(field.label)) ?? []),
  );
  if (found.length === 0 && noted.length === 1) return noted[0];
  const limits = spec.entities.flatMap(({ rules }) => rules.filter((rule) => limitOf(rule) !== undefined));
  return found.length === 1 ? found[0] : found.length === 0 && limits.length === 1 ? 'bound' : undefined;
}

/** "kort saati 320 oldu": the only price that is called by a word of the message, the "Saatlik ücret". */
function priceByWord(text: string, spec: AppSpec): FieldTarget | undefined {
  const words = new Set(wordsIn(text).map((word) => word.slice(0, stemLength)));
  const found = typedFields(spec).filter(
    ({ field }) =>
      field.type === 'money' &&
      wordsIn(field.label).some((word) => word.length >= stemLength && words.has(word.slice(0, stemLength))),
  );
  return found.length === 1 ? found[0] : undefined;
}
