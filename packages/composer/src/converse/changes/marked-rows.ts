import { oppositeLabel } from '../../language/negated-turkish.ts';
import { fieldOfRole, fieldOfType } from '../../print/entity/entity-shape.ts';
import type { Entity, Rule } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { FollowUp } from '../follow-up.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const shown =
  / (?:kirmizi\w*|turuncu\w*|renkli|belli ol\w*|dikkat cek\w*|isaretli|vurgula\w*|one cik\w*|red|orange|highlight\w*|stand out|flag\w*|bold) /;
const past =
  / (?:geciken\w*|gecikmis\w*|gunu gecen\w*|suresi (?:dolan|gecen|biten|dolmus)\w*|vadesi gecen\w*|tarihi gecen\w*|expired|overdue|late ones|past due|out of date) /;
const low =
  / (?:azalan\w*|azalinca|az kalan\w*|az kalinca|tukenen\w*|bitmek uzere\w*|low|running low|almost out|nearly out|running out) /;
const unpaid = / (?:od[ei]meyen\w*|odenmeyen\w*|odenmemis\w*|borclu\w*|unpaid|not paid|owing|owe) /;

/** A quantity is low below this, unless a number is said. */
const lowQuantity = 5;

type Mark = Extract<Rule, { kind: 'mark' }>;

const isDue = ({ id, role, type }: Field): boolean =>
  (type === 'date' || type === 'dateTime') &&
  (role === 'due' || role === 'end' || /^(?:due|end|expir|next|deadline)|son|bitis|skt/i.test(id));

function markOf(followUp: FollowUp, entity: Entity): Mark | undefined {
  const { has, spec, reading } = followUp;
  const isTurkish = spec.language === 'tr';
  const mark = (field: Field, when: Mark['when'], label: string): Mark => ({
    kind: 'mark',
    field: field.id,
    when,
    label: label.slice(0, 24),
  });
  if (has(past)) {
    const day = entity.fields.find(isDue) ?? fieldOfType(entity, 'date');
    const isExpiry = has(/ (?:suresi|tarihi gecen\w*|expired|out of date) /);
    const label = isExpiry ? (isTurkish ? 'Süresi doldu' : 'Expired') : isTurkish ? 'Gecikti' : 'Overdue';
    return day && mark(day, { isPast: true }, label);
  }
  if (has(low)) {
    const quantity = fieldOfRole(entity, 'quantity');
    const digits = /\d+/.exec(reading.text)?.[0];
    const limit = digits === undefined ? lowQuantity : Number(digits);
    return quantity && mark(quantity, { below: limit }, isTurkish ? 'Azaldı' : 'Low');
  }
  const paid = has(unpaid) ? fieldOfRole(entity, 'paid') : undefined;
  return paid?.type === 'boolean'
    ? mark(paid, { is: false }, oppositeLabel(paid.label, spec.language))
    : undefined;
}

/** "gecikenler kırmızı olsun", "show expired ones in red": rows that get a label, not the colour of the app. */
export const readMarkedRows: ReadChange = (followUp) => {
  const { has, spec } = followUp;
  if (!has(shown) || !(has(past) || has(low) || has(unpaid))) return undefined;
  for (const entity of spec.entities) {
    const mark = markOf(followUp, entity);
    if (mark === undefined) continue;
    const isThere = entity.rules.some((rule) => JSON.stringify(rule) === JSON.stringify(mark));
    if (isThere) return nothing('same');
    return operations({ kind: 'setRules', entity: entity.id, rules: [...entity.rules, mark] });
  }
  return nothing('notPossible', followUp.reading.text.trim().slice(0, 60));
};
