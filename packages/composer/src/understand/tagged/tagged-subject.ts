import { fold } from '../../language/fold.ts';
import { singularEnglish } from '../../language/inflect-english.ts';
import type { Choice } from '../choose-subject.ts';
import { type NounCandidate, strengths } from '../nouns/candidate.ts';
import { toTurkishNoun } from '../nouns/turkish-noun-form.ts';
import type { Range, Reading } from '../reading.ts';
import { allMatches, generic, isGenericMatch } from '../score-subjects.ts';
import { englishAppWords } from '../words/english-words.ts';
import { turkishAppWords } from '../words/turkish-words.ts';
import { keepsChoice } from './keeps-choice.ts';
import { isFirstPart, titleNoun } from './title-noun.ts';

/** Without the marks between them. */
const wordsOf = ({ words }: Reading, { from, to }: Range): string =>
  words
    .slice(from, to)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text.toLowerCase())
    .join(' ');

function nounOf(reading: Reading, range: Range): NounCandidate {
  const form =
    reading.language === 'tr'
      ? toTurkishNoun(reading, range.from, range.to, 'object')
      : { noun: singularEnglish(wordsOf(reading, range)), isPlural: false, isMine: false };
  return { ...form, range, region: range, strength: strengths.request, isTrade: false };
}

/** "cihaz adı", "vana no": a name or a number is a part of the thing. */
const partOfThing = /^(?:adi?|isim|ismi|no|numarasi|name|names|number|numbers)$/;

/** "bahçemdeki güller": where the things are. */
const placeOfThings = /[dt][ae]ki$/;

/** "flossing every day": how often is no part of the thing. */
function withoutEvery(reading: Reading, { from, to }: Range): Range {
  const every = Array.from({ length: to - from }, (_, at) => from + at).find(
    (at) => at > from && /^(?:every|each|per)$/.test(reading.folded(at)),
  );
  return { from, to: every ?? to };
}

/** The thing itself: without where it is, a part of it, how often it is done or the word for the app. */
function withoutPart(reading: Reading, range: Range): Range {
  const { from, to } = withoutEvery(reading, range);
  const folded = reading.folded(to - 1);
  const isBeside = partOfThing.test(folded) || englishAppWords.has(folded) || turkishAppWords.has(folded);
  const start =
    reading.language === 'tr' && to - from > 1 && placeOfThings.test(reading.folded(from)) ? from + 1 : from;
  return { from: start, to: to - start > 1 && isBeside ? to - 1 : to };
}

/** "ana ekranı": the screen of an app is nothing that an app is about. */
const namesScreen = ({ index, words }: Reading, { from, to }: Range): boolean =>
  index.screenNouns.findAll(words, from, to).some(({ isTypo }) => !isTypo);

const polite = /^(?:pls|plz|please|thanks|lutfen|lol)$/;
/** What any rows are in or on. */
const containers = /^(?:sheet|sheets|katalog|katalogu|kart|kartlar|defter)$/;

const isGeneral = ({ words }: Reading, { from, to }: Range): boolean =>
  words
    .slice(from, to)
    .every(
      ({ folded, stems }) =>
        generic.has(folded) ||
        polite.test(folded) ||
        containers.test(folded) ||
        stems.some(({ stem }) => generic.has(stem)),
    );

/** "inşaat malzeme stoğu": a word of the trade that a subject is for. */
const namesTrade = ({ words }: Reading, { chosenBy, trade = '' }: Choice, { from, to }: Range): boolean =>
  chosenBy !== undefined &&
  fold(trade)
    .split(' ')
    .some((word) => words.slice(from, to).some(({ folded }) => folded.slice(0, 4) === word.slice(0, 4)));

/** "emlakçıyım, kiralık daireleri": the last word is one of those by which the chosen subject is known. */
function namesSubject({ words, language }: Reading, { subject }: Choice, { to }: Range): boolean {
  const start = words[to - 1]?.folded.slice(0, 5) ?? '';
  return (
    start.length > 3 &&
    subject?.words[language].some((phrase) =>
      fold(phrase)
        .split(' ')
        .some((word) => word.startsWith(start)),
    ) === true
  );
}

const fewWords = 3;

/** The tagged words as a noun. */
export const taggedNoun = (reading: Reading, tagged: Range): NounCandidate =>
  nounOf(reading, withoutPart(reading, tagged));

/** At least two letters, and short enough for the names of the app, its rows and screens. */
const isName = (noun: string): boolean => /\p{L}{2}/u.test(noun) && noun.length <= 40;

/** "diz için boyun için bel için": each is one of several that it is for. */
const isOneOfPurposes = (reading: Reading, { from, to }: Range): boolean =>
  reading.folded(to) === 'icin' && (reading.folded(from - 1) === 'icin' || reading.folded(to + 2) === 'icin');

/** The choice, or another one about the tagged words if it is about none of them. */
export function withTaggedSubject(reading: Reading, choice: Choice, tagged: Range | undefined): Choice {
  // "project app": the readers take any subject of so few words.
  if (!choice.subject && !choice.noun && reading.words.length <= fewWords) return choice;
  // Two subjects beside each other are what the text says: "kitap ve film".
  if (tagged === undefined || choice.others.length > 0 || namesScreen(reading, tagged)) return choice;
  if (keepsChoice(reading, choice, tagged)) return choice;
  if (namesTrade(reading, choice, tagged) || namesSubject(reading, choice, tagged)) return choice;
  if (isFirstPart(reading, choice, tagged)) return choice;
  // "appointments for my barber shop": a general word says less than any other choice.
  if ((choice.subject || choice.noun) && isGeneral(reading, tagged)) return choice;
  if ((choice.subject || choice.noun) && isOneOfPurposes(reading, tagged)) return choice;
  const subject = withoutPart(reading, tagged);
  const noun = nounOf(reading, subject);
  if (!isName(noun.noun)) return choice;
  const [match] = allMatches(reading)
    .filter(
      ({ start, length, isTypo }) =>
        !isTypo && start < subject.to && start + length >= subject.to && start >= subject.from - 1,
    )
    // "staff": a general subject counts if nothing else is named.
    .filter((each) => !isGenericMatch(reading, each) || each.length === subject.to - subject.from)
    .sort((one, other) => other.length - one.length);
  const title = titleNoun(reading, choice);
  const common = { others: [], trade: choice.trade, isCertain: true, ...(title ? { title } : {}) };
  if (!match) return { ...common, subject: undefined, noun };
  // "chimney sweep here": roof jobs, named after the phrase of which the tagged word is a part.
  const isPhrase = title === undefined && match.length > 1 && match.length >= subject.to - subject.from;
  return {
    ...common,
    ...(isPhrase ? { title: match.text } : {}),
    subject: match.value,
    noun: match.start > subject.from ? noun : undefined,
    phrase: match.text,
    at: match.start,
  };
}
