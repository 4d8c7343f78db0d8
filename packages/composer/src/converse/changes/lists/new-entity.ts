import { fold, lowerCase } from '../../../language/fold.ts';
import { toIdentifier, toPluralIdentifier, uniqueIdentifier } from '../../../language/identifiers.ts';
import { pluralEnglish, singularEnglish } from '../../../language/inflect-english.ts';
import { compoundOf, pluralTurkish } from '../../../language/inflect-turkish.ts';
import { localiseField, resolveField } from '../../../lexicon/index.ts';
import type { AppSpec } from '../../../spec/app-spec.ts';
import { type Entity, entitySchema, type SampleRow } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import type { DraftEntity } from '../../../understand/app-spec/draft-entity.ts';
import { mergeFields } from '../../../understand/app-spec/merge-fields.ts';
import { completeSamples } from '../../../understand/app-spec/sample-rows.ts';
import { planApp, understand } from '../../../understand/index.ts';
import type { Noun } from '../../../understand/understanding.ts';
import { kindOfRows } from './row-kinds.ts';

/** Kinds of rows that an app has at most. */
export const entityMaximum = 12;

/** Singular and plural of what a list is about, as it was written: "kuryelerimi" and "our drivers" are couriers and drivers. */
export function nounOf(
  written: string,
  language: 'tr' | 'en',
  known: (folded: string) => string | undefined,
): Noun {
  const words = lowerCase(written.trim(), language).split(/\s+/);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const one =
    language === 'en'
      ? singularEnglish(last)
      : last.replace(
          /(?<=.{2})l[ae]r(?:[ıi]|[ıi]n|[ıi]n[ıi]|[ıi]m|[ıi]m[ıi]|[ıi]m[ıi]z|[ıi]m[ıi]z[ıi])?$/u,
          '',
        );
  const base = language === 'tr' && before.length === 0 ? (known(fold(one)) ?? one) : one;
  // "maç sonuçları" are each a "maç sonucu".
  const isCompound = language === 'tr' && before.length > 0 && /l[ae]r[ıi]/u.test(last.slice(one.length));
  const noun = isCompound ? compoundOf(before.join(' '), base) : [...before, base].join(' ');
  // "takas edeceğim kişiler" as it was typed.
  const isPlural = language === 'tr' && before.length > 0 && /^l[ae]r$/.test(last.slice(one.length));
  if (isPlural) return { one: noun, many: words.join(' ') };
  return { one: noun, many: language === 'tr' ? pluralTurkish(noun) : pluralEnglish(noun) };
}

const isCalled = ({ one, many }: Noun, names: readonly string[]): boolean =>
  names.map(fold).some((name) => name === fold(one) || name === fold(many));

/** Subjects whose first entity is what the subject's words name; a garage has jobs, which are no garages. */
const named: ReadonlySet<AppSpec['archetype']> = new Set(['people', 'collection', 'places']);

/** The rows of the lexicon for a noun, with fields that the words after it add; undefined if it has none. */
function fromLexicon(
  noun: Noun,
  details: string,
  language: 'tr' | 'en',
  seed: number,
): { entity: Entity; all: readonly Entity[] } | undefined {
  const prompt =
    language === 'tr'
      ? `${noun.one} listesi ${details}`
      : `list of ${noun.many}${details === '' ? '' : ` with ${details}`}`;
  const understanding = understand({ prompt, language, seed });
  if (understanding.kind !== 'app' || understanding.subject === undefined) return undefined;
  const { entities, archetype } = planApp(understanding).spec;
  const same = entities.find((each) => isCalled(noun, [each.one, each.many, each.id]));
  const isSubject = isCalled(noun, understanding.subject.words[language]);
  const entity = same ?? (named.has(archetype) && isSubject ? entities[0] : undefined);
  return entity === undefined ? undefined : { entity, all: entities };
}

/** Fields that a list of anything has; those that the words after the noun name come beside them. */
function fromKind(noun: Noun, details: string, language: 'tr' | 'en', seed: number): Entity {
  const kind = kindOfRows(noun.one);
  const draft: DraftEntity = {
    id: toIdentifier(noun.one),
    pluralId: toPluralIdentifier(noun.one, language),
    ...noun,
    icon: kind.icon,
    fields: kind.fields.map(resolveField),
    rules: [],
    samples: [],
  };
  if (details !== '') {
    const what = language === 'tr' ? `kayıt listesi: ${details}` : `list of records with ${details}`;
    const read = understand({ prompt: what, language, seed });
    if (read.kind === 'app') mergeFields(draft, [...read.fields, ...read.details], language, true);
  }
  return entitySchema.parse({
    ...draft,
    fields: draft.fields.map((field) => localiseField(field, language)),
    samples: completeSamples(draft, [draft], language),
  });
}

/** Rows that a list begins with. */
const rowMaximum = 6;

/** The entity without what only another app has: references become the texts that they stood for. */
function fitInto(spec: AppSpec, entity: Entity, all: readonly Entity[]): Entity {
  const own = new Set(entity.fields.filter(({ formula }) => formula === undefined).map(({ id }) => id));
  const fields = entity.fields
    .filter(({ id }) => own.has(id))
    .map((field) => {
      if (field.type !== 'reference') return field;
      const { entity: _, ...rest } = field;
      return { ...rest, type: 'text' as const };
    });
  const titleOf = (id: string | undefined, row: number): string | undefined => {
    const target = all.find((each) => each.id === id);
    const title = target?.fields.find(({ role, type }) => role === 'title' || type === 'text');
    const value = title && target?.samples[row]?.[title.id];
    return typeof value === 'string' ? value : undefined;
  };
  const rows = entity.samples.slice(0, rowMaximum).map(
    (row): SampleRow =>
      Object.fromEntries(
        Object.entries(row).flatMap(([id, value]) => {
          if (!own.has(id)) return [];
          const field = entity.fields.find((each) => each.id === id);
          if (field?.type !== 'reference') return [[id, value]];
          const title =
            typeof value === 'object' && 'row' in value ? titleOf(field.entity, value.row) : undefined;
          return title === undefined ? [] : [[id, title]];
        }),
      ),
  );
  // An app that was emptied starts without examples.
  const isEmpty = spec.entities.length > 0 && spec.entities.every(({ samples }) => samples.length === 0);
  return { ...entity, fields, rules: [], samples: isEmpty ? [] : rows };
}

/** The words between the marks of details, folded: "opponent", "date", "ground". */
const namesIn = (details: string): readonly string[] =>
  fold(details)
    .split(/[,;/]|\s(?:and|ve|ile)\s/)
    .map((name) => name.replace(/^(?:the|an?|who|when|where|which|bir) /, '').trim())
    .filter((name) => /\p{L}{2}/u.test(name));

/** Whether a label has a word of a name: "Date and time" has "date". */
const hasName = (label: string, name: string): boolean =>
  name.split(' ').some((word) => word.length > 2 && fold(label).includes(word.slice(0, 5)));

/** The fields that details name and that these rows do not have. */
export function missingFields(
  fields: readonly Field[],
  noun: Noun,
  details: string,
  { language, seed }: AppSpec,
): readonly Field[] {
  const missing = namesIn(details).filter((name) => !fields.some(({ label }) => hasName(label, name)));
  if (missing.length === 0) return [];
  const taken = new Set(fields.map(({ id }) => id));
  return fromKind(noun, details, language, seed)
    .fields.filter(({ label, type, formula }) => {
      const isAsked = missing.some((name) => hasName(label, name));
      return isAsked && type !== 'reference' && formula === undefined;
    })
    .map(({ role: _role, ...field }) => {
      const id = uniqueIdentifier(field.id, taken);
      taken.add(id);
      return { ...field, id, isRequired: false };
    });
}

/** The rows with fields that their kind does not have, but the words after the noun name. */
function withNamedFields(entity: Entity, noun: Noun, details: string, spec: AppSpec): Entity {
  const added = missingFields(entity.fields, noun, details, spec);
  const note = entity.fields.findIndex(({ type }) => type === 'longText');
  const at = note > 0 ? note : entity.fields.length;
  return { ...entity, fields: [...entity.fields.slice(0, at), ...added, ...entity.fields.slice(at)] };
}

/**
 * A new kind of rows for an app: the lexicon's fields and rows for the noun, else those of people, places or things like
 * it. `details` are words that name further fields.
 */
export function createEntity(spec: AppSpec, noun: Noun, details: string): Entity {
  const { language, seed } = spec;
  const known = fromLexicon(noun, details, language, seed);
  const entity =
    known === undefined
      ? fromKind(noun, details, language, seed)
      : withNamedFields(fitInto(spec, known.entity, known.all), noun, details, spec);
  const ids = new Set(spec.entities.flatMap(({ id, pluralId }) => [id, pluralId]));
  const id = uniqueIdentifier(entity.id, ids);
  const pluralId = uniqueIdentifier(entity.pluralId, new Set([...ids, id]));
  const {
    sort: _sort,
    groupBy: _groupBy,
    ...rest
  } = known === undefined ? fitInto(spec, entity, []) : entity;
  return { ...rest, id, pluralId, one: noun.one.slice(0, 60), many: noun.many.slice(0, 60) };
}
