import { namesPerson } from '../clause-points.ts';
import { verbAt } from '../details/turkish-verb-at.ts';
import { isUnit } from '../lists/read-field.ts';
import { isInPlace } from '../nouns/turkish-setting.ts';
import { readTurkishVerb } from '../nouns/turkish-verbs.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishAudience,
  turkishBusinesses,
  turkishGenericHeads,
  turkishStops,
} from '../words/turkish-words.ts';
import { wordSet } from '../words/word-list.ts';

/** Nouns that say when, how much or which, and name nothing of an entry. */
const circumstances = wordSet(`
  gün hafta ay yıl sene akşam sabah gece sezon defa kere kez sefer dakka lira tl para kişi şey şeyler hepsi hepsini herkesin biz
  onu bunu bunları bunlar şunu sonu sonunda başı üst alt yan ön arka taraf yer yerine iç dış kısım sayfa ekran sekme liste ayrı aynı
  farklı diğer diğerleri başka yeterli gerekli sıra haber bilgi örnek şekil zaman vakit an işler dahaki tane adet birer ikişer
  özellik özelliği seçenek buton tuş menü bölüm kullanım kullanıcı hesap veri internet sayı miktar tutar bedava mobil ile
  evde evden elle bin yüz milyon son ilk kaçta grup alan alanlar ev işi`);

/** Short words with a case all the same. */
const isShortForm =
  /^(?:evde|evin|evi|eve|suyu|suya|yola|yolu|gune|aya|ise|isi|isin|isten|onda|once|oda(?=.)|okula|kisa|uzun|cok|gece|dun|bize|size)$/;

const bare = (folded: string): string => folded.replace(/(?:l[ae]r)?(?:[iu]|s[iu]|[iu]n[iu])?$/, '');

/** The ending of a word outside of the lexicon, as far as it decides whether it is an object. */
function looksLikeObject(folded: string): boolean {
  if (/.{3}(?:[dt][ae]n?|[dt][ae]ki|n[iu]n|y[ae]|[sn][iu]n[ae]|l[ae]r[ae]|c[ae]|[iu]m[iu]z\w*)$/.test(folded))
    return false;
  // "traktörle", "arkadaşlarla"; "havale", "kale" are nouns.
  return !/.{4}l[ae]$/.test(folded) && !/.{3}[iu]m$|.{3}[iu]m[iu]$/.test(folded);
}

/** Spoken and conditional forms of verbs that no list has: "ısmarlıyo", "atsın", "ayırsa", "anlaştık". */
const spokenVerb =
  /.{2}[iu]yo(?:r\w*|m|z)?$|.{2}[^aeiou]s[iu]n(?:l[ae]r)?$|.{2}(?:[ae]|[iu]|[ae]r|[iu]r)s[ae][mk]?$|.{3}[dt][iu][mk]$|^(?:gelecek|gidecek|atan|gelen|giden|bitti|dinc)\w*$/;

const isStopWord = (folded: string): boolean =>
  folded.startsWith('hangi') ||
  [
    turkishStops,
    turkishAdjectives,
    turkishAudience,
    turkishAppWords,
    turkishGenericHeads,
    turkishBusinesses,
  ].some((set) => set.has(folded) || (set === turkishBusinesses && set.has(bare(folded))));

/** Whether a word may be the object or a part of a list: no place, direction, owner or thing of the user. */
function isObject(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (word?.kind !== 'word' || word.isSelf || word.folded.length < 2 || /^\d/.test(word.folded)) return false;
  const { folded, stems } = word;
  if (isStopWord(folded) || circumstances.has(folded) || circumstances.has(bare(folded))) return false;
  if (verbAt(reading, at) !== undefined || readTurkishVerb(folded) !== undefined) return false;
  // "ada" is more often the word itself than "to the name".
  if (folded.length < 5 && !isShortForm.test(folded) && !isUnit(folded)) return true;
  if (isInPlace(reading, at) || namesPerson(reading, at) || isUnit(folded)) return false;
  const exact = stems.filter(({ isTypo }) => !isTypo);
  if (spokenVerb.test(folded) && exact.every(({ suffixes }) => suffixes.case !== '')) return false;
  // "doktora göstereyim": a direction before a verb.
  if (exact.length === 0)
    return (
      looksLikeObject(folded) && !(/[^aeiou][ae]$/.test(folded) && verbAt(reading, at + 1) !== undefined)
    );
  return exact.some(
    ({ suffixes }) =>
      (suffixes.person === 0 || suffixes.person === 3) &&
      (suffixes.case === '' ||
        suffixes.case === 'accusative' ||
        (suffixes.case === 'with' && suffixes.person === 3)) &&
      suffixes.derivation !== 'with' &&
      suffixes.derivation !== 'without' &&
      suffixes.derivation !== 'trade',
  );
}

const isPossessed = (reading: Reading, at: number): boolean => {
  const { stems = [], folded = '' } = reading.words[at] ?? {};
  const exact = stems.filter(({ isTypo }) => !isTypo);
  return exact.length > 0
    ? exact.some(({ suffixes }) => suffixes.person === 3)
    : /.{3}(?:[^aeiou]|s)[iu](?:n[iu])?$/.test(folded);
};

const recording =
  /^(?:yaz|kaydet|kayded|tut|gir|gor|bil|goster|takip|not|bul|isle|sec|ekle|ol|cik|sakla|topla|say|hesapla|listele|karsilastir|oner|kontrol|al|ver|bak)$/;

/** "rafını bulalım", "süt olsun": a wish; "keman çalıyorum" tells a story. */
function isTold(reading: Reading, to: number): boolean {
  const form = verbAt(reading, to);
  if (form === undefined || form === 'wish' || form === 'purpose') return false;
  const verb = readTurkishVerb(reading.folded(to));
  return !(
    form === 'finite' &&
    verb !== undefined &&
    recording.test(verb.stem) &&
    /m$|z$/.test(reading.folded(to))
  );
}

/** "kaç dönüm", "hangi makamda": a noun, whatever it looks like. */
function isAsked(reading: Reading, at: number): boolean {
  const { folded = '', kind } = reading.words[at] ?? {};
  if (kind !== 'word' || !/^(?:kac|hangi)$/.test(reading.folded(at - 1))) return false;
  if (verbAt(reading, at) === 'finite' || isUnit(folded) || isStopWord(folded)) return false;
  return !circumstances.has(folded) && !circumstances.has(bare(folded));
}

/** The nouns between two places that may be parts of a record: "rafını", "boya oranı". */
export function turkishChunks(reading: Reading, { from, to }: Range): Range[] {
  const found: Range[] = [];
  for (let at = from; at < to; at += 1) {
    if (isAsked(reading, at)) {
      found.push({ from: at, to: at + 1 });
      continue;
    }
    if (!isObject(reading, at)) continue;
    const isJoined =
      at + 1 < to && isObject(reading, at + 1) && isPossessed(reading, at + 1) && !isPossessed(reading, at);
    const end = at + (isJoined ? 2 : 1);
    // "trello gibi", "dolap tarzı": a model.
    if (/^(?:gibi|tarz\w*|benzer\w*)$/.test(reading.folded(end))) continue;
    if (!isTold(reading, end) && !isMark(reading.words[end], "'’")) found.push({ from: at, to: end });
    at = end - 1;
  }
  return found;
}
