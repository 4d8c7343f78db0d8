import { upperCaseFirst } from '../language/fold.ts';
import { compoundOf, pluralTurkish } from '../language/inflect-turkish.ts';
import { readScreen, toNoun } from './find-screens.ts';
import { isBrief } from './lists/brief.ts';
import type { Statements } from './read-statements.ts';
import type { Range, Reading } from './reading.ts';
import type { Noun } from './understanding.ts';
import { englishStops } from './words/english-words.ts';
import { turkishStops } from './words/turkish-words.ts';

const warnings = /^(?:warn|warns|alert|alerts|remind|reminds|uyar\w*|hatirlat\w*)$/;
const possibility = /(?:[ae]c[ae]g[iu]m(?:[iu]z)?|[ae]c[ae]k)$/;

/** Screens that long descriptions ask for in a clause: "duyuruları koyabileceğim bir ekran", "a list of safe foods". */
export function readBriefScreens(reading: Reading, into: Statements): void {
  if (!isBrief(reading)) return;
  for (const sentence of reading.sentences()) {
    for (let at = sentence.from; at < sentence.to; at += 1) {
      const read = reading.language === 'tr' ? readTurkish : readEnglish;
      const used = reading.isFree(at) ? read(reading, sentence, at, into) : undefined;
      if (used) reading.use(used);
    }
  }
}

const isWord = (reading: Reading, at: number): boolean => reading.words[at]?.kind === 'word';
const isScreen = (reading: Reading, at: number): boolean =>
  reading.index.screenNouns.findAt(reading.words, at).length > 0;

/** "dekor ihtiyaç listesi" has "dekor ihtiyaçları". */
function listNoun(reading: Reading, range: Range): Noun {
  const noun = toNoun(reading, range);
  const head = reading.words[range.to - 1];
  if (reading.language === 'en' || range.to - range.from < 2 || !noun.one.endsWith(head?.text ?? ' '))
    return noun;
  const before = noun.one.slice(0, noun.one.lastIndexOf(' '));
  const last = head?.text ?? '';
  return { one: compoundOf(before, last), many: compoundOf(before, pluralTurkish(last)) };
}

function addEntity(reading: Reading, range: Range, into: Statements, isChecklist = false): void {
  const noun = listNoun(reading, range);
  const title = upperCaseFirst(noun.many, reading.language);
  if (isChecklist) {
    const label = reading.language === 'tr' ? 'Tamam' : 'Done';
    into.entities.push({ noun, fields: [{ label, use: 'done' }] });
  }
  into.screens.push({ concept: 'entity', title, noun });
}

function readEnglish(reading: Reading, { from, to }: Range, at: number, into: Statements): Range | undefined {
  const isOne = /^(?:a|one|another)$/.test(reading.folded(at - 1));
  if (isOne && isScreen(reading, at) && /^(?:that|which|with|for)$/.test(reading.folded(at + 1))) {
    const clause = { from: at + 1, to };
    const warns = reading.words.slice(clause.from, to).findIndex(({ folded }) => warnings.test(folded));
    if (warns >= 0 && warns < 4) {
      into.features.add('reminders');
      return { from: at - 1, to: at + 2 + warns };
    }
    if (!/^(?:with|for)$/.test(reading.folded(at + 1))) return undefined;
    const noun = englishNoun(reading, at + 2, to);
    if (!noun) return undefined;
    addEntity(reading, noun, into);
    return { from: at - 1, to: noun.to };
  }
  if (reading.folded(at) === 'list' && /^(?:a|the)$/.test(reading.folded(at - 1)) && from > 0) {
    const noun = reading.folded(at + 1) === 'of' ? englishNoun(reading, at + 2, to) : undefined;
    if (!noun || reading.folded(noun.to) === 'with') return undefined;
    addEntity(reading, noun, into);
    return { from: at - 1, to: noun.to };
  }
  const isNamed = /^(?:a|the)$/.test(reading.folded(at - 2)) && isWord(reading, at - 1);
  if (reading.folded(at) === 'checklist' && isNamed && from > 0) {
    addEntity(reading, { from: at - 1, to: at + 1 }, into, true);
    return { from: at - 2, to: at + 1 };
  }
  return undefined;
}

/** One or two words to the end of the part: "safe foods". */
function englishNoun(reading: Reading, from: number, to: number): Range | undefined {
  let start = from;
  while (/^(?:all|the|our|my)$/.test(reading.folded(start))) start += 1;
  let end = start;
  while (end < to && isWord(reading, end) && !englishStops.has(reading.folded(end))) end += 1;
  return end > start && end - start < 3 ? { from: start, to: end } : undefined;
}

function readTurkish(reading: Reading, { from, to }: Range, at: number, into: Statements): Range | undefined {
  const folded = reading.folded(at);
  // "bir ekranda prova takvimi, bir ekranda oyuncular"
  if (isScreen(reading, at) && reading.folded(at - 1) === 'bir' && /[dt][ae]$/.test(folded)) {
    let end = at + 1;
    while (end < to && isWord(reading, end) && !turkishStops.has(reading.folded(end))) end += 1;
    const range = { from: at + 1, to: Math.min(end, at + 4) };
    const screen = end > at + 1 && end - at < 4 ? readScreen(reading, range) : undefined;
    if (!screen) return undefined;
    into.screens.push(screen);
    return { from: at - 1, to: end };
  }
  if (isScreen(reading, at)) return readPurpose(reading, from, at, into);
  // "bir de dekor ihtiyaç listesi", "ödüller listesi"
  if (!/^listesi(?:ni)?$/.test(folded) || isScreen(reading, at + 1)) return undefined;
  if (/^(?:degil|yok|olmasin|istemiyor\w*|gerekmez)$/.test(reading.folded(at + 1))) return undefined;
  let start = at;
  const isPart = (place: number): boolean =>
    isWord(reading, place) &&
    !turkishStops.has(reading.folded(place)) &&
    !/^(?:bir|de|da|ve|ayrica|toplami)$/.test(reading.folded(place)) &&
    !isScreen(reading, place);
  while (start > from && at - start < 3 && isPart(start - 1)) start -= 1;
  if (start === at || from === 0) return undefined;
  const isControl = reading.folded(at - 1) === 'kontrol' && at - start > 1;
  const isChecklist = isControl || reading.folded(at - 1) === 'ihtiyac';
  addEntity(reading, { from: start, to: isControl ? at - 1 : at }, into, isChecklist);
  return { from: start, to: at + 1 };
}

/** "duyuruları koyabileceğim bir ekran": what the screen is for stands at the start of the clause. */
function readPurpose(reading: Reading, from: number, at: number, into: Statements): Range | undefined {
  let verb = at - 1;
  while (verb > from && /^(?:bir|ayri|tane)$/.test(reading.folded(verb))) verb -= 1;
  if (!possibility.test(reading.folded(verb))) return undefined;
  let start = verb;
  while (start > from && verb - start < 3 && isWord(reading, start - 1)) start -= 1;
  const noun = { from: start, to: verb };
  if (verb === start || !/(?:l[ae]r[iu]|[yn]?[iu])(?:m[iu]z[iu])?$/.test(reading.folded(verb - 1)))
    return undefined;
  addEntity(reading, noun, into);
  return { from: start, to: at + 1 };
}
