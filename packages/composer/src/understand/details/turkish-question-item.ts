import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { findTurkishQuestions, isTurkishQuestion } from './turkish-questions.ts';

/** The field of a part of an enumeration that is a question: "kaç saat uğraştım", "hangi ülkeye gittim". */
export function readTurkishQuestion(reading: Reading, { from, to }: Range): ExplicitField | undefined {
  if (reading.language !== 'tr' || to - from < 2 || !isTurkishQuestion(reading, from)) return undefined;
  const [question] = findTurkishQuestions(reading, { from, to });
  return question?.range.from === from && question.range.to === to ? question.fields[0] : undefined;
}
