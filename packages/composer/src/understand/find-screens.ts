import { lowerCase, upperCaseFirst } from '../language/fold.ts';
import { pluralEnglish, singularEnglish } from '../language/inflect-english.ts';
import { compoundHead, pluralTurkish } from '../language/inflect-turkish.ts';
import { isBrief } from './lists/brief.ts';
import { toTurkishNoun } from './nouns/turkish-noun-form.ts';
import { looksLikeTurkishVerb, readTurkishVerb } from './nouns/turkish-verbs.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitScreen, Noun } from './understanding.ts';
import { englishGenericHeads, englishStops } from './words/english-words.ts';
import { turkishGenericHeads, turkishStops } from './words/turkish-words.ts';

const genitiveAfterConsonant = /^(.{1,}[^aeıioöuü])[ıiuü]n$/;

/** The noun of words, singular and plural. */
export function toNoun(reading: Reading, { from, to }: Range, isOwnerForm = false): Noun {
  if (reading.language === 'tr') {
    const read = toTurkishNoun(reading, from, to, 'object').noun;
    const last = lowerCase(reading.words[to - 1]?.text ?? '', 'tr');
    // "işin adı", "faaliyetin adı": the owner of what follows.
    const isOwner =
      isOwnerForm &&
      genitiveAfterConsonant.test(last) &&
      [last, last.slice(0, -1)].includes(read.split(' ').at(-1) ?? '');
    const noun = isOwner ? withoutGenitive(read, last) : read;
    return { one: noun, many: pluralTurkish(noun) };
  }
  const one = singularEnglish(lowerCase(reading.written({ from, to }), 'en'));
  return { one, many: pluralEnglish(one) };
}

function withoutGenitive(phrase: string, last: string): string {
  const before = phrase.split(' ').slice(0, -1);
  const stem = genitiveAfterConsonant.exec(last)?.[1] ?? last;
  // "iletişim" keeps its consonant, "çocuğ" and "kitab" get theirs back; plurals become singular.
  const singular = stem.replace(/l[ae]r$/, '');
  return [...before, /[bcdğ]$/.test(singular) ? compoundHead(`${singular}ı`) : singular].join(' ');
}

const clean = (text: string): string =>
  text
    .replaceAll(/["'“”*_`#]/g, '')
    .trim()
    .slice(0, 40);

/** A screen that these words name; a noun that no screen has gets a list of its own. */
export function readScreen(reading: Reading, range: Range): ExplicitScreen | undefined {
  let { from, to } = range;
  const isArticle = (at: number): boolean =>
    /^(?:a|an|the|my|bir|her|separate|ayri|ana)$/.test(reading.folded(at));
  while (to > from && reading.index.screenNouns.findAt(reading.words, to - 1).length > 0) to -= 1;
  // "ana sayfa" and "home screen" keep their noun.
  const whole = reading.index.screens
    .findAt(reading.words, from)
    .find(({ length }) => from + length >= to && length <= range.to - from);
  if (whole)
    return { concept: whole.value, title: title(reading, { from, to: Math.max(to, from + whole.length) }) };
  while (from < to && isArticle(from)) from += 1;
  if (to <= from || to - from > 4) return undefined;
  const concept = reading.index.screens.findAll(reading.words, from, to).at(-1);
  if (concept && concept.start + concept.length === to)
    return { concept: concept.value, title: title(reading, { from, to }) };
  const noun = toNoun(reading, { from, to });
  return { concept: 'entity', title: upperCaseFirst(noun.many, reading.language), noun };
}

const title = (reading: Reading, range: Range): string =>
  upperCaseFirst(lowerCase(clean(reading.written(range)), reading.language), reading.language);

const stops = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (word?.kind !== 'word') return true;
  if (reading.language === 'en') return englishStops.has(word.folded);
  return (
    (turkishStops.has(word.folded) && word.folded !== 'hakkinda') ||
    readTurkishVerb(word.folded)?.mood === 'participle' ||
    looksLikeTurkishVerb(word.folded)
  );
};

/** The start of the known name that ends before a place, also of one that begins like a question: "nasıl oynanır ekranı". */
function knownBefore(reading: Reading, end: number): number {
  for (let from = Math.max(0, end - 4); from < end - 1; from += 1) {
    const isKnown = reading.index.screens
      .findAt(reading.words, from)
      .some(({ length, isTypo }) => !isTypo && from + length === end);
    if (isKnown && reading.isFreeRange({ from, to: end })) return from;
  }
  return end;
}

/** Screens that sentences name: "takvim sayfası", "a settings screen", "tabs for home and search". */
export function findScreens(reading: Reading): { screen: ExplicitScreen; range: Range }[] {
  const found: { screen: ExplicitScreen; range: Range }[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    if (!reading.isFree(at) || reading.index.screenNouns.findAt(reading.words, at).length === 0) continue;
    if (turkishGenericHeads.has(reading.folded(at + 1))) continue;
    // "reading log pages and minutes"
    if (reading.folded(at) === 'pages' && englishGenericHeads.has(reading.folded(at - 1))) continue;
    if (/^(?:boyu|saver|time|size|shot|number|sayisi|adedi|numarasi|no|count)$/.test(reading.folded(at + 1)))
      continue;
    // "hedefim ana sayfada yazsın" says what the first screen shows.
    if (reading.folded(at - 1) === 'ana' && /[dt][ae]$/.test(reading.folded(at)) && isBrief(reading))
      continue;
    let from = knownBefore(reading, at);
    while (from > 0 && at - from < 3 && !stops(reading, from - 1) && reading.isFree(from - 1)) from -= 1;
    if (from === at) continue;
    const range = { from, to: at + 1 };
    const screen = readScreen(reading, range);
    if (!screen || isGenericScreen(screen.title)) continue;
    found.push({ screen, range });
    reading.use(range);
  }
  return found;
}

/** "tek ekran", "beautiful screens" name no screen. */
const isGenericScreen = (text: string): boolean =>
  /^(?:tek|iki|üç|kaç|bir|güzel|birkaç|beyaz|siyah|boş|blank|white|single|one|two|three|some|multiple|full|touch|different|separate|few|many|ilk|first|diğer|other|telefon|mobil|web|landing)s?$/i.test(
    text,
  );
