import { readEnglishEither } from './details/english-either.ts';
import { readEnglishQuestion } from './details/english-questions.ts';
import { readTurkishEither } from './details/turkish-either.ts';
import { readTurkishQuestion } from './details/turkish-question-item.ts';
import type { ListItem } from './lists/list-item.ts';
import { type FieldReading, readField } from './lists/read-field.ts';
import type { Reading } from './reading.ts';

/** A field, also of a question without a known word: "which mechanic has it". */
export function readItem(reading: Reading, item: ListItem): FieldReading | undefined {
  // "hızlıca girebilmeliyiz": what must be possible.
  if (reading.language === 'tr' && /.{3}m[ae]l[iu](?:y[iu][mz])$/.test(reading.folded(item.range.to - 1)))
    return undefined;
  const either = readEnglishEither(reading, item.range) ?? readTurkishEither(reading, item.range);
  if (either) return { field: either, isKnown: true };
  const read = readField(reading, item);
  if (read?.isKnown) return read;
  const asked = readTurkishQuestion(reading, item.range);
  if (asked) return { field: asked, isKnown: true };
  const field = readEnglishQuestion(reading, item.range);
  return field ? { field, isKnown: true } : read;
}
