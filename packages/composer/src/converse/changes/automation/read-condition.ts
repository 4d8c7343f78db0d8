import { ownValue } from '../../../language/own-value.ts';
import { fieldOfRole, fieldOfType, isNumeric } from '../../../print/entity/entity-shape.ts';
import type { Condition, Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import type { FollowUp } from '../../follow-up.ts';
import { entityFor } from '../add-field.ts';

export interface ReadCondition {
  readonly entity: Entity;
  readonly field: Field;
  readonly when: Condition;
  /** Of all rows: "when all tasks are done". */
  readonly all: boolean;
}

const below =
  / (?:altin\w*|asagi\w*|azal\w*|duser\w*|dusunce|dustugunde|inince|inerse|az (?:olursa|olunca|kalinca|kalirsa)|below|under|less than|fewer than|falls? to|drops? to|down to|low) /;
const above =
  / (?:ustun\w*|uzerin\w*|gecince|gecerse|gectiginde|asinca|asarsa|astiginda|cok olursa|fazla|above|over|more than|exceeds?|higher than|greater than) /;
/** "10 yıldıza ulaşınca", "when it gets to 10". */
const reaches =
  / (?:ulasinca|ulasirsa|ulastiginda|varinca|gelince|olunca|gets? to|reach(?:es)?|hits?|gets (?:\d+|ten|five)) /;
const empty =
  / (?:bitince|biterse|bittiginde|tukenince|tukenirse|tukendiginde|sifirlan\w*|runs? out|is empty|gets empty|sold out) /;
const past =
  / (?:gecince|gecerse|gectiginde|gecmisse|gecikince|gecikirse|geciktiginde|gecen\w*|overdue|past|late|has passed|passes|over) /;
const near =
  / (?:kala|kalinca|kalirsa|once|oncesinde|oncesinden|yaklasinca|yaklasirsa|yaklastiginda|before|ahead of|within|comes? (?:close|near)|gets? close|near|soon) /;
const everything = / (?:hepsi\w*|tumu\w*|tum|butun|all|every|everything) /;
const finished = / (?:bit\w*|tamamlan\w*|yapil\w*|isaretlen\w*|done|finished|completed?|checked|ticked) /;
const unticked = / (?:kaldirilinca|silinince|isaretsiz|unchecked|unticked|not) /;

const numberWords: Readonly<Record<string, number>> = {
  sifir: 0,
  zero: 0,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  on: 10,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
};

function numberIn({ reading }: FollowUp): number | undefined {
  for (const { text, folded } of reading.words) {
    const digits = /^(\d+(?:[.,]\d+)?)/.exec(text)?.[1];
    if (digits !== undefined) return Number(digits.replace(',', '.'));
    const word = ownValue(numberWords, folded);
    if (word !== undefined && folded !== 'a' && folded !== 'bir') return word;
  }
  return undefined;
}

/** Days of "3 gün kala", "a week before"; three without a number. */
function daysIn(followUp: FollowUp): number {
  const count = numberIn(followUp);
  if (followUp.has(/ (?:hafta\w*|weeks?) /)) return (count ?? 1) * 7;
  if (followUp.has(/ (?:ay|months?) /)) return (count ?? 1) * 30;
  return count ?? (followUp.has(/ (?:bir gun|a day|one day) /) ? 1 : 3);
}

/** "stok 5'in altına düşünce": a number of a row, and where it becomes notable. */
function readAmount(followUp: FollowUp, main: Entity): ReadCondition | undefined {
  const { targets, has } = followUp;
  const fields = targets.flatMap(({ target }) => (target.kind === 'field' ? [target] : []));
  const number = fields.find(({ field }) => isNumeric(field) && field.formula === undefined);
  const quantity = fieldOfRole(main, 'quantity') ?? fieldOfType(main, 'number', 'money');
  const owner = number?.entity ?? main;
  const field = number?.field ?? (has(/ (?:stok\w*|stock|adet\w*|miktar\w*) /) ? quantity : undefined);
  const limit = numberIn(followUp);
  if (field !== undefined) {
    if (has(empty) || (limit === 0 && !has(above)))
      return { entity: owner, field, when: { below: 1 }, all: false };
    if (limit !== undefined && has(reaches))
      return { entity: owner, field, when: { above: limit - 1 }, all: false };
    if (limit !== undefined && has(above))
      return { entity: owner, field, when: { above: limit }, all: false };
    if (limit !== undefined && has(below))
      return { entity: owner, field, when: { below: limit }, all: false };
  }
  return undefined;
}

/** What a condition says about a field of the app; undefined if it names none that can meet it. */
export function readCondition(followUp: FollowUp): ReadCondition | undefined {
  const { targets, has } = followUp;
  const fields = targets.flatMap(({ target }) => (target.kind === 'field' ? [target] : []));
  const option = targets.flatMap(({ target }) => (target.kind === 'option' ? [target] : []))[0];
  const main = fields[0]?.entity ?? entityFor(followUp);
  const all = has(everything);
  const amount = main && readAmount(followUp, main);
  if (amount !== undefined) return amount;
  if (option !== undefined)
    return { entity: option.entity, field: option.field, when: { is: option.option }, all };
  if (main === undefined) return undefined;
  const done = fieldOfRole(main, 'done', 'paid', 'present') ?? fieldOfType(main, 'boolean');
  if (all && has(finished)) {
    if (done?.type === 'boolean') return { entity: main, field: done, when: { is: true }, all };
    const status = fieldOfRole(main, 'status');
    const last = status?.options?.findLast(({ tone }) => tone === 'success') ?? status?.options?.at(-1);
    return status && last && { entity: main, field: status, when: { is: last.id }, all };
  }
  const boolean = fields.find(({ field }) => field.type === 'boolean');
  if (boolean !== undefined)
    return { entity: boolean.entity, field: boolean.field, when: { is: !has(unticked) }, all };
  const day = fields.find(({ field }) => field.type === 'date' || field.type === 'dateTime');
  const dayField = day?.field ?? fieldOfRole(main, 'due', 'start') ?? fieldOfType(main, 'date', 'dateTime');
  const isDay =
    day !== undefined || has(/ (?:gun\w*|hafta\w*|tarih\w*|days?|weeks?|months?|date|overdue|due) /);
  if (isDay && dayField !== undefined && (has(near) || has(past))) {
    const owner = day?.entity ?? main;
    return has(near)
      ? { entity: owner, field: dayField, when: { withinDays: daysIn(followUp) }, all: false }
      : { entity: owner, field: dayField, when: { isPast: true }, all: false };
  }
  if (done?.type === 'boolean' && fields.length === 0 && has(finished))
    return { entity: main, field: done, when: { is: true }, all: false };
  return undefined;
}
