import type { Entity, SampleValue } from '../src/spec/entity.ts';
import { type Field, type FieldRole, type FieldType, fieldTypes } from '../src/spec/field.ts';

/** Texts that break careless printers: ends of literals, comments and tags, emoji, long and single letters. */
const hostileTexts = [
  "Ali'nin defteri",
  'say "hi"',
  'back`tick',
  '${process.exit}',
  'a */ b',
  '<b>{x}</b>',
  'C:\\new\\table',
  '🐝 kovan 👩‍🍳',
  'ığüşöç İĞÜŞÖÇ',
  '% 100 // note',
  '{{}}',
  'Ş',
  'uzun bir etiket, iki satıra sığmayan bir ad',
  '__proto__',
  'constructor',
];
const plainTexts = ['Ahşap kaşık', 'Moon jar', 'Sabah', 'Kuzey rotası', 'River stone', 'Mavi'];

const rolesByType: Partial<Record<FieldType, readonly FieldRole[]>> = {
  text: ['title', 'subtitle', 'author', 'person', 'question', 'answer'],
  longText: ['note', 'answer', 'question'],
  list: ['steps', 'ingredients', 'answer'],
  number: ['value', 'quantity', 'minimum', 'target', 'progress'],
  money: ['amount', 'price', 'deposit', 'target'],
  percent: ['progress'],
  date: ['date', 'due', 'start', 'end'],
  time: ['start', 'end'],
  dateTime: ['start', 'end', 'date', 'due'],
  duration: ['duration'],
  boolean: ['done', 'paid', 'present', 'favourite'],
  choice: ['status', 'category', 'kind'],
  tags: ['category'],
  rating: ['rating'],
  phone: ['phone'],
  place: ['place'],
  photo: ['cover'],
  reference: ['person', 'resource', 'service'],
};

export interface Dice {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(part: number): boolean;
}

export function createDice(random: () => number): Dice {
  const below = (count: number): number => Math.floor(random() * count);
  return {
    below,
    chance: (part) => random() < part,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}

export const randomText = (dice: Dice, maximum = 60): string =>
  dice.pick(dice.chance(0.35) ? hostileTexts : plainTexts).slice(0, maximum);

const fieldIds =
  'name label height weight stage room mood photo colour note phone mail link spot begin finish length share count total price amount days done tags type kind text value date time key item route screen store index kit'.split(
    ' ',
  );

function randomField(dice: Dice, id: string, entities: readonly string[], taken: Set<FieldRole>): Field {
  const type = dice.pick(fieldTypes);
  const roles = (rolesByType[type] ?? []).filter((role) => !taken.has(role));
  const role = roles.length > 0 && dice.chance(0.6) ? dice.pick(roles) : undefined;
  if (role !== undefined) taken.add(role);
  const options = Array.from({ length: 2 + dice.below(4) }, (_, index) => ({
    id: `option${String.fromCodePoint(65 + index)}`,
    label: randomText(dice),
    ...(dice.chance(0.4)
      ? { tone: dice.pick(['neutral', 'info', 'success', 'warning', 'danger'] as const) }
      : {}),
  }));
  return {
    id,
    label: randomText(dice),
    type,
    ...(role === undefined ? {} : { role }),
    isRequired: dice.chance(0.3),
    ...(type === 'number' && dice.chance(0.6) ? { unit: randomText(dice, 16) } : {}),
    ...(type === 'number' && dice.chance(0.3) ? { minimum: -5, maximum: 900 } : {}),
    ...(type === 'choice' || (type === 'tags' && dice.chance(0.5)) ? { options } : {}),
    ...(type === 'reference' ? { entity: dice.pick(entities) } : {}),
    ...(dice.chance(0.15) ? { placeholder: randomText(dice) } : {}),
  };
}

/** A computed field from the fields before it, if they allow one. */
function randomFormula(dice: Dice, fields: readonly Field[]): Field | undefined {
  const numbers = fields.filter(({ type }) => ['number', 'money', 'percent', 'duration'].includes(type));
  const times = fields.filter(({ type }) => type === 'time');
  const date = fields.find(({ type }) => type === 'date');
  const base = { id: 'result', label: randomText(dice), isRequired: false };
  const [left, right] = numbers;
  if (left && right && dice.chance(0.7)) {
    const operator = dice.pick(['plus', 'minus', 'times', 'dividedBy'] as const);
    return {
      ...base,
      type: dice.pick(['number', 'money'] as const),
      formula: { kind: 'arithmetic', operator, left: left.id, right: right.id },
    };
  }
  const [start, end] = times;
  if (start && end)
    return { ...base, type: 'number', formula: { kind: 'hoursBetween', start: start.id, end: end.id } };
  if (date && dice.chance(0.5)) return { ...base, type: 'number', formula: { kind: 'age', date: date.id } };
  return undefined;
}

/** One to nine fields of all types with roles, options, references and perhaps a computed one. */
export function randomFields(dice: Dice, entities: readonly string[]): Field[] {
  const taken = new Set<FieldRole>();
  const ids = [...fieldIds].sort(() => dice.below(3) - 1).slice(0, 1 + dice.below(9));
  const fields = ids.map((id) => randomField(dice, id, entities, taken));
  const formula = randomFormula(dice, fields);
  return formula === undefined ? fields : [...fields, formula];
}

export function randomValue(
  dice: Dice,
  field: Field,
  rowCount: (entity: string) => number,
): SampleValue | undefined {
  switch (field.type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'duration':
      return dice.below(500) / (dice.chance(0.3) ? 4 : 1);
    case 'rating':
      return 1 + dice.below(5);
    case 'boolean':
      return dice.chance(0.5);
    case 'date':
      return { day: dice.below(80) - 40 };
    case 'dateTime':
      return { day: dice.below(80) - 40, time: dice.pick(['08:15', '13:00', '23:45']) };
    case 'time':
      return dice.pick(['00:00', '09:30', '18:05']);
    case 'weekdays':
      return dice.pick([['mon', 'wed'], ['sun'], []]);
    case 'list':
      return [randomText(dice), randomText(dice)];
    case 'tags':
      return field.options === undefined ? [randomText(dice)] : field.options.slice(0, 1).map(({ id }) => id);
    case 'choice':
      return field.options?.length ? dice.pick(field.options).id : undefined;
    case 'reference': {
      const count = rowCount(field.entity ?? '');
      return count === 0 ? undefined : { row: dice.below(count) };
    }
    case 'color':
      return '#0f766e';
    case 'photo':
      return dice.chance(0.5) ? '' : randomText(dice);
    default:
      return randomText(dice);
  }
}

/** Rules that fit the fields. */
export function randomRules(dice: Dice, fields: readonly Field[]): Entity['rules'] {
  const rules: Entity['rules'] = [];
  const moments = fields.filter(({ type }) => type === 'dateTime');
  const text = fields.find(({ type }) => type === 'text');
  const reference = fields.find(({ type }) => type === 'reference');
  const [start, end] = moments;
  if (text && dice.chance(0.3)) rules.push({ kind: 'unique', field: text.id });
  if (start && end && dice.chance(0.6)) rules.push({ kind: 'endAfterStart', start: start.id, end: end.id });
  if (start && dice.chance(0.4))
    rules.push({ kind: 'noOverlap', start: start.id, ...(reference ? { by: reference.id } : {}) });
  if (reference && dice.chance(0.2)) rules.push({ kind: 'capacity', by: reference.id, capacity: 3 });
  const number = fields.find(({ type, formula }) => type === 'number' && formula === undefined);
  const choice = fields.find(({ type }) => type === 'choice');
  const day = fields.find(({ type }) => type === 'date' || type === 'dateTime');
  const option = choice?.options?.[0]?.id;
  if (number && dice.chance(0.3))
    rules.push({ kind: 'mark', field: number.id, when: { below: 5 }, label: 'Low `$' });
  if (day && dice.chance(0.3))
    rules.push({ kind: 'mark', field: day.id, when: { withinDays: 3 }, label: 'Soon' });
  if (choice && option !== undefined && dice.chance(0.3)) {
    const when = { is: option };
    rules.push({ kind: 'messageWhen', field: choice.id, when, all: dice.chance(0.5), message: "It's done" });
    if (day) rules.push({ kind: 'setWhen', field: choice.id, when, target: day.id, value: { now: true } });
  }
  return rules;
}
