import { fold } from '../../language/fold.ts';
import type { ArchetypeId } from '../../spec/app-spec.ts';
import type { Choice } from '../choose-subject.ts';
import { namesPerson } from '../clause-points.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import { taggedNoun } from './tagged-subject.ts';

const name = /^(?:adi|ismi|name|names)$/;
const number = /^(?:no|numarasi|number|code|kodu)$/;
/** Things with a number where something else happens, and what only names a person's own name. */
const noThing =
  /^(?:masa|oda|daire|table|room|flat|house|plot|telefon|phone|tel|seri|serial|mobile|hane|blok|lot|unit|bed|yatak|koltuk|seat|maiden|first|last|full|user|file|brand|marka|model|street|sokak|sipari\w*|order|batch|parti|invoice|fatura|fis|bilet|ticket|receipt|kayit|uye|evrak|parca|part|yer|place)$/;
const stemLength = 4;

/** The first letters of a word, or all of a shorter one: "çeşme" and "çeşmeleri". */
const startOf = (folded: string): string => folded.slice(0, Math.max(3, Math.min(stemLength, folded.length)));

/** Where the first part of a list is the name or number of something: "mallet number, borrower, date". */
function namedPart(reading: Reading): Range | undefined {
  const { words } = reading;
  for (let at = 2; at + 1 < words.length; at += 1) {
    const isName = name.test(reading.folded(at));
    if (!isName && !number.test(reading.folded(at))) continue;
    const thing = words[at - 1];
    const isFirst = isMark(words[at - 2], ':;.-–—\n') && isMark(words[at + 1], ',');
    if (!isFirst || thing?.kind !== 'word' || thing.folded.length < 3) continue;
    if (noThing.test(thing.folded) || namesPerson(reading, at - 1)) continue;
    return { from: at - 1, to: at };
  }
  return undefined;
}

/** Whether a description speaks of the thing before its list: "a register of mallets on loan: mallet number". */
function isToldBefore(reading: Reading, { from }: Range): boolean {
  const { folded } = reading.words[from] ?? { folded: '' };
  // "köpeğin adı": another form than the name of the thing.
  const start = /[iu]n$/.test(folded) ? folded : startOf(folded);
  return reading.words
    .slice(0, from - 1)
    .some((word) => word.kind === 'word' && word.folded.startsWith(start));
}

/** Services are about what is done for the owner of the thing: a hotel for dogs, repairs of boats. */
const services = new Set<ArchetypeId>([
  'appointments',
  'jobs',
  'reservation',
  'tool',
  'game',
  'quiz',
  'feed',
]);

function saysSo({ noun, phrase = '', title = '', trade = '', subject }: Choice, start: string): boolean {
  const words = subject === undefined ? [] : [...subject.words.tr, ...subject.words.en];
  return [noun?.noun ?? '', phrase, title, trade, ...words].some((text) =>
    fold(text)
      .split(' ')
      .some((word) => word.startsWith(start)),
  );
}

/** The choice, or another one about the thing whose name or number the list begins with, if the description tells of that. */
export function withNamedThing(reading: Reading, choice: Choice): Choice {
  const part = namedPart(reading);
  if (part === undefined || !isToldBefore(reading, part)) return choice;
  if (choice.subject !== undefined && services.has(choice.subject.archetype)) return choice;
  const noun = taggedNoun(reading, part);
  if (saysSo(choice, startOf(reading.folded(part.from))))
    return choice.noun?.noun === noun.noun && choice.subject === undefined
      ? { ...choice, title: choice.title ?? noun.noun }
      : choice;
  return { subject: undefined, others: [], noun, trade: undefined, title: noun.noun, isCertain: true };
}
