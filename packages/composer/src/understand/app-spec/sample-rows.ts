import type { Language } from '@kilim/contract';
import { fieldCatalogue, isUnknownText, sampleField } from '../../lexicon/index.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { RelativeDay, SampleRow, SampleValue } from '../../spec/entity.ts';
import type { DraftEntity } from './draft-entity.ts';
import { numberByLabel, sampleByLabel } from './label-samples.ts';
import { namesThings, sampleTitle } from './sample-titles.ts';
import { withoutOtherSamples } from './without-other-samples.ts';

const rowCount = 6;

const isDay = (value: SampleValue | undefined): value is RelativeDay =>
  typeof value === 'object' && !Array.isArray(value) && 'day' in value;

/** A value that fits a field: titles tell rows apart, references go round, an end is after its start. */
function sampleValue(
  draft: DraftEntity,
  field: LexiconField,
  row: number,
  drafts: readonly DraftEntity[],
  language: Language,
): SampleValue | undefined {
  if (field.type === 'reference') {
    const target = drafts.find(({ id }) => id === field.entity);
    const count = target ? Math.max(1, target.samples.length || rowCount) : 0;
    return count > 0 && target !== draft ? { row: row % count } : undefined;
  }
  if (typeof field.initial === 'number') return field.initial;
  if (field.role === 'title' && field.type === 'text' && !hasOwnTitles(draft, field))
    return sampleTitle(draft, row, language);
  if (field.id === 'note' && draft.fields.some(({ type }) => type === 'phone'))
    return personNotes[language][row % rowCount];
  const ofLabel =
    numberByLabel(field, row, language) ??
    (field.id in fieldCatalogue ? undefined : sampleByLabel(field, row, language));
  if (ofLabel !== undefined) return ofLabel;
  if (!field.isRequired && field.role === undefined && isUnknownText(field)) return undefined;
  const own = withoutOtherSamples(field);
  return sampleField(own, field.type === 'money' ? row + moneyBefore(draft, field) : row, language);
}

/** What is noted about people who have a telephone. */
const personNotes: Readonly<Record<Language, readonly string[]>> = {
  tr: ['Öğleden sonra aranmak istiyor', '', '', 'Mesaj yazmak yeterli', '', ''],
  en: ['Prefers a call after lunch', '', '', 'A text is enough', '', ''],
};

const ownTitles = new Set(['name', 'author', 'plate', 'code']);

const hasOwnTitles = (draft: DraftEntity, { id }: LexiconField): boolean =>
  ownTitles.has(id) && !(id === 'name' && namesThings(draft));

/** How many amounts an entity has before this one: equal amounts in a row would look like a mistake. */
const moneyBefore = (draft: DraftEntity, field: LexiconField): number =>
  draft.fields.slice(0, draft.fields.indexOf(field)).filter(({ type }) => type === 'money').length;

/** Start and end by number of the row; they fit the words of `sampleTitle` (morning, evening, weekend …). */
const dayTimes = [
  ['09:00', '10:30'],
  ['18:30', '20:00'],
  ['11:00', '12:30'],
  ['12:30', '13:30'],
  ['14:00', '17:00'],
  ['10:00', '10:30'],
] as const;

function inOrder(draft: DraftEntity, row: Record<string, SampleValue>, index: number): SampleRow {
  const start = draft.fields.find(({ role }) => role === 'start');
  const end = draft.fields.find(({ role }) => role === 'end');
  if (!start || !end) return row;
  const first = row[start.id];
  const last = row[end.id];
  // Stays follow each other, so that no two rows overlap.
  if (isDay(first) && isDay(last))
    return {
      ...row,
      [start.id]: { ...first, day: index * 3 - 3 },
      [end.id]: { ...last, day: index * 3 - 1 },
    };
  const times = dayTimes[index % dayTimes.length];
  if (typeof first === 'string' && typeof last === 'string' && times !== undefined)
    return { ...row, [start.id]: times[0], [end.id]: times[1] };
  return row;
}

/** Rows for an entity without any, and values for fields that the lexicon's rows do not have. */
export function completeSamples(
  draft: DraftEntity,
  drafts: readonly DraftEntity[],
  language: Language,
): SampleRow[] {
  const isNew = draft.samples.length === 0;
  const count = isNew ? rowCount : draft.samples.length;
  return Array.from({ length: count }, (_, index) => {
    const own = draft.samples[index] ?? {};
    const row: Record<string, SampleValue> = {};
    for (const field of draft.fields) {
      if (field.formula) continue;
      const value = own[field.id];
      const usual = numberByLabel(field, index, language);
      const isTooSmall = usual !== undefined && typeof value === 'number' && value < usual / 50;
      const fits = value !== undefined && isValueOf(field, value) && !isTooSmall;
      const isLeftEmpty =
        !isNew && value === undefined && draft.samples.some((other) => other[field.id] !== undefined);
      const next = fits
        ? value
        : isLeftEmpty
          ? undefined
          : sampleValue(draft, field, index, drafts, language);
      if (next !== undefined) row[field.id] = next;
    }
    return isNew ? inOrder(draft, row, index) : row;
  });
}

/** Types of fields whose rows have plain values. */
const plainTypes: Partial<Record<LexiconField['type'], 'number' | 'string' | 'boolean'>> = {
  number: 'number',
  money: 'number',
  percent: 'number',
  rating: 'number',
  duration: 'number',
  boolean: 'boolean',
  text: 'string',
  longText: 'string',
};

/** Whether a row's value still fits, after a description changed the options or the type. */
function isValueOf(field: LexiconField, value: SampleValue): boolean {
  if (field.type === 'choice') return field.options?.some(({ id }) => id === value) ?? false;
  const expected = plainTypes[field.type];
  return expected === undefined || typeof value === expected;
}
