import { fold } from '../../language/fold.ts';
import { uniqueIdentifier } from '../../language/identifiers.ts';
import { localiseField, resolveField, sampleField } from '../../lexicon/index.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { Entity } from '../../spec/entity.ts';
import { type Field, fieldSchema } from '../../spec/field.ts';
import { safeFieldId } from '../../spec/reserved.ts';
import { readField } from '../../understand/lists/read-field.ts';
import { splitItems } from '../../understand/lists/split-items.ts';
import type { ExplicitField } from '../../understand/understanding.ts';
import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { adds } from '../verbs.ts';
import { nothing, type ReadChange } from './change.ts';

const verbs =
  /^(?:ekle\w*|koy\w*|olsun\w*|getir\w*|girilsin|gorunsun|tutulsun|kaydedilsin|lazim|istiyorum|olustur\w*)$/;
const englishVerbs = /^(?:add|include|insert|put|create|need|want|show)$/;
const fillers =
  /^(?:please|lutfen|bir|de|da|a|an|the|also|ayrica|to|for|i|we|it|me|new|yeni|each|every|her|icin|alani|alan|alanlari|bilgisi|kismi|field|fields|input|box|checkbox|tick|kutusu|kutucugu|onay|column|sutunu|ozelligi)$/;

/** Words between the verb and the entity: "müşterilere | telefon alanı | ekle", "add | a phone field | to customers". */
function fieldRange({ reading, targets }: FollowUp): { from: number; to: number } | undefined {
  const { words } = reading;
  const verb = words.findIndex((word) =>
    reading.language === 'tr' ? verbs.test(word.folded) : englishVerbs.test(word.folded),
  );
  if (verb === -1) return undefined;
  let [from, to] = reading.language === 'tr' ? [0, verb] : [verb + 1, words.length];
  if (reading.language === 'en') {
    const end = words.findIndex(
      (word, at) => at > verb && /^(?:to|for|in|on|so|which|that)$/.test(word.folded),
    );
    const isNamed = words.slice(verb + 1, Math.max(end, 0)).some(({ folded }) => !fillers.test(folded));
    if (end > verb + 1 && isNamed) to = end;
  }
  for (const { target, range } of targets) {
    if (target.kind === 'entity' && range.from <= from + 1 && range.to < to) from = range.to;
  }
  while (from < to && fillers.test(reading.folded(from))) from += 1;
  while (to > from && fillers.test(reading.folded(to - 1))) to -= 1;
  return to > from && to - from <= 14 ? { from, to } : undefined;
}

/** The entity that the follow-up names, else the one that the app is about. */
export function entityFor({ targets, spec }: FollowUp): Entity | undefined {
  const named = targets.find(({ target }) => target.kind === 'entity')?.target;
  return named?.kind === 'entity' ? named.entity : spec.entities[0];
}

/** The field as the spec has it, with a name that the entity does not have yet. */
export function toField(
  { use }: ExplicitField,
  entity: Entity,
  language: 'tr' | 'en',
  isTicked = false,
): Field | undefined {
  const lexical = resolveField(use);
  const localised = localiseField(lexical, language);
  const taken = new Set(entity.fields.map(({ id }) => id));
  const roles = new Set(entity.fields.map(({ role }) => role));
  const { role, ...rest } = localised;
  const parsed = fieldSchema.safeParse({
    ...rest,
    ...(rest.type === 'text' && isTicked && { type: 'boolean' }),
    id: uniqueIdentifier(safeFieldId(localised.id), taken),
    isRequired: false,
    ...(role !== undefined && role !== 'title' && !roles.has(role) && { role }),
  });
  return parsed.success ? parsed.data : undefined;
}

/** One operation per field that is not there yet. */
export const readAddedFields: ReadChange = (followUp) => {
  const { reading, spec, has } = followUp;
  if (!has(adds)) return undefined;
  const entity = entityFor(followUp);
  const range = fieldRange(followUp);
  if (entity === undefined || range === undefined) return undefined;
  const impossible = reading.index.notIncluded.findWhole(reading.words.slice(range.from, range.to));
  if (impossible?.isTypo === false) return nothing('notPossible', reading.written(range));
  const isTicked = has(/ (?:checkbox|tick|onay kutusu|kutucuk|kutucugu) /);
  const found: Operation[] = [];
  let current = entity;
  for (const item of splitItems(reading, range)) {
    const read = readField(reading, item);
    if (read === undefined) continue;
    const field = toField(read.field, current, spec.language, isTicked);
    if (field === undefined || current.fields.some(({ label }) => fold(label) === fold(field.label)))
      continue;
    const lexical = resolveField(read.field.use);
    if (field.type === 'reference' && !spec.entities.some(({ id }) => id === field.entity)) {
      const { entity: _, ...text } = field;
      found.push(
        addOperation(current, { ...text, type: 'text' }, { ...lexical, type: 'text' }, spec.language),
      );
    } else found.push(addOperation(current, field, lexical, spec.language));
    current = { ...current, fields: [...current.fields, field] };
  }
  return found.length === 0 ? undefined : { kind: 'operations', operations: found };
};

function addOperation(entity: Entity, field: Field, lexical: LexiconField, language: 'tr' | 'en'): Operation {
  const column = entity.samples.map((_, row) => sampleField(lexical, row, language) ?? null);
  // Notes stay last.
  const note = entity.fields.findIndex(({ type }) => type === 'longText');
  const index = note > 0 && field.type !== 'longText' ? note : entity.fields.length;
  return { kind: 'addField', entity: entity.id, field, index, column };
}
