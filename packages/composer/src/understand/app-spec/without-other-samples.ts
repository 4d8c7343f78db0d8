import { fieldCatalogue } from '../../lexicon/index.ts';
import type { LexiconField } from '../../lexicon/subject.ts';

/** "telefon: 50 lira", "name (kg)": a number with the id of a text has no text in its rows. */
export function withoutOtherSamples(field: LexiconField): LexiconField {
  const known = fieldCatalogue[field.id];
  return known === undefined || known.type === field.type ? field : { ...field, id: '' };
}
