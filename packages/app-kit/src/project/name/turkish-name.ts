import { foldText } from '../../builtin/fold-text.ts';
import { isClose } from './close-words.ts';

/** Words that say nothing about the app: greetings, politeness, articles and praise. Folded. */
const fillers = new Set(
  (
    'bi merhaba merhabalar selam slm selamlar lutfen rica ederim bana bize benim bizim icin bir tane adet yeni basit sade guzel ' +
    'modern sik kucuk harika kaliteli eksiksiz tam temel mobil android ios iphone telefon telefonda telefonuma react native ' +
    'cok tamamen turkce kolay hizli gelismis profesyonel sakin hemen acil sey seyler tur turlu cesit kendi kendim kendime ' +
    'ya hani yani iste su bu o da de ki mi mu acaba bence hocam kanka abi arkadaslar ben biz'
  ).split(' '),
);
/** `su` means both `water` and `that`; before a noun of the app it is water. */
const neverAlone = new Set(['su', 'bu', 'o', 'da', 'de', 'ki', 'benim', 'bizim', 'icin', 'ya', 'ben', 'biz']);

const heads = [
  'uygulama',
  'uygulamasi',
  'uygulamasini',
  'uygulamaya',
  'app',
  'aplikasyon',
  'aplikasyonu',
  'program',
];
const moreHeads = [
  'programi',
  'sistem',
  'sistemi',
  'yazilim',
  'yazilimi',
  'proje',
  'projesi',
  'site',
  'sitesi',
];
const allHeads = [...heads, ...moreHeads];

const requests =
  /^(?:yap(?:ar|al|sana|in|iniz|ip|mak|ma|tir|ti|abil\w*)?\w{0,6}|yapiver|olustur\w*|hazirla\w*|tasarla\w*|gelistir\w*|kodla\w*|uret\w*|kur|kursana|kurar|kurmak|istiyorum|istiyom|istiyoruz|isterim|isterdim|isterim|lazim|gerek|gerekiyor|gerekli|ihtiyacim|ihtiyacimiz|var|olsun|olsa|misin|misiniz|musun|musunuz|ediyorum|dusunuyorum|yazsana|yazar|yardim|et|eder|ver|verir)$/;
const tracking = /^(?:takip|takib\w*|takibi|takıp)$/;
const reminding = /^hatirlat/;
const participle =
  /(?:an|en|digi\w*|dugu\w*|tigi\w*|tugu\w*|(?:a|e)cagi\w*|(?:a|e)cegi\w*|bilecegi\w*|bilecek|bilen|sin|sun)$/;
const companion =
  /(?:larimla|lerimle|larla|lerle|imla|imle|umla|umle|yla|yle|larinda|lerinde|ndan|nden|lardan|lerden|larin|lerin|imin|umun|larimizin|lerimizin|ken)$/;

const isHead = (folded: string): boolean =>
  allHeads.includes(folded) ||
  (folded.length >= 7 && (isClose(folded, 'uygulama') || isClose(folded, 'uygulamasi')));

/** Without the accusative: `giderleri` → `giderler`, `koşularımı` → `koşularım`. Other words are unchanged. */
function dropAccusative(word: string): string {
  return /(?:lar|ler|lar[ıi]m|ler[ıi]m|lar[ıi]m[ıi]z|ler[ıi]m[ıi]z)[ıi]$/u.test(word)
    ? word.slice(0, -1)
    : word;
}

/** The singular of a possessed or counted object: `koşularımı` → `koşu`, `giderleri` → `gider`. */
function toSingular(word: string): string {
  const short = word.replace(/(?:lar|ler)(?:[ıi]m(?:[ıi]z)?[ıi]?|[ıi]n[ıi]|[ıi])?$/u, '');
  if (short !== word && short.length >= 2) return short;
  return word
    .replace(/(?<=[bcçdfgğhjklmnprsştvyz])[ıiuü]m[ıiuü]$/u, '')
    .replace(/(?<=[aeıioöuü])m[ıiuü]$/u, '');
}

/**
 * The third person: `kulübüm` → `kulübü`, as in a compound. Only where a plural or the consonant before shows that an ending
 * follows: `bakım` and `bodrum` are nouns.
 */
const toCompound = (word: string): string =>
  word.replace(/((?:[bc]|(?<=\p{L}{4})ğ|(?<=l[ae])r)[ıiuü])m(?:[ıiuü]z)?$/u, '$1');

function trimFillers(words: readonly string[]): string[] {
  const first = words.findIndex((word, index) => {
    const folded = foldText(word);
    if (folded === 'su' && index + 1 < words.length) return true;
    return !fillers.has(folded);
  });
  if (first === -1) return [];
  const rest = words.slice(first);
  while (rest.length > 0) {
    const folded = foldText(rest.at(-1) ?? '');
    if (
      !neverAlone.has(folded) &&
      !(fillers.has(folded) && rest.length > 1) &&
      !/^(?:ve|ile|veya|gibi|olan|bir)$/.test(folded)
    )
      break;
    if (folded === 'su' && rest.length === 1) break;
    rest.pop();
  }
  return rest;
}

/** What a relative clause is about: its object, without the verb and without companions and places. */
function nameClause(words: readonly string[]): string[] {
  const folded = words.map(foldText);
  const track = folded.findIndex((word) => tracking.test(word));
  if (track > 0) {
    const topic = trimFillers(words.slice(0, track).filter((word) => !companion.test(foldText(word))));
    if (topic.length > 0) {
      const last = topic.length - 1;
      return [...topic.map((word, index) => (index === last ? toSingular(word) : word)).slice(-3), 'takibi'];
    }
  }
  const remind = folded.findIndex((word) => reminding.test(word));
  if (remind > 0) {
    const receiver = words.slice(0, remind).findLastIndex((word) => /[ıiuüeae]m[ae]$/u.test(word));
    const topic = trimFillers(words.slice(receiver + 1, remind)).slice(-3);
    const isGerund = /(?:may[ıi]|meyi)$/u.test(topic.at(-1) ?? '');
    const named = isGerund ? topic.map((word) => word.replace(/y[ıi]$/u, '')) : topic.map(toSingular);
    if (named.length > 1 && /^(?:saat|vakit)/.test(foldText(named.at(-1) ?? ''))) named.pop();
    if (named.length > 0) return [...named, 'hatırlatıcı'];
  }
  const last = folded.at(-1) ?? '';
  if (words.length < 2 || last.length < 4 || !participle.test(last)) return [...words];
  const before = words.slice(0, -1);
  const afterCompanion = before.findLastIndex((word) => companion.test(foldText(word))) + 1;
  const object = trimFillers(before.slice(afterCompanion));
  const chosen = object.length > 0 ? object : trimFillers(before);
  return chosen.map((word, index) => (index === chosen.length - 1 ? dropAccusative(word) : word));
}

/** The words of a Turkish prompt's sentence that name the app; empty when there are none. */
export function nameInTurkish(sentence: readonly string[]): string[] {
  const folded = sentence.map(foldText);
  const head = folded.findIndex((word) => isHead(word));
  const isGame = folded.findIndex((word) => /^oyun(?:u|unu)?$/.test(word));
  const end = head > 0 ? head : isGame > 0 ? isGame + 1 : folded.findIndex((word) => requests.test(word));
  let words = trimFillers(end > 0 ? sentence.slice(0, end) : sentence);
  if (words.length === 0 && head !== -1) words = trimFillers(sentence.slice(head + 1));
  words = words.filter((word) => !requests.test(foldText(word)) && !isHead(foldText(word)));
  const clauseEnd = words.findLastIndex((word, index) => {
    const text = foldText(word);
    const isClause = text === 'olan' || /^gorunen$/.test(text);
    return isClause || (index > 0 && participle.test(text) && foldText(words[index + 1] ?? '') === 'bir');
  });
  // `sepeti olan bir e-ticaret`: the noun after the clause is the app.
  const afterClause = clauseEnd === -1 ? [] : trimFillers(words.slice(clauseEnd + 1));
  if (afterClause.length > 0) words = afterClause;
  const purpose = words.findLastIndex((word) => foldText(word) === 'icin');
  if (purpose > 0 && purpose < words.length - 1) {
    const subject = trimFillers(words.slice(purpose + 1));
    const owner = words.slice(0, purpose);
    const isOwn = owner.length === 1 && subject.length === 1 && /[ıiuü]m$/u.test(owner[0] ?? '');
    if (isOwn) words = [(owner[0] ?? '').replace(/[ıiuü]m$/u, ''), ...subject];
    else words = subject.length > 0 ? subject : owner;
  }

  const comma = words.findIndex((word) => word.endsWith(','));
  if (comma !== -1 && words.length > 4) words = words.slice(0, comma + 1);
  const bare = words.map((word) => word.replace(/,$/, ''));
  const named = trimFillers(nameClause(bare));
  const lastWord = named.at(-1);
  if (lastWord === undefined) return [];
  const lastFolded = foldText(lastWord);
  const before = named.slice(0, -1);
  if (before.length > 0 && tracking.test(lastFolded)) return [...before, 'takibi'];
  if (before.length > 0 && lastFolded === 'yonetim') return [...before, 'yönetimi'];
  if (before.length > 0 && lastFolded === 'oyununu') return [...before, 'oyunu'];
  return before.length > 0 ? [...before, toCompound(lastWord)] : named;
}
