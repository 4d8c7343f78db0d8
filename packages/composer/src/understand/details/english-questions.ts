import { upperCaseFirst } from '../../language/fold.ts';
import { singularEnglish } from '../../language/inflect-english.ts';
import { ownValue } from '../../language/own-value.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { catalogueField, knownField, labelOf, ownField } from './detail.ts';
import type { Question } from './question.ts';

const longestClause = 6;
const longestLabelWords = 6;
const questionWord = /^(?:which|what|whats|who|whos|whose|when|where|how|why|whether|if)$/;
const pronoun = /^(?:i|we|they|he|she|it|you|each|everyone|its|theyre|ive)$/;
const verb =
  /^(?:is|are|was|were|am|be|been|has|have|had|did|does|do|got|get|gets|can|could|should|will|went|goes|go|came|come|comes|\w{3,}ed|\w{3,}ing|ate|bought|sold|paid|gave|made|took|left|needs?|wants?|owes?|owns?|pays?|brings?|rings?|uses?|works?|plays?|takes?|renews?|expires?|ends?|starts?|bites?|bit|bloom\w*|said|says|on|in|at|for|from|to|per|with)$/;

export const isEnglishQuestion = (reading: Reading, at: number): boolean =>
  questionWord.test(reading.folded(at)) && !/^(?:any|every|some|no)$/.test(reading.folded(at - 1));

const isBreak = (reading: Reading, at: number): boolean =>
  reading.words[at]?.kind === 'mark' || /^(?:and|plus|but|so|n|then|also|with|or)$/.test(reading.folded(at));

function clauseEnd(reading: Reading, from: number, to: number): number {
  let at = from + 1;
  while (at < to && at - from < longestClause && !isBreak(reading, at)) {
    const isNext = isEnglishQuestion(reading, at) && reading.folded(at) !== 'if';
    if (isNext) break;
    at += 1;
  }
  return at;
}

/** The words of a noun phrase before its verb. */
function nounOf(reading: Reading, from: number, to: number): Range {
  let start = from;
  while (start < to && /^(?:the|a|an|my|our|their|his|her|of|kind|sort|type)$/.test(reading.folded(start)))
    start += 1;
  let end = start;
  while (end < to && !verb.test(reading.folded(end)) && !pronoun.test(reading.folded(end)) && end - start < 3)
    end += 1;
  return { from: start, to: end };
}

const nounLabel = (reading: Reading, range: Range): string =>
  upperCaseFirst(singularEnglish(reading.written(range).toLowerCase()), 'en');

/** A label that is cut does not end with an article. */
function withoutArticle(reading: Reading, from: number, end: number): number {
  let to = end;
  while (to - 1 > from && /^(?:the|a|an|of|my|our|their|is|for|to|in|on|and)$/.test(reading.folded(to - 1)))
    to -= 1;
  return to;
}

const shortLabel = (reading: Reading, { from, to }: Range): string =>
  labelOf(reading, {
    from,
    to: to - from > longestLabelWords ? withoutArticle(reading, from, from + longestLabelWords) : to,
  });

const money =
  /\b(?:pa(?:id|y|ys|yed)|cost|costs|owe|owes|owed|spent|spend|sold|charge|charged|earn|earned|made|price)\b/;
const measures: Readonly<Record<string, string>> = {
  long: 'dur',
  far: 'dist',
  heavy: 'weight',
  old: 'age',
  fast: 'speed',
};
const degrees =
  /^(?:deep|high|tall|big|hot|cold|wide|thick|strong|spicy|loud|low|sweet|sour|bright|full|large|steep|hard|bad|good|well)$/;

function readHow(reading: Reading, at: number, end: number): ExplicitField | undefined {
  const next = reading.folded(at + 1);
  if (next === 'many' || next === 'much') {
    const noun = nounOf(reading, at + 2, end);
    const text = reading.written({ from: at, to: end }).toLowerCase();
    if (noun.to > noun.from) {
      const isLeft = /^(?:left|remaining|remain)$/.test(reading.folded(end - 1)) && noun.to < end;
      const label = `${upperCaseFirst(reading.written(noun).toLowerCase(), 'en')}${isLeft ? ' left' : ''}`;
      return ownField(label, next === 'much' && money.test(label) ? 'money' : 'number', { minimum: 0 });
    }
    if (next === 'many') return catalogueField('qty', 'How many');
    return money.test(text) || end - at === 2
      ? catalogueField('amount', shortLabel(reading, { from: at, to: end }))
      : ownField(shortLabel(reading, { from: at, to: end }), 'number', { minimum: 0 });
  }
  if (next === 'often') return ownField('How often', 'text');
  const code = ownValue(measures, next);
  if (code) return catalogueField(code, labelOf(reading, { from: at, to: at + 2 }));
  if (/^(?:bad|good|well|hard|strong|spicy|sweet|sour)$/.test(next))
    return ownField(labelOf(reading, { from: at, to: at + 2 }), 'rating');
  if (degrees.test(next))
    return ownField(labelOf(reading, { from: at, to: at + 2 }), 'number', { minimum: 0 });
  return end - at > 1 ? ownField(shortLabel(reading, { from: at, to: end }), 'longText') : undefined;
}

const dueVerbs =
  /^(?:due|renews?|expires?|ends?|returned|returns?|back|next|ready|open|opens|finish\w*|deliver\w*|pick\w*)$/;

/** "how the day went one to five": the place of a scale. */
function scaleAt(reading: Reading, from: number, to: number): number | undefined {
  for (let at = from; at <= to; at += 1)
    if (
      /^(?:one|1)$/.test(reading.folded(at)) &&
      reading.folded(at + 1) === 'to' &&
      /^(?:five|5)$/.test(reading.folded(at + 2))
    )
      return at;
  return undefined;
}

function readAt(reading: Reading, at: number, end: number): ExplicitField | undefined {
  const word = reading.folded(at);
  const scale = scaleAt(reading, at + 1, end);
  if (scale !== undefined && scale > at + 1) {
    const to = /^(?:from|on|out|of)$/.test(reading.folded(scale - 1)) ? scale - 1 : scale;
    return ownField(shortLabel(reading, { from: at, to }), 'rating');
  }
  const whole = { from: at, to: end };
  switch (word) {
    case 'how':
      return readHow(reading, at, end);
    case 'when': {
      let isDue = false;
      for (let place = at + 1; place < end; place += 1) isDue ||= dueVerbs.test(reading.folded(place));
      return catalogueField(isDue ? 'due' : 'date', shortLabel(reading, whole));
    }
    case 'where':
      return catalogueField('place', shortLabel(reading, { from: at, to: Math.min(end, at + 4) }));
    case 'whether':
    case 'if': {
      const start = /^(?:it|they|he|she|i|we)$/.test(reading.folded(at + 1)) ? at + 2 : at + 1;
      return start < end ? ownField(shortLabel(reading, { from: start, to: end }), 'boolean') : undefined;
    }
    case 'who':
    case 'whos':
    case 'whose':
      return ownField(shortLabel(reading, { from: at, to: end }), 'text');
  }
  if (word === 'what' && money.test(reading.written(whole).toLowerCase()))
    return catalogueField('amount', shortLabel(reading, whole));
  const noun = nounOf(reading, at + 1, end);
  if (noun.to > noun.from) return knownField(reading, noun) ?? ownField(nounLabel(reading, noun), 'text');
  if (word === 'which') return undefined;
  return end - at > 1 ? ownField(shortLabel(reading, whole), 'text') : undefined;
}

/** The field of a part of an enumeration that is a question: "which mechanic has it", "how deep". */
export function readEnglishQuestion(reading: Reading, { from, to }: Range): ExplicitField | undefined {
  return reading.language === 'en' && questionWord.test(reading.folded(from))
    ? readAt(reading, from, to)
    : undefined;
}

/** The questions that a short description asks about every entry, with the fields that answer them. */
export function findEnglishQuestions(reading: Reading, { from, to }: Range): Question[] {
  const found: Question[] = [];
  for (let at = from; at < to; at += 1) {
    if (!reading.isFree(at) || !isEnglishQuestion(reading, at)) continue;
    const end = clauseEnd(reading, at, to);
    const start = /^(?:since|until|till)$/.test(reading.folded(at - 1)) && at > from ? at - 1 : at;
    const field =
      start < at
        ? catalogueField('date', labelOf(reading, { from: start, to: end }))
        : readAt(reading, at, end);
    found.push({ range: { from: start, to: end }, fields: field ? [field] : [] });
    at = end - 1;
  }
  return found;
}
