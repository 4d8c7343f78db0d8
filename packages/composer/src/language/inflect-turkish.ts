import {
  droppingVowel,
  endsInS,
  endsInSoftC,
  frontLoans,
  highVowelRoots,
  keepsConsonant,
  softening,
  softeningT,
} from './turkish-exceptions.ts';
import { countSyllables, endsHard, harmonyOf, highVowel, lowVowel } from './turkish-sounds.ts';

/** Splits before the last word: only that one is inflected. */
const splitHead = (noun: string): readonly [before: string, head: string] => {
  const at = noun.lastIndexOf(' ') + 1;
  return [noun.slice(0, at), noun.slice(at)];
};

const harmony = (word: string) => harmonyOf(word, frontLoans.has(word));

const softened: Readonly<Record<string, string>> = { p: 'b', ç: 'c', k: 'ğ', g: 'ğ', t: 'd' };

function softensLastLetter(word: string): boolean {
  const last = word.slice(-1);
  if (softening.has(word) || softeningT.has(word)) return true;
  if (last === 't' || !(last in softened) || keepsConsonant.has(word)) return false;
  if (countSyllables(word) < 2) return false;
  // Only loans end in g, and those in -og soften: psikolog → psikoloğu.
  return last === 'g' ? word.endsWith('og') : true;
}

/** The stem as it is before a suffix that starts with a vowel: kitab, renğ → reng, isim → ism. */
export function stemBeforeVowel(word: string): string {
  const last = word.slice(-1);
  let stem = word;
  if (softensLastLetter(word)) {
    const isAfterN = last === 'k' && word.at(-2) === 'n';
    stem = word.slice(0, -1) + (isAfterN ? 'g' : (softened[last] ?? last));
  }
  return droppingVowel.has(word) ? stem.slice(0, -2) + stem.slice(-1) : stem;
}

const withHighVowel = (word: string, consonantAfterVowel: string, ending: string): string => {
  const sounds = harmony(word);
  if (!sounds.endsWithVowel) return stemBeforeVowel(word) + highVowel(sounds) + ending;
  if (word === 'su') return `suyu${ending}`;
  return word + consonantAfterVowel + (consonantAfterVowel ? highVowel(sounds) : '') + ending;
};

const pluralOf = (word: string): string => `${word}l${lowVowel(harmony(word))}r`;

/** Third-person possessive: the ending of compounds (arı kovanı) and of "its" (fiyatı, süresi). */
export const possessThird = (word: string): string => withHighVowel(word, word === 'su' ? 'y' : 's', '');

const isAgent = (word: string): boolean =>
  /[cç][ıiuü]$/.test(word) && word.length > 4 && !endsInSoftC.has(word.slice(0, -1));

/** Heads of compounds that are as short as roots with a vowel of their own: "sondaj işi", "kuzu eti". */
const shortCompoundHeads = new Set(['işi', 'evi', 'eti', 'adı', 'ağı', 'otu']);

/** Whether the last word of a noun phrase has the ending of a compound: "alışveriş listesi", not "mavi kutu". */
export function isCompound(noun: string): boolean {
  const [before, head] = splitHead(noun);
  if (before !== '' && shortCompoundHeads.has(head)) return true;
  if (before === '' || head.length < 4 || !/[ıiuü]$/.test(head)) return false;
  if (highVowelRoots.has(head) || isAgent(head)) return false;
  // -lI makes adjectives: "resimli", "tuzlu"; -sAl and -ki likewise end otherwise.
  return !(/[^s]l[ıiuü]$/.test(head) && !/(?:yol|kol|trol|dal|mal|hal|gol|okul|el)[ıiuü]$/.test(head));
}

let droppedVowels: ReadonlyMap<string, string> | undefined;

/** Nouns by their stem without the dropped vowel: kayd → kayıt. */
function wordsWithDroppedVowel(): ReadonlyMap<string, string> {
  droppedVowels ??= new Map([...droppingVowel].map((word) => [stemBeforeVowel(word), word]));
  return droppedVowels;
}

/** The head of a compound without its ending: listesi → liste, kaydı → kayıt, hesabı → hesap. */
export function compoundHead(head: string): string {
  const stem = head.slice(0, -1);
  if (/[aeıioöuü]s[ıiuü]$/.test(head) && head.length > 4 && !endsInS.has(stem)) return head.slice(0, -2);
  const known = wordsWithDroppedVowel().get(stem);
  if (known) return known;
  const last = stem.slice(-1);
  if (last === 'ğ') return `${stem.slice(0, -1)}k`;
  if (last === 'b') return `${stem.slice(0, -1)}p`;
  if (last === 'c') return `${stem.slice(0, -1)}ç`;
  if (last === 'd' && softeningT.has(`${stem.slice(0, -1)}t`)) return `${stem.slice(0, -1)}t`;
  if (last === 'g' && stem.at(-2) === 'n') return `${stem.slice(0, -1)}k`;
  return stem;
}

/** The plural: kitaplar, saatler, alışveriş listeleri. */
export function pluralTurkish(noun: string): string {
  const [before, head] = splitHead(noun);
  if (!isCompound(noun)) return before + pluralOf(head);
  const plural = pluralOf(compoundHead(head));
  return before + plural + highVowel(harmony(plural));
}

/** My noun: kitabım, kilom, alışveriş listem. */
export function possessFirst(noun: string): string {
  const [before, head] = splitHead(noun);
  const bare = isCompound(noun) ? compoundHead(head) : head;
  return before + (bare === 'su' ? 'suyum' : withHighVowel(bare, '', 'm'));
}

type Case = 'accusative' | 'dative' | 'genitive' | 'locative';

/** A case after a compound's ending takes n: listesini, listesinde. */
function inflectCompound(head: string, kind: Case): string {
  const sounds = harmony(head);
  switch (kind) {
    case 'accusative':
      return `${head}n${highVowel(sounds)}`;
    case 'dative':
      return `${head}n${lowVowel(sounds)}`;
    case 'genitive':
      return `${head}n${highVowel(sounds)}n`;
    case 'locative':
      return `${head}nd${lowVowel(sounds)}`;
  }
}

function inflectPlain(head: string, kind: Case): string {
  const sounds = harmony(head);
  switch (kind) {
    case 'accusative':
      return withHighVowel(head, 'y', '');
    case 'dative':
      return sounds.endsWithVowel ? `${head}y${lowVowel(sounds)}` : stemBeforeVowel(head) + lowVowel(sounds);
    case 'genitive':
      return head === 'su' ? 'suyun' : withHighVowel(head, 'n', 'n');
    case 'locative':
      return `${head}${endsHard(head) ? 't' : 'd'}${lowVowel(sounds)}`;
  }
}

/** The noun in a case: dersi, kiloyu, alışveriş listesini. */
export function inflectTurkish(noun: string, kind: Case): string {
  const [before, head] = splitHead(noun);
  const isPluralCompound = before !== '' && /l[ae]r[ıi]$/.test(head);
  return (
    before + (isCompound(noun) || isPluralCompound ? inflectCompound(head, kind) : inflectPlain(head, kind))
  );
}

/** "arı" and "kovan" make "arı kovanı". */
export const compoundOf = (modifier: string, head: string): string => `${modifier} ${possessThird(head)}`;
