import type { Reading } from '../reading.ts';
import { isBrief } from './brief.ts';
import { findEachThing, findEnglishEntityLists } from './english-entity-lists.ts';
import type { List } from './list-item.ts';
import { findTurkishEntityLists } from './turkish-entity-lists.ts';

/** What long descriptions say about each of several things, sentence by sentence. */
export function findEntityLists(reading: Reading): List[] {
  if (!isBrief(reading))
    return reading.language === 'en'
      ? reading.sentences().flatMap((sentence) => findEachThing(reading, sentence))
      : [];
  return reading
    .sentences()
    .flatMap((sentence) =>
      reading.language === 'tr'
        ? findTurkishEntityLists(reading, sentence)
        : findEnglishEntityLists(reading, sentence),
    );
}
