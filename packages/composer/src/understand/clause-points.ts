import type { ArchetypeId } from '../spec/app-spec.ts';
import { isBrief } from './lists/brief.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Reading } from './reading.ts';
import { wordSet } from './words/word-list.ts';

const asked = /^(?:kac|hangi|ne|how|what|whats|which)$/;
const left = /^(?:kald[iu]\w{0,3}|kalmis|kalan|azal(?!t)\w*|left|remaining|reorder|low)$/;
const onMap = /^(?:haritada|harita|map|nerede|nerde)$/;
const contact =
  /^(?:telefon\w*|tel|numara\w*|phone|phones|contact|contacts|number|numbers|yevmiye\w*|ucret\w*)$/;
const happened =
  /^(?:did|made|had|saw|took|went|ate|ran|gave|taught|visited|caught|tried|found|wrote|heard|yaptim|ettim|gittim|gordum|verdim|yedim|ictim|duydum|denedim|buldum)$/;
/** Nouns of people that are listed; those with other endings. */
const persons = wordSet(`
  isci hoca usta komsu ogrenci sporcu oyuncu gonullu kursiyer cocuk aday uye bakici eleman calisan koro antrenor hakem rehber veli
  misafir davetli hasta ziyaretci katilimci musteri kiraci kisi akraba dost mezun bagisci yetim talebe emekli sakin
  worker player member volunteer neighbour neighbor child kid student pupil guest singer dancer ringer runner swimmer helper
  coach referee musician guide tutor driver artist performer actor sitter walker contact relative cousin friend tenant`);

/** Whether the head of a phrase names people. */
const isPeople = (reading: Reading, { range }: NounCandidate): boolean => namesPerson(reading, range.to - 1);

/** Whether the word at a place names people. */
export function namesPerson(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  return [word?.folded ?? '', ...(word?.stems.map(({ stem }) => stem) ?? [])].some(
    (name) => persons.has(name) || persons.has(name.replace(/s$|l[ae]r\w{0,4}$/, '')),
  );
}

/** Points of the clauses of a short description: "kaç metre kaldı" asks what is in stock. */
export function clausePoints(
  reading: Reading,
  about: NounCandidate | undefined,
): ReadonlyMap<ArchetypeId, number> {
  const points = new Map<ArchetypeId, number>();
  if (isBrief(reading)) return points;
  const words = reading.words.map(({ folded }) => folded);
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  const isTime = words.some(
    (word, at) =>
      left.test(word) && /^(?:gun|saat|ay|hafta|days?|hours?|time|weeks?)/.test(words[at - 1] ?? ''),
  );
  if (has(left) && !isTime && (has(asked) || words.includes('warn'))) points.set('stock', 1.5);
  if (has(onMap) && about?.isPlural) points.set('places', 2.5);
  const hasPlace = has(
    /^(?:stall|stand|kiosk|truck|booth|shop|store|tezgah\w*|dukkan\w*|bufe\w*|vitrin\w*)$/,
  );
  if (hasPlace && has(/^(?:prices?|fiyat\w*|menu\w*|flavours?|flavors?|vitrin\w*)$/))
    points.set('catalogue', 1.5);
  if (about && isPeople(reading, about) && (has(contact) || has(/^(?:kim|who|her|each)$/)))
    points.set('people', 1.5);
  if (has(/^(?:geliyor|gelecek|katiliyor|katilacak|coming|attending)$/) && has(/^(?:kim|kimler|who|whos)$/))
    points.set('people', 1.5);
  const isRelative = words.some(
    (word, at) => happened.test(word) && (/^(?:i|we)$/.test(words[at - 1] ?? '') || word.endsWith('m')),
  );
  if (isRelative) points.set('log', 1.4);
  return points;
}
