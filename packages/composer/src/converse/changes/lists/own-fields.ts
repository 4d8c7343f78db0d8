import { fold, upperCaseFirst } from '../../../language/fold.ts';
import { uniqueIdentifier } from '../../../language/identifiers.ts';
import type { AppSpec } from '../../../spec/app-spec.ts';
import { type Entity, entitySchema, type SampleValue } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { planApp, understand } from '../../../understand/index.ts';
import type { Noun } from '../../../understand/understanding.ts';
import type { Operation } from '../../operation.ts';
import { addNamedField } from '../add-field.ts';
import { createEntity } from './new-entity.ts';

/** More are not read. */
const mostFields = 20;
/** A letter more or less is an ending: "adı" and "ad", "receipts" and "receipt". */
const compared = 4;

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const areAlike = (one: string, other: string): boolean =>
  one.startsWith(other.slice(0, Math.max(compared, other.length - 2))) ||
  (other.startsWith(one) && other.length - one.length < 2);

/** Whether a label has each word that was typed. */
export const showsWords = (label: string, typed: string): boolean => {
  const own = wordsOf(label);
  return wordsOf(typed).every((word) => own.some((each) => areAlike(each, word)));
};

const asking = /(?:^| )(?:kim\w*|ne|nere\w*|hangi|kac|nasil|who|what|where|when|how|whether|which) /;

const isQuestion = (text: string): boolean => asking.test(`${fold(text)} `);

type AddedField = Extract<Operation, { kind: 'addField' }>;

/** The typed part of rows with its words as the label, whatever kind of field they name. */
export function typedField(
  text: string,
  entity: Entity,
  spec: AppSpec,
  isExact = false,
): AddedField | undefined {
  const label = upperCaseFirst(text.trim(), spec.language).slice(0, 60);
  // All words of a question are its name: "ne zaman attım", "who pays".
  for (const own of isExact || isQuestion(text) ? [label] : [undefined, label]) {
    const added = addNamedField(text, entity, { ...spec, entities: [entity] }, own);
    const [operation] = added?.kind === 'operations' ? added.operations : [];
    if (operation?.kind === 'addField' && showsWords(operation.field.label, text)) return operation;
  }
  return undefined;
}

/** The rows of a description that is only their name and their parts, if each part is a field of them. */
function asDescription(spec: AppSpec, noun: Noun, parts: readonly string[]): Entity | undefined {
  const { language, seed } = spec;
  const name = upperCaseFirst(noun.many, language);
  const read = understand({ prompt: `${name}: ${parts.join(', ')}`, language, seed });
  if (read.kind !== 'app') return undefined;
  const { entities } = planApp(read).spec;
  return entities.find(({ fields }) =>
    parts.every((part) => fields.some(({ label }) => showsWords(label, part))),
  );
}

interface Column {
  readonly field: Field;
  readonly values: readonly (SampleValue | null)[];
}

/** Each part as a field of the planned rows, else by itself; undefined if one of them is no field. */
function columnsOf(
  parts: readonly string[],
  planned: Entity | undefined,
  base: Entity,
  spec: AppSpec,
): readonly Column[] | undefined {
  const taken = new Set<string>();
  const found: Column[] = [];
  const samples = base.samples.length === 0 ? [] : (planned?.samples ?? []);
  const empty: Entity = { ...base, fields: base.fields.slice(0, 1), samples: [...samples] };
  for (const part of parts) {
    const known = isQuestion(part)
      ? undefined
      : planned?.fields.find(
          ({ id, label, formula, type }) =>
            !taken.has(id) && formula === undefined && type !== 'reference' && showsWords(label, part),
        );
    const typed = known === undefined ? typedField(part, empty, spec) : undefined;
    const { role, ...rest } = known ?? typed?.field ?? {};
    if (!('id' in rest) || taken.size > mostFields) return undefined;
    const id = uniqueIdentifier(rest.id, taken);
    taken.add(id);
    found.push({
      field: { ...rest, id, ...(known !== undefined && role !== undefined && { role }) },
      values: known === undefined ? (typed?.column ?? []) : samples.map((row) => row[known.id] ?? null),
    });
  }
  return found;
}

/** New rows with these parts, in this order and with the words that were typed, and no others. */
export function createListedEntity(spec: AppSpec, noun: Noun, parts: readonly string[]): Entity {
  const base = createEntity(spec, noun, '');
  const planned = asDescription(spec, noun, parts);
  const columns = columnsOf(parts, planned, base, spec);
  if (columns === undefined) return createEntity(spec, noun, parts.join(', '));
  const rows = Array.from({ length: Math.max(0, ...columns.map(({ values }) => values.length)) }, (_, row) =>
    Object.fromEntries(
      columns.flatMap(({ field, values }) => {
        const value = values[row] ?? null;
        return value === null ? [] : [[field.id, value]];
      }),
    ),
  );
  const fields = withTitle(columns.map(({ field }) => field));
  // Rows without any value would be blank lines.
  const samples = rows.filter((row) => Object.keys(row).length > 0);
  return entitySchema.parse({ ...base, fields, samples });
}

/** The first text names the rows. */
function withTitle(fields: readonly Field[]): readonly Field[] {
  if (fields.some(({ role }) => role === 'title')) return fields;
  const first = fields.find(({ type }) => type === 'text');
  return fields.map((field) =>
    field === first ? { ...field, role: 'title' as const, isRequired: true } : field,
  );
}
