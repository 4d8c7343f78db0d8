import { resolveField } from '../../lexicon/index.ts';
import type { ArchetypeId } from '../../spec/app-spec.ts';
import type { Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { headOfRow } from './listed-row.ts';

const posts = new Set<ArchetypeId>(['feed', 'media', 'articles']);
/** Words for what is published. */
const published =
  /(?:^| )(?:blog|feed|wall|news|newspaper|magazine|articles?|posts?|haber\w*|gazete\w*|dergi\w*|makale\w*|duvar\w*|paylasim\w*|akis\w*|galeri\w*|gallery)(?: |$)/;

/** "Cheese notes: cheese, region, score": what posts are elsewhere are entries with own fields here. */
export function kindOfRow(
  archetype: ArchetypeId,
  fields: readonly ExplicitField[],
  reading: Reading,
): ArchetypeId {
  if (fields.length === 0 || !posts.has(archetype) || published.test(headOfRow(reading))) return archetype;
  const isDated = fields.some(({ use }) => resolveField(use).type.startsWith('date'));
  return isDated ? 'log' : 'collection';
}
