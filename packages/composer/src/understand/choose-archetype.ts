import type { ArchetypeId } from '../spec/app-spec.ts';
import { archetypeIds } from '../spec/app-spec.ts';
import { findMisfits } from './archetype-evidence.ts';
import { clausePoints } from './clause-points.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import { readTurkishVerb } from './nouns/turkish-verbs.ts';
import type { Reading } from './reading.ts';
import { verbArchetypes } from './words/archetype-words.ts';
import { trades } from './words/trades.ts';

/** Points for each archetype by the words of the description; those near the noun count most. */
export function scoreArchetypes(
  reading: Reading,
  candidates: readonly NounCandidate[],
): ReadonlyMap<ArchetypeId, number> {
  const points = new Map<ArchetypeId, number>();
  const add = (id: ArchetypeId, count: number): void => {
    points.set(id, (points.get(id) ?? 0) + count);
  };
  const [best] = candidates;
  const firstEnd = reading.sentences()[0]?.to ?? 0;
  for (const match of reading.index.archetypes.findAll(reading.words)) {
    // "feeding" is no feed.
    if (match.value === 'feed' && reading.folded(match.start).endsWith('ing')) continue;
    // Nor is what animals get.
    const isSocial = /^(?:social|news|photo|activity|community|video)$/.test(reading.folded(match.start - 1));
    if (/^feeds?$/.test(reading.folded(match.start)) && reading.language === 'en' && !isSocial) continue;
    // "nereden nereye": a way, no list of places.
    if (match.value === 'places' && /^ner[ed]\w*(?:den|ye)$/.test(reading.folded(match.start))) continue;
    // "spelling" is no typo of "selling".
    if (match.isTypo && match.length === 1 && match.text.length < 8) continue;
    const isInRegion = best !== undefined && match.start >= best.region.from && match.start < best.region.to;
    const isUsed = !reading.isFree(match.start) && match.value !== 'places';
    const base = isUsed ? 0.25 : isInRegion ? 3 : match.start < firstEnd ? 1.6 : 0.7;
    // "log" and "track" fit every app, so any other word decides before them.
    add(match.value, match.value === 'log' ? base * 0.4 : base * (match.length > 1 ? 1.3 : 1));
  }
  for (const [archetype, count] of clausePoints(reading, best)) add(archetype, count);
  for (let at = 0; at < firstEnd; at += 1) {
    const verb = reading.language === 'tr' ? readTurkishVerb(reading.folded(at)) : undefined;
    const archetype = verb ? verbArchetypes[verb.stem] : undefined;
    if (archetype) add(archetype, 1.2);
    const word = reading.folded(at);
    // "hay bales sold": it happened to them.
    if (/^(?:sold|born|caught|eaten|lent|given)$/.test(word)) add('log', 1.2);
    if (reading.language === 'en' && best && at > best.region.to) break;
    const trade = trades.get(word) ?? trades.get(word.replace(/(?:y[iu][mz]|l[iu]k)$/, ''));
    if (trade) add(trade, 1.4);
  }
  for (const id of findMisfits(reading)) points.delete(id);
  return points;
}

/** What the words about the kind of app say; without any, things are collected, all else is a record. */
export function chooseArchetype(
  points: ReadonlyMap<ArchetypeId, number>,
  noun: NounCandidate | undefined,
): ArchetypeId {
  let best: ArchetypeId = noun?.isPlural ? 'collection' : 'log';
  let most = 0;
  for (const id of archetypeIds) {
    const count = points.get(id) ?? 0;
    if (count < 1 || count <= most) continue;
    best = id;
    most = count;
  }
  return best;
}
