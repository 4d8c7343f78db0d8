import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { uniqueIdentifier } from '../../language/identifiers.ts';
import { fieldCatalogue } from '../../lexicon/index.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import { safeFieldId } from '../../spec/reserved.ts';
import type { ExplicitField } from '../understanding.ts';
import { type DraftEntity, isNeeded } from './draft-entity.ts';
import { resolveWanted } from './resolve-wanted.ts';

const fieldMaximum = 40;
/** So many listed fields describe the whole form; what else the subject has is left out. */
const wholeForm = 3;

const isTextLike = ({ type }: LexiconField): boolean => type === 'text';

export function findSame(fields: readonly LexiconField[], wanted: LexiconField, language: Language): number {
  const label = fold(wanted.label[language]);
  const byLabel = fields.findIndex((field) => fold(field.label[language]) === label);
  if (byLabel >= 0) return byLabel;
  return fields.findIndex((field) => field.id === wanted.id);
}

/** A listed field that an own field of the subject already is: "teslim tarihi" and the due date. */
export function findEquivalent(
  fields: readonly LexiconField[],
  wanted: LexiconField,
  taken: ReadonlySet<number>,
): number {
  if (wanted.role === undefined) return -1;
  const strong = new Set([
    'title',
    'due',
    'start',
    'date',
    'status',
    'price',
    'amount',
    'phone',
    'note',
    'quantity',
    'done',
    'favourite',
    'paid',
    'duration',
    'cover',
    'rating',
    'category',
    'person',
  ]);
  if (!strong.has(wanted.role)) return -1;
  return fields.findIndex(
    (field, at) => !taken.has(at) && field.role === wanted.role && field.type === wanted.type,
  );
}

/** Adds the fields of a description to those of the subject or the archetype. The user's words become the labels. */
export function mergeFields(
  draft: DraftEntity,
  explicit: readonly ExplicitField[],
  language: Language,
  isKnownSubject: boolean,
): void {
  if (explicit.length === 0) return;
  const wanted = explicit.slice(0, fieldMaximum).map(({ use }) => resolveWanted(use));
  const { fields } = draft;
  const kept = new Set<number>();
  const added: LexiconField[] = [];
  const others: LexiconField[] = [];
  for (const field of wanted) {
    const at = findSame(fields, field, language);
    if (at >= 0 && !kept.has(at)) replaceOwn(draft, at, field, kept, added);
    else others.push(field);
  }
  for (const field of others) {
    const at = findEquivalent(fields, field, kept);
    if (at >= 0) replaceOwn(draft, at, field, kept, added);
    else added.push(field);
  }
  const listsAll = wanted.length >= wholeForm || !isKnownSubject;
  const isReferred = (field: LexiconField): boolean =>
    JSON.stringify(draft.rules).includes(`"${field.id}"`) ||
    fields.some(({ formula }) => formula !== undefined && JSON.stringify(formula).includes(`"${field.id}"`));
  const remaining = fields.filter(
    (field, at) =>
      kept.has(at) ||
      !listsAll ||
      isReferred(field) ||
      (isKnownSubject ? isNeeded(field) : isNeededUnknown(field, wanted)),
  );
  const title = remaining.find(({ role }) => role === 'title') ?? undefined;
  const newTitle =
    title === undefined || (!isKnownSubject && !kept.has(fields.indexOf(title)))
      ? added.find(isTextLike)
      : undefined;
  const rest = newTitle ? remaining.filter((field) => field !== title) : remaining;
  const first = newTitle ? { ...newTitle, role: 'title' as const, isRequired: true } : undefined;
  const further = added.filter((field) => field !== newTitle);
  fields.splice(
    0,
    fields.length,
    ...orderFields([...(first ? [first] : []), ...rest], further).slice(0, fieldMaximum),
  );
  makeUniqueFields(fields);
}

/** Adds fields beside those of the subject, and takes the user's words for one that it has already. */
export function addFields(
  draft: DraftEntity,
  explicit: readonly ExplicitField[],
  language: Language,
  named: readonly ExplicitField[] = [],
): void {
  // What the description lists keeps its own words.
  const labels = new Set(named.map(({ label }) => fold(label)));
  const kept = new Set(
    draft.fields.flatMap((field, at) => (labels.has(fold(field.label[language])) ? [at] : [])),
  );
  const added: LexiconField[] = [];
  for (const { use } of explicit) {
    const { role, ...field } = resolveWanted(use);
    const wanted: LexiconField = role === undefined || role === 'title' ? field : { ...field, role };
    const same = findSame(draft.fields, wanted, language);
    const at = same >= 0 ? same : findEquivalent(draft.fields, wanted, kept);
    if (at >= 0 && !kept.has(at)) replaceOwn(draft, at, wanted, kept, added);
    else if (!labels.has(fold(wanted.label[language]))) added.push(wanted);
  }
  const { fields } = draft;
  fields.splice(0, fields.length, ...orderFields(fields, added).slice(0, fieldMaximum));
  makeUniqueFields(fields);
}

/** The own field takes the user's label, unit and options; one of another type becomes a field beside it. */
function replaceOwn(
  draft: DraftEntity,
  at: number,
  field: LexiconField,
  kept: Set<number>,
  added: LexiconField[],
): void {
  const own = draft.fields[at];
  const isCompatible = own && (own.type === field.type || field.type === 'text');
  if (!own || !isCompatible) {
    if (own?.label.tr === field.label.tr) {
      draft.fields.splice(at, 1, {
        ...field,
        ...(own.role ? { role: own.role } : {}),
      });
    } else added.push(field);
    kept.add(at);
    return;
  }
  kept.add(at);
  if (own.formula !== undefined) return;
  const options = canReplaceOptions(draft, own, field) ? { options: field.options } : {};
  draft.fields[at] = {
    ...own,
    label: field.label,
    ...options,
    ...(field.unit ? { unit: field.unit } : {}),
  } as LexiconField;
}

const isDay = ({ type }: LexiconField): boolean => type === 'date' || type === 'dateTime';

/** An own field of the subject as the listed one that it is: with the user's label, unit and options. */
export function withOwn(draft: DraftEntity, own: LexiconField, field: LexiconField): LexiconField {
  const { label, unit } = field;
  if (own.formula !== undefined) return { ...own, label };
  // The day of an appointment has a time; elsewhere a day is what was listed.
  if (isDay(own) && isDay(field) && own.type !== field.type && own.role !== 'start')
    return { ...field, ...(own.role ? { role: own.role } : {}) };
  const isMoment = isDay(own) && (isDay(field) || (field.type === 'time' && own.type === 'dateTime'));
  if (own.type !== field.type && field.type !== 'text' && !isMoment) return field;
  const options = canReplaceOptions(draft, own, field) ? { options: field.options } : {};
  return { ...own, label, ...options, ...(unit ? { unit } : {}) } as LexiconField;
}

/** "General, Personal, Work": options of the catalogue, which say less than those of a subject. */
const areUsual = ({ options }: LexiconField): boolean =>
  Object.values(fieldCatalogue).some((each) => each.options !== undefined && each.options === options);

const canReplaceOptions = (draft: DraftEntity, own: LexiconField, field: LexiconField): boolean =>
  field.options !== undefined &&
  !(own.options !== undefined && areUsual(field)) &&
  !draft.rules.some((rule) => JSON.stringify(rule).includes(`"${own.id}"`)) &&
  !draft.fields.some(({ formula }) => formula?.kind === 'sumOf');

const isNeededUnknown = (field: LexiconField, wanted: readonly LexiconField[]): boolean =>
  isNeeded(field) &&
  !wanted.some(
    ({ type, role }) =>
      (field.role !== undefined && role === field.role) || (type === field.type && field.role !== 'title'),
  );

/** Title first, then the listed ones, notes at the end. */
function orderFields(own: readonly LexiconField[], added: readonly LexiconField[]): LexiconField[] {
  const isNote = (field: LexiconField): boolean => field.role === 'note';
  const head = own.filter((field) => !isNote(field));
  return [
    ...head,
    ...added.filter((field) => !isNote(field)),
    ...added.filter(isNote),
    ...own.filter(isNote),
  ];
}

/** One field per name in the code and per role. */
export function makeUniqueFields(fields: LexiconField[]): void {
  const ids = new Set<string>();
  const roles = new Set<string>();
  for (const [at, field] of fields.entries()) {
    const id = uniqueIdentifier(safeFieldId(field.id.slice(0, 34)), ids);
    ids.add(id);
    const { role, ...rest } = field;
    const keepsRole = role !== undefined && !roles.has(role);
    if (keepsRole) roles.add(role);
    fields[at] = { ...rest, id, ...(keepsRole ? { role } : {}) };
  }
}
