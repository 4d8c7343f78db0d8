import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { ArchetypeId } from '../../spec/app-spec.ts';
import type { FieldRole } from '../../spec/field.ts';
import type { AppUnderstanding, ListedRow } from '../understanding.ts';
import { type DraftEntity, isNeeded } from './draft-entity.ts';
import { findEquivalent, findSame, makeUniqueFields, withOwn } from './merge-fields.ts';
import { resolveWanted } from './resolve-wanted.ts';
import { titleOfRow } from './title-of-row.ts';

/** What apps of a kind cannot do without; all else of the subject gives way to the listed fields. */
const essential: Partial<Record<ArchetypeId, readonly FieldRole[]>> = {
  log: ['date'],
  jobs: ['status'],
  board: ['status'],
  appointments: ['start'],
  reservation: ['start'],
  checklist: ['done'],
  stock: [],
  collection: [],
  people: [],
  catalogue: [],
  places: [],
};

const days = new Set<LexiconField['type']>(['date', 'dateTime']);
/** A day on which something is ready or happens next; "date found" is past. */
const ahead =
  /^(?:date|day|when|tarih|gun|ne zaman|due.*|.*\b(?:due|by|pick ?up|delivery|deadline|visit|appointment|lesson|fitting|event|wedding|drop off|drop|collection|return|next|show|job) (?:date|day|time|on|by)|(?:teslim|teslimat|randevu|ziyaret|son|bitis|dugun|etkinlik|prova|is|tamir|bakim|nakliye|tasinma|gelinecek).* (?:tarihi|gunu|saati|zamani)|deadline|drop off|pick ?up|delivery)$/;
/** The end of something, or what comes later, is not when it is. */
const later =
  /(?:^| )(?:finish|finished|end|ends|until|next|expiry|expires|due|return|returned|bitis|bitti|sonraki|gelecek|son|kadar|iade|donus)(?: |$)/;
/** Words for what is written down time after time. */
const logWord =
  /(?:^| )(?:log|logs|logbook|diary|journal|record|records|tracker|tracking|book|history|daily|sheet|gunlu(?:k|g)\w*|defter\w*|kayit\w*|kayd\w*|takip|takibi\w*|takibim|gecmis\w*|cizelge\w*|not|notes?|notlar\w*)(?: |$)/;
const paidLabel =
  /^(?:paid|paid up|has paid|odendi|odedi|odeme yapildi|odeme alindi|ucreti odendi|ucret odendi)$/;

/** The day of the subject's entries under the listed label: "Date and time" beside "Date" would ask twice. */
function dayFor(
  own: LexiconField,
  wanted: readonly LexiconField[],
  claimed: ReadonlySet<LexiconField>,
  language: 'tr' | 'en',
): LexiconField | undefined {
  const isOf = (label: string): boolean => (own.role === 'due' ? ahead.test(label) : !later.test(label));
  const hasDays = wanted.some(({ type }) => days.has(type));
  // "pupil, time": when an appointment is, if no day is listed.
  const isMoment = ({ type }: LexiconField): boolean =>
    days.has(type) || (own.role === 'start' && own.type === 'dateTime' && !hasDays && type === 'time');
  const isOpen = (field: LexiconField): boolean =>
    isMoment(field) && !claimed.has(field) && isOf(fold(field.label[language]));
  return wanted.find(isOpen);
}

interface Settled {
  readonly fields: LexiconField[];
  /** The own fields that a listed one is. */
  readonly own: ReadonlySet<LexiconField>;
}

/** Each listed field, as the own field of the subject that it is, or as a new one. */
function claimOwn(
  draft: DraftEntity,
  wanted: readonly LexiconField[],
  { language, archetype }: AppUnderstanding,
): Settled {
  const { fields } = draft;
  const taken = new Map<LexiconField, number>();
  const isTaken = (at: number): boolean => [...taken.values()].includes(at);
  for (const field of wanted) {
    const at = findSame(fields, field, language);
    if (at >= 0 && !isTaken(at)) taken.set(field, at);
  }
  for (const field of wanted) {
    if (taken.has(field)) continue;
    const at = findEquivalent(fields, field, new Set(taken.values()));
    if (at >= 0) taken.set(field, at);
  }
  for (const [at, own] of fields.entries()) {
    const isDay = own.role === 'date' || own.role === 'start' || own.role === 'due';
    const field =
      isDay && days.has(own.type) && !isTaken(at)
        ? dayFor(own, wanted, new Set(taken.keys()), language)
        : undefined;
    if (field) taken.set(field, at);
  }
  // In a stock the first number is how much of it there is: "yarn: colour, balls".
  const quantity = archetype === 'stock' ? fields.findIndex(({ role }) => role === 'quantity') : -1;
  const amount = wanted.find((field) => field.type === 'number' && !taken.has(field));
  if (quantity >= 0 && !isTaken(quantity) && amount) taken.set(amount, quantity);
  const own = new Set([...taken.values()].flatMap((at) => fields[at] ?? []));
  const ids = new Set([...own].map(({ id }) => id));
  // Without the parts that it is calculated from, a value is typed in.
  const isCalculated = ({ formula }: LexiconField): boolean =>
    partsOfFormula(formula).every((id) => ids.has(id));
  const result = wanted.map((field) => {
    const at = taken.get(field);
    const own = at === undefined ? undefined : fields[at];
    return own === undefined || (own.formula !== undefined && !isCalculated(own))
      ? field
      : withOwn(draft, own, field);
  });
  return { fields: result, own };
}

/** "songs we know, key": the title of a song is no list of songs. */
function inSingular(
  wanted: readonly LexiconField[],
  { one, many }: DraftEntity,
  language: 'tr' | 'en',
): readonly LexiconField[] {
  const label = upperCaseFirst(one, language).slice(0, 60);
  const isMany = (text: string): boolean =>
    text === fold(many) ||
    (/^ (?:i|we|they) /.test(text.slice(fold(many).length)) && text.startsWith(fold(many)));
  return wanted.map((field) =>
    field.type === 'text' && isMany(fold(field.label[language]))
      ? { ...field, label: { tr: label, en: label } }
      : field,
  );
}

/** "Parkrun volunteers": of the subject's lists the one that is named is the main one. */
function putNamedFirst(drafts: DraftEntity[], { head }: ListedRow): void {
  const words = head.split(' ');
  const isNamed = ({ one }: DraftEntity): boolean => {
    const name = fold(one);
    return name.length > 2 && words.some((word) => word.startsWith(name));
  };
  const [main] = drafts;
  const at = main === undefined || isNamed(main) ? -1 : drafts.findIndex(isNamed);
  const [named] = at > 0 ? drafts.splice(at, 1) : [];
  if (named) drafts.unshift(named);
}

/** References to the rows themselves, and to goods and services that no list of the subject has, are plain texts. */
const withoutGoods = (field: LexiconField, drafts: readonly DraftEntity[]): LexiconField => {
  const isGoods = field.entity === 'product' || field.entity === 'service';
  const [main, ...others] = drafts;
  const isOwn = field.entity === main?.id;
  const isListed = others.some(({ id }) => id === field.entity);
  if (field.type !== 'reference' || !(isOwn || (isGoods && !isListed))) return field;
  const { entity: _entity, role: _role, ...rest } = field;
  return { ...rest, type: 'text' };
};

/**
 * The main list of a description that names all fields of an entry: these, in this order, with these labels, and of the
 * subject's own ones only what apps of its kind cannot do without.
 */
export function settleRow(drafts: DraftEntity[], row: ListedRow, understanding: AppUnderstanding): void {
  putNamedFirst(drafts, row);
  const [draft, ...others] = drafts;
  if (draft === undefined) return;
  const { language, archetype } = understanding;
  const wanted = row.fields.map(({ use }) => withoutGoods(resolveWanted(use), drafts));
  const settled = claimOwn(draft, inSingular(wanted, draft, language), understanding);
  const withTitle = settleTitle(draft, settled.fields, understanding);
  const roles = essential[archetype];
  const isReferred = (field: LexiconField): boolean =>
    others.some(({ fields }) =>
      fields.some(
        ({ formula }) => formula !== undefined && JSON.stringify(formula).includes(`"${field.id}"`),
      ),
    );
  const isDated = wanted.some(({ type }) => days.has(type) || type === 'time');
  // A list of learners or cats is no diary, and a price list of rooms has no times.
  const hasDay =
    archetype === 'log' ? logWord.test(row.head) || understanding.subject !== undefined : isDated;
  const hasState = withTitle.some(({ type, role }) => type === 'boolean' && role !== 'paid');
  const isEssential = (field: LexiconField): boolean =>
    isReferred(field) ||
    (roles === undefined
      ? isNeeded(field) && field.role !== 'title'
      : field.role !== undefined &&
        roles.includes(field.role) &&
        !((field.role === 'status' || field.role === 'done') && hasState) &&
        !(days.has(field.type) && !hasDay));
  const left = draft.fields.filter((field) => !settled.own.has(field) && isEssential(field));
  const kept = [...withTitle, ...left].map((field) => withRole(field, archetype, language));
  draft.fields.splice(0, draft.fields.length, ...withoutFormulas(kept));
  makeUniqueFields(draft.fields);
  keepRules(draft);
  dropOthers(drafts, understanding);
}

/** A yes or no that the list names says how far a row is, or whether it was paid. */
function withRole(field: LexiconField, archetype: ArchetypeId, language: 'tr' | 'en'): LexiconField {
  if (field.type !== 'boolean' || field.role !== undefined) return field;
  if (paidLabel.test(fold(field.label[language]))) return { ...field, role: 'paid' };
  const isWork = archetype === 'jobs' || archetype === 'board' || archetype === 'checklist';
  return isWork ? { ...field, role: 'done' } : field;
}

/** The fields of the same entry that a value is calculated from. */
function partsOfFormula(formula: LexiconField['formula']): readonly string[] {
  if (formula === undefined || formula.kind === 'sumOf') return [];
  if (formula.kind === 'arithmetic') return [formula.left, formula.right];
  return formula.kind === 'age' ? [formula.date] : [formula.start, formula.end];
}

/** A value that is calculated from a field which was left out is left out too. */
function withoutFormulas(fields: readonly LexiconField[]): readonly LexiconField[] {
  const ids = new Set(fields.map(({ id }) => id));
  return fields.filter(({ formula }) => partsOfFormula(formula).every((part) => ids.has(part)));
}

/** The own title under a listed label, the listed text that tells rows apart, or none. */
function settleTitle(
  draft: DraftEntity,
  fields: readonly LexiconField[],
  understanding: AppUnderstanding,
): LexiconField[] {
  const own = fields.find(({ role, type }) => role === 'title' && type === 'text');
  const isOwn = own !== undefined && draft.fields.some(({ id, role }) => role === 'title' && id === own.id);
  const title = isOwn ? own : titleOfRow(fields, draft, understanding);
  return fields.map((field) => {
    const { role, ...rest } = field;
    if (field !== title) return role === 'title' ? rest : field;
    const { entity: _entity, ...text } = rest;
    return { ...text, type: 'text' as const, role: 'title' as const, isRequired: true };
  });
}

/** A rule that names a field which was left out would not be valid. */
function keepRules({ rules, fields }: DraftEntity): void {
  const ids = new Set(fields.map(({ id }) => id));
  rules.splice(0, rules.length, ...rules.filter((rule) => namesOfRule(rule).every((name) => ids.has(name))));
}

/** Properties of rules that name fields. */
const namesField = ['start', 'end', 'duration', 'by', 'quantity', 'field', 'target'];

const namesOfRule = (rule: DraftEntity['rules'][number]): readonly string[] =>
  Object.entries(rule).flatMap(([key, value]) =>
    namesField.includes(key) && typeof value === 'string' ? [value] : [],
  );

/** Lists of the subject that no row of the main one belongs to any more. */
function dropOthers(drafts: DraftEntity[], { entities }: AppUnderstanding): void {
  const [main] = drafts;
  if (!main) return;
  const named = new Set(entities.map(({ noun }) => fold(noun.one)));
  const reached = new Set<DraftEntity>([main]);
  for (const from of reached)
    for (const draft of drafts) {
      const isLinked =
        from.fields.some(({ entity }) => entity === draft.id) ||
        draft.fields.some(({ entity }) => entity === from.id);
      if (isLinked || named.has(fold(draft.one))) reached.add(draft);
    }
  drafts.splice(0, drafts.length, ...drafts.filter((draft) => reached.has(draft)));
}
