import { fold } from '../../language/fold.ts';
import { ownValue } from '../../language/own-value.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity, Rule } from '../../spec/entity.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const same = / (?:ayni|same|the same) /;
const twice =
  / (?:iki|2|cift|cifte|ikinci|birden fazla|iki kere|iki kez|tekrar|mukerrer|cakis\w*|two|twice|double|again|more than one|2 times|second) /;
const refused =
  / (?:\w+m[ae]sin(?:lar)?|engelle\w*|izin verme\w*|kabul etme\w*|uyar\w*|olmaz|alinama\w*|shouldn t|shouldnt|should not|mustn t|mustnt|must not|can t|cant|cannot|don t|dont|do not|not allow\w*|stop|prevent|block|refuse|never|no) /;
const overlap =
  / (?:(?:cifte|cakisan|ust uste) (?:randevu|rezervasyon|kayit)\w*|double book\w*|overlapp?\w*|clash\w*) /;

/** A rule that refuses two rows at one time; undefined if rows have neither a time nor a day. */
function ruleOf({ fields }: Entity): Rule | undefined {
  const start = fields.find(
    ({ type, role }) => type === 'dateTime' && (role === 'start' || role === undefined),
  );
  const end = fields.find(({ role, type }) => role === 'end' && type === 'dateTime');
  const duration = fields.find(({ type }) => type === 'duration');
  const resource = fields.find(({ role }) => role === 'resource');
  if (start !== undefined && (end !== undefined || duration !== undefined))
    return {
      kind: 'noOverlap',
      start: start.id,
      ...(end === undefined ? { duration: duration?.id ?? '' } : { end: end.id }),
      ...(resource !== undefined && { by: resource.id }),
    };
  const day = fields.find(({ type }) => type === 'date');
  return day && { kind: 'unique', field: day.id };
}

const refusesDouble = ({ rules }: Entity): boolean =>
  rules.some(({ kind }) => kind === 'noOverlap' || kind === 'unique' || kind === 'capacity');

const numbers: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  one: 1,
  two: 2,
  three: 3,
};
const most: readonly RegExp[] = [
  / (?:bir|her|ayni) (?<by>\w+?)(?:y?e|y?a)? (?:\w+ )?(?:en fazla|en cok|maksimum) (?<count>\d+|bir|iki|uc|dort|bes) /,
  / (?:at most|no more than|max(?:imum)?(?: of)?|up to|only) (?<count>\d+|one|two|three) (?:\w+ ){1,3}(?:per|for each|each|a|for one) (?<by>\w+) /,
  / (?:a|each|one|every) (?<by>\w+) (?:can|may|should) (?:only )?(?:\w+ )?(?:at most|no more than|max(?:imum)?|up to|only) (?<count>\d+|one|two|three) /,
];

/** "bir kişi en fazla 2 kitap alabilsin": the field that rows are counted by, and how many there may be. */
export const readCapacity: ReadChange = ({ spec, reading }) => {
  const text = ` ${reading.words.map(({ folded }) => folded).join(' ')} `;
  const { by = '', count = '' } = most.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  const capacity = ownValue(numbers, count) ?? Number(count);
  if (by === '' || !Number.isInteger(capacity) || capacity < 1) return undefined;
  for (const { id, fields, rules } of spec.entities) {
    const isPerson = /^(?:kisi|insan|person|people|customer|member|musteri|uye|child|kid|kisiye)$/.test(by);
    const named = fields.find(({ label, type }) => type !== 'longText' && fold(label).startsWith(by));
    const field =
      named ??
      (isPerson
        ? (fields.find(({ role }) => role === 'person') ??
          fields.find(({ label }) => / (?:kisi|kime|kim|who|borrower|person)/.test(` ${fold(label)}`)))
        : undefined);
    if (field === undefined || (field.type !== 'reference' && field.type !== 'text' && field.type !== 'date'))
      continue;
    const rule: Rule = { kind: 'capacity', by: field.id, capacity };
    if (rules.some((each) => JSON.stringify(each) === JSON.stringify(rule))) return nothing('same');
    const others = rules.filter((each) => each.kind !== 'capacity' || each.by !== field.id);
    return operations({ kind: 'setRules', entity: id, rules: [...others, rule] });
  }
  return undefined;
};

/** The rows that are booked: those with a rule or a time, else the main ones. */
const bookedRows = ({ entities }: AppSpec): Entity | undefined =>
  entities.find(refusesDouble) ??
  entities.find(({ fields }) => fields.some(({ type }) => type === 'dateTime')) ??
  entities[0];

/** "aynı güne iki düğün yazmasın", "it let me book the same castle twice": a second booking is refused. */
export const readNoDouble: ReadChange = ({ has, spec }) => {
  const isAsked = has(overlap) || (has(same) && has(twice));
  if (!isAsked || (!has(refused) && !has(/ let (?:me|us|people) /))) return undefined;
  const entity = bookedRows(spec);
  if (entity === undefined) return undefined;
  if (refusesDouble(entity)) return nothing('same');
  const rule = ruleOf(entity);
  if (rule === undefined) return undefined;
  return operations({ kind: 'setRules', entity: entity.id, rules: [...entity.rules, rule] });
};
