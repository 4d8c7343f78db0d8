import type { ArchetypeId, PaletteId } from '../spec/app-spec.ts';
import type { Rule } from '../spec/entity.ts';
import { fieldCatalogue } from './field-catalogue.ts';
import { toList, toLocalLists, toLocalText } from './notation/local-text.ts';
import { parseFields } from './notation/parse-fields.ts';
import { parseSamples } from './notation/parse-samples.ts';
import { resolveField } from './resolve-field.ts';
import type { LexiconEntity, LexiconValue, Subject } from './subject.ts';

interface SubjectText {
  readonly id: string;
  /** Separated by commas; the first is shown. */
  readonly tr: string;
  readonly en: string;
  /** 'saç, sakal ~ hair, beard' */
  readonly hints?: string;
  readonly name: string;
  readonly icon: string;
  /** Separated by spaces. */
  readonly palettes: string;
  readonly entities?: readonly LexiconEntity[];
  readonly options?: Subject['options'];
}

/** Subjects of one archetype from their short notation. */
export const subjectsOf = (archetype: ArchetypeId, texts: readonly SubjectText[]): Subject[] =>
  texts.map((text) => ({
    id: text.id,
    archetype,
    words: { tr: toList(text.tr), en: toList(text.en) },
    ...(text.hints ? { hints: toLocalLists(text.hints) } : {}),
    name: toLocalText(text.name),
    icon: text.icon,
    palettes: toPalettes(text.palettes),
    entities: text.entities ?? [],
    ...(text.options ? { options: text.options } : {}),
  }));

function toPalettes(source: string): [PaletteId, ...PaletteId[]] {
  const [first, ...others] = toList(source, ' ') as PaletteId[];
  if (!first) throw new Error('a subject needs a palette');
  return [first, ...others];
}

/**
 * An entity: 'id pluralId icon', 'tekil, çoğul ~ singular, plural', its fields (notation/parse-fields.ts), its sample rows
 * (notation/parse-samples.ts) and its rules. Rows are read when they are first used.
 */
export function entity(
  head: string,
  names: string,
  fieldSource: string,
  sampleSource = '',
  rules: readonly Rule[] = [],
): LexiconEntity {
  const [id = '', pluralId = '', icon = ''] = head.split(' ');
  const { tr, en } = toLocalLists(names);
  const fields = parseFields(fieldSource, (code) => code in fieldCatalogue);
  let samples: readonly Readonly<Record<string, LexiconValue>>[] | undefined;
  return {
    id,
    pluralId,
    one: { tr: tr[0] ?? '', en: en[0] ?? '' },
    many: { tr: tr[1] ?? '', en: en[1] ?? '' },
    icon,
    fields,
    ...(rules.length > 0 ? { rules } : {}),
    get samples() {
      samples ??= parseSamples(sampleSource, fields.map(resolveField));
      return samples;
    },
  };
}

/** Two rows must not overlap in time; with `by`, only rows with the same value are compared. */
export const noOverlap = (by?: string, start = 'startsAt', end?: string): Rule => ({
  kind: 'noOverlap',
  start,
  ...(end ? { end } : { duration: 'duration' }),
  ...(by ? { by } : {}),
});
export const unique = (field: string): Rule => ({ kind: 'unique', field });
export const endAfterStart = (start = 'startDate', end = 'endDate'): Rule => ({
  kind: 'endAfterStart',
  start,
  end,
});
export const stockRule = (movement = 'movement', quantity = 'quantity'): Rule => ({
  kind: 'stock',
  quantity,
  movement,
});
export const capacityRule = (by: string, capacity: number): Rule => ({ kind: 'capacity', by, capacity });
