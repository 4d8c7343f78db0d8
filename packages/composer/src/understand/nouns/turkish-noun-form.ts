import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { compoundHead, compoundOf, isCompound } from '../../language/inflect-turkish.ts';
import type { StemMatch } from '../../language/stem-index.ts';
import { isBaseWord } from '../../word-classes/index.ts';
import type { Range, Reading } from '../reading.ts';
import type { Word } from '../word.ts';
import { turkishAdjectives } from '../words/turkish-words.ts';
import { wordSet } from '../words/word-list.ts';

export type NounRole = 'modifier' | 'object' | 'owner' | 'place';

/** Takes a phrase that was found. */
export type AddNoun = (
  range: Range,
  region: Range,
  strength: number,
  role: NounRole,
  isTrade?: boolean,
) => void;

interface NounForm {
  readonly bare: string;
  readonly isPlural: boolean;
  /** Possessed by me or us, or by another noun. */
  readonly person: 0 | 1 | 3;
  /** The lexicon has the base: an ending like that of a compound belongs to the word itself ("yavru"). */
  readonly isListed?: boolean;
}

/** Nouns whose own n looks like the one before a case: "vitrini" is "vitrin" with one ending, not "vitri" with two. */
const endsInN = wordSet(`
  vitrin benzin zemin tahmin yayın kadın gelin sorun ürün oyun koyun düğün tütün odun altın zeytin satın basın akın ekin yığın öğün
  vitamin protein magazin yangın salgın baskın taşkın gezgin dizgin kantin`);

/** Nouns that end in a high vowel, which is no ending: "korku" is no form of "kork". */
const endsInVowel = wordSet(`
  korku duygu uyku koku doku soru yazı sayı tartı bilgi ilgi sevgi vergi sergi dergi örgü kaygı saygı algı çizgi bitki tepki etki yetki
  baskı askı atkı içki tutku coşku dolgu vurgu kurgu sorgu sargı dizi gezi deri seri sürü ölçü kuru yakıntı komşu arzu kamu tabu banyo
  sıvı çarşı karşı turşu çatı kapı yapı takı dolu kutu kuzu kuyu koyu konu örtü ütü köprü sürgü bölgü görgü ayrıntı alıntı bağlantı toplantı`);

/** Who does it ("alıcı", "temsilci", "işçi"), what comes of it ("buluntu"), and what has it ("peynirli"). */
const endsInOwnVowel = /(?:[ıiuülmyvz]c|[kptçfhsş]ç|[ıiuü]nt|[^aıoueiöü]l)[ıiuü]$/;

/** "düğüm": after one syllable with ğ the m is hardly ever "my". */
const ownM = /^[^aıoueiöü]{0,2}[aıoueiöü]ğ[ıiuü]m$/;

/** No Turkish word ends so: "çağrı" is no form of "çağr". */
const noEnd = /[^aıoueiöü]r$/;

const plural =
  /^(.{2,}?)l[ae]r(|[ıi](?:|m|mız|miz|mı|mi|mın|min|mızı|mizi|mızın|mizin|nı|ni|nın|nin|n|ma|me)|a|e|ım|im|ımı|imi|ımız|imiz|ın|in|da|de|dan|den|la|le)$/;

const harden = (stem: string): string => compoundHead(`${stem}ı`);

/** The base of a Turkish word outside of the lexicon, by the endings that its place in the sentence allows. */
function guessForm(word: string, role: NounRole, isPhrase: boolean): NounForm {
  const many = plural.exec(word);
  if (many?.[1] !== undefined && many[2] !== undefined) {
    const ending = many[2];
    const person = /m/.test(ending) ? 1 : /^[ıi]/.test(ending) && (isPhrase || ending.length > 1) ? 3 : 0;
    return { bare: many[1], isPlural: true, person };
  }
  // "uykusuzum": what the user is as a thing, "uykusuzluk".
  const state = /^(.{3,}s[ıiuü]z)([ıiuü])m$/.exec(word);
  if (state?.[1] && state[2]) return { bare: `${state[1]}l${state[2]}k`, isPlural: false, person: 0 };
  if (ownM.test(word)) return { bare: word, isPlural: false, person: 0 };
  const mineAfterConsonant = /^(.{2,}[^aıoueiöü])[ıiuü]m(?:[ıiuü]|[ıiuü]n|[ıiuü]z|[ıiuü]z[ıiuü])?$/.exec(
    word,
  );
  if (mineAfterConsonant?.[1] && (role !== 'modifier' || /m[ıiuü]/.test(word.slice(-2)))) {
    return { bare: harden(mineAfterConsonant[1]), isPlural: false, person: 1 };
  }
  const mineAfterVowel = /^(.{2,}[aeou])m(?:[ıiuü]|[ıiuü]n|[ıiuü]z|[ıiuü]z[ıiuü])?$/.exec(word);
  // "kitre kıvamı": the noun of a compound ends in m.
  if (isPhrase && /[ae]m[ıi]$/.test(word) && role !== 'modifier')
    return { bare: word.slice(0, -1), isPlural: false, person: 3 };
  if (mineAfterVowel?.[1] && role !== 'modifier')
    return { bare: mineAfterVowel[1], isPlural: false, person: 1 };
  const possessed = /^(.{3,}[ıiuü])n[ıiuü](?:n)?$/.exec(word);
  if (possessed?.[1] && isPhrase) {
    const whole = `${possessed[1]}n`;
    return endsInN.has(fold(whole))
      ? { bare: whole, isPlural: false, person: 3 }
      : { bare: compoundHead(possessed[1]), isPlural: false, person: 3 };
  }
  const genitive = /^(.{2,}[aıoueiöü])n[ıiuü]n$/.exec(word);
  if (genitive?.[1]) return { bare: genitive[1], isPlural: false, person: 0 };
  const place = role === 'place' ? /^(.{3,}?)[dt][ae](?:ki)?$/.exec(word)?.[1] : undefined;
  if (place) return guessForm(place, 'owner', isPhrase);
  if (role !== 'object') return { bare: word, isPlural: false, person: 0 };
  const afterVowel = /^(.{2,}[aıoueiöü])y[ıiuü]$/.exec(word);
  if (afterVowel?.[1]) return { bare: afterVowel[1], isPlural: false, person: 0 };
  const accusative = /^(.{2,}[^aıoueiöü])[ıiuü]$/.exec(word);
  if (
    accusative?.[1] &&
    !endsInOwnVowel.test(word) &&
    !noEnd.test(accusative[1]) &&
    !isPhrase &&
    !endsInVowel.has(fold(word)) &&
    /[aıoueiöü]/.test(accusative[1])
  ) {
    return { bare: harden(accusative[1]), isPlural: false, person: 0 };
  }
  return { bare: word, isPlural: false, person: 0 };
}

/** Word lists also have plurals: their base is the singular. */
function withoutPlural(form: NounForm): NounForm {
  const match = /^(.{3,})l[ae]r([ıi]?)$/.exec(form.bare);
  if (!match?.[1]) return form;
  return { bare: match[1], isPlural: true, person: match[2] ? 3 : form.person };
}

const readForm = (reading: Reading, at: number, role: NounRole, isPhrase: boolean): NounForm =>
  withoutPlural(readBase(reading, at, role, isPhrase));

/** "türü" is no form of "tur": who writes diacritics writes those of the word. */
const hasOtherLetters = (typed: string, listed: string): boolean =>
  /[çğöşü]/.test(typed) && !typed.startsWith(listed.slice(0, -1));

/**
 * The word of the lexicon that a word is a form of. Phrases of the lexicon also list inflected words, "şurubu" of "öksürük şurubu";
 * the word itself says more, unless it is so short that the other may be a word of its own ("kapı", "kutu").
 */
function listedStem({ stems, folded }: Word): StemMatch | undefined {
  const plain = stems.filter(({ suffixes, isTypo }) => !isTypo && suffixes.derivation === '');
  const [first] = plain;
  if (first?.stem !== folded) return first;
  return (
    plain.find(({ stem, suffixes }) => suffixes.isPlural && suffixes.case === '' && stem.length > 2) ??
    plain.find(({ stem, suffixes }) => suffixes.person === 3 && suffixes.case === '' && stem.length > 4) ??
    first
  );
}

/** The base of one word: the lexicon's if it has the word, else guessed. */
function readBase(reading: Reading, at: number, role: NounRole, isPhrase: boolean): NounForm {
  const word = reading.words[at];
  if (!word) return { bare: '', isPlural: false, person: 0 };
  const asWritten = lowerCase(word.text, 'tr');
  // "fotoğrafçıyım", "kuryeyim": the trade without "I am".
  const lower = word.isSelf ? asWritten.slice(0, -3) : asWritten;
  if (word.isSelf) return { bare: lower, isPlural: false, person: 0 };
  const known = listedStem(word);
  const found = known && reading.index.stems.writtenTurkish(known.stem);
  const written = found && hasOtherLetters(lower, found) ? undefined : found;
  // "makam", "nem": what looks like an ending belongs to the word.
  const isOwnForm = known === undefined || (known.stem !== word.folded && !known.suffixes.isPlural);
  if (isOwnForm && isBaseWord(word.folded, 'tr')) {
    const listed = reading.index.stems.writtenTurkish(word.folded);
    const bare = listed !== undefined && !hasOtherLetters(lower, listed) ? listed : lower;
    return { bare, isPlural: false, person: 0 };
  }
  if (!known || !written) {
    const guessed = guessForm(lower, role, isPhrase);
    const base = reading.index.stems.writtenTurkish(fold(guessed.bare));
    return base && !hasOtherLetters(guessed.bare, base) ? { ...guessed, bare: base } : guessed;
  }
  const { isPlural, person } = known.suffixes;
  if (known.suffixes.case === 'genitive' || person === 2) return { bare: written, isPlural, person: 0 };
  const isSimplyAccusative = person === 3 && !isPlural && !isPhrase && role !== 'modifier';
  return { bare: written, isPlural, person: isSimplyAccusative ? 0 : person, isListed: true };
}

/** Adjectives that stay in the phrase: "eski paralarım" are old coins. */
const describing = wordSet(
  'eski kayıp boş dolu hasta antika kırık bozuk taze kuru sıcak soğuk ortak genç ilk son eksik açık kapalı yabancı yedek hazır yaşlı yetim',
);

/** Whether a word in lower case describes the noun after it: "eski", "yağlı", "susuz". */
export const isAdjective = (word: string): boolean =>
  turkishAdjectives.has(fold(word)) ||
  describing.has(fold(word)) ||
  // "veli" is no adjective.
  /(?:.{3}l[ıiuü]|s[ıiuü]z|s[ae]l|[ıiuü][ln][ae]n|[ae]c[ae]k)$/.test(word);

/** "yavru", "kutu": a high vowel at the end that is no ending of a compound. */
const endsWithOwnVowel = (word: string): boolean => /[^s][ıiuü]$/.test(word);

/** A noun phrase of consecutive words in its basic form: "arı kovanlarımı" → "arı kovanı". */
export function toTurkishNoun(
  reading: Reading,
  from: number,
  to: number,
  role: NounRole,
): { readonly noun: string; readonly isPlural: boolean; readonly isMine: boolean } {
  const head = readForm(reading, to - 1, role, to - from > 1);
  const modifiers: string[] = [];
  for (let at = from; at < to - 1; at += 1) {
    const word = reading.words[at];
    if (!word || word.kind === 'mark') continue;
    const lower = lowerCase(word.text, 'tr');
    // "kızımın okul harçlığı": the person is no part of the noun.
    if (/[ıiuüae]m(?:[ıiuü]z)?[ıiuü]n$/.test(lower)) continue;
    modifiers.push(
      /n[ıiuü]n$|l[ae]r[ıi]n$|m[ıiuü]n$/.test(lower) || word.ending
        ? readForm(reading, at, 'modifier', false).bare
        : lower,
    );
  }
  const isMine = head.person === 1;
  const last = modifiers.at(-1);
  if (!last) return { noun: head.bare, isPlural: head.isPlural, isMine };
  const before = modifiers.join(' ');
  const plain = `${before} ${head.bare}`;
  const isJoined = head.isListed && head.person === 3 ? endsWithOwnVowel(head.bare) : false;
  const joinsAsCompound = head.person !== 0 && !isAdjective(last) && (isJoined || !isCompound(plain));
  return { noun: joinsAsCompound ? compoundOf(before, head.bare) : plain, isPlural: head.isPlural, isMine };
}

/** Of a word outside of the lexicon: "ülkeye", "sokağa", "köydeyiz". */
function givenCase(word: string): string | undefined {
  const place = /^(.{3,}?)[dt][ae](?:n|y[ıiuü][mz]|yd[ıiuü]\p{L}{0,3})?$/u.exec(word)?.[1];
  if (place) return place;
  const afterVowel = /^(.{2,}[aeıioöuü])[yn][ae]$/.exec(word)?.[1];
  if (afterVowel) return afterVowel;
  const stem = /^(.{3,})[ae]$/.exec(word)?.[1];
  return stem ? harden(stem) : undefined;
}

/** The basic form of one word with the ending of a case that another word asks for, as a label: "semte" → "Semt". */
export function inflectedHead(reading: Reading, at: number): string {
  const { bare } = readForm(reading, at, 'object', false);
  if (isBaseWord(reading.folded(at), 'tr')) return upperCaseFirst(bare, 'tr');
  const isListed = reading.words[at]?.stems.some(({ isTypo }) => !isTypo) === true;
  const written = lowerCase(reading.words[at]?.text ?? '', 'tr');
  const dative = isListed ? bare : (givenCase(written) ?? givenCase(bare) ?? bare);
  return upperCaseFirst(dative, 'tr');
}
