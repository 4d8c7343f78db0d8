import { inflectedHead } from '../nouns/turkish-noun-form.ts';
import type { Range, Reading } from '../reading.ts';
import { knownField, labelOf, ownField } from './detail.ts';
import type { Question } from './question.ts';
import { endsTurkishClause, verbAt } from './turkish-verb-at.ts';

/** "ne zaman budandı ilaçlandı": a second verb without a question of its own answers the first one. */
export function chainedVerb(reading: Reading, at: number, asked: Range): Question | undefined {
  const opening = reading.folded(asked.from);
  const isWhen = opening === 'ne' && reading.folded(asked.from + 1) === 'zaman';
  if (!isWhen || !endsTurkishClause(reading, at - 1) || verbAt(reading, at) !== 'finite') return undefined;
  const start = labelOf(reading, { from: asked.from, to: asked.from + 2 });
  const verb = reading.written({ from: at, to: at + 1 }).toLocaleLowerCase('tr');
  const label = `${start} ${verb}`;
  return {
    range: { from: at, to: at + 1 },
    fields: [{ label, use: { use: 'date', id: 'date', label: { tr: label, en: label } } }],
  };
}

/** Two clauses with "kaç" and a verb alone ask for two numbers: "kaç aldım kaç sattım". */
export function nameCounts(reading: Reading, questions: readonly Question[]): Question[] {
  const isCount = ({ range, fields }: Question): boolean =>
    reading.folded(range.from) === 'kac' && fields.some(({ label }) => label === 'Adet');
  const counted = questions.filter(
    ({ range, fields }) => reading.folded(range.from) === 'kac' && fields.length > 0,
  );
  if (counted.length < 2) return [...questions];
  return questions.map((question) =>
    isCount(question) && question.range.to - question.range.from > 1
      ? { ...question, fields: [ownField(labelOf(reading, question.range), 'number', { minimum: 0 })] }
      : question,
  );
}

/** "kim gelecek", "ne iş yapacak": in a question the future is its verb, whatever noun it may be elsewhere. */
export const isFuture = (reading: Reading, at: number): boolean =>
  /.{2}[ae]c[ae]k(?:l[ae]r)?$/.test(reading.folded(at));

/** "hangi oda | giriş çıkış tarihi": without a verb the question ends before the next field. */
function endOfNoun(reading: Reading, at: number, end: number): number {
  for (let place = at + 1; place < end; place += 1) if (endsTurkishClause(reading, place)) return end;
  for (let place = at + 2; place < end; place += 1)
    if (reading.index.fields.findAt(reading.words, place).some(({ isTypo }) => !isTypo)) return place;
  return end;
}

/** "kimde plaka sırası": without a verb only what the question word owns belongs to it. */
export function endOfBareQuestion(reading: Reading, at: number, end: number): number {
  if (reading.folded(at) === 'hangi') return endOfNoun(reading, at, end);
  if (!/^(?:kim(?:de|e|den|in|le|inle)?|ner[ed]\w{0,4})$/.test(reading.folded(at))) return end;
  for (let place = at + 1; place < end; place += 1)
    if (endsTurkishClause(reading, place) || isFuture(reading, place)) return end;
  return Math.min(end, reading.folded(at) === 'kimin' ? at + 2 : at + 1);
}

/** "yaşa göre", "semte göre": what the entries differ by. */
export function readAccordingTo(reading: Reading, at: number, from: number): Question | undefined {
  if (reading.folded(at) !== 'gore' || at <= from || !reading.isFree(at - 1)) return undefined;
  const range = { from: at - 1, to: at };
  if (
    reading.words[at - 1]?.kind !== 'word' ||
    /^(?:buna|ona|suna|bana|sana|bize|size|isteg\w*)$/.test(reading.folded(at - 1))
  )
    return undefined;
  const field = knownField(reading, range) ?? ownField(inflectedHead(reading, at - 1), 'text');
  return { range: { from: at - 1, to: at + 1 }, fields: [field] };
}
