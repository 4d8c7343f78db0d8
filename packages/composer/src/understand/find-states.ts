import { findEnglishStates } from './find-english-states.ts';
import { findListedStates } from './find-turkish-states.ts';
import { toOptions } from './lists/read-field.ts';
import { isRecordRow } from './lists/record-row.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitField } from './understanding.ts';
import { isMark } from './word.ts';

const longestState = 4;

/** The parts of a short enumeration; undefined if a part is too long for a state. */
function readParts(reading: Reading, { from, to }: Range, joins: RegExp): string[] | undefined {
  const parts: string[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const isEnd = at === to || isMark(reading.words[at], ',/') || joins.test(reading.folded(at));
    if (!isEnd) continue;
    if (at - start > longestState) return undefined;
    if (at > start) parts.push(reading.written({ from: start, to: at }).toLowerCase());
    start = at + 1;
  }
  return parts.length >= 2 && parts.length <= 8 ? parts : undefined;
}

const joins = /^(?:ve|veya|ya|and|or|then)$/;

/** "bekliyor, hazır, teslim edildi diye durumları olsun", "durumu açık, kapalı olsun". */
function findTurkish(reading: Reading, { from, to }: Range): { range: Range; parts: string[] } | undefined {
  for (let at = from; at < to; at += 1) {
    if (!/^durum(?:u|lar|lari)?$/.test(reading.folded(at))) continue;
    if (/^(?:diye|seklinde|gibi|olarak)$/.test(reading.folded(at - 1))) {
      const parts = readParts(reading, { from, to: at - 1 }, joins);
      if (parts) return { range: { from, to: at + 1 }, parts };
    }
    let end = at + 1;
    while (end < to && !/^(?:olsun|olabilir|olacak|olmali|seklinde|diye)$/.test(reading.folded(end)))
      end += 1;
    const start = isMark(reading.words[at + 1], ':') ? at + 2 : at + 1;
    // "oda durumu: oda no, durum, görevli": the parts of a row, no states.
    if (start === at + 2 && isRecordRow(reading)) return undefined;
    const parts = readParts(reading, { from: start, to: end }, joins);
    if (parts) return { range: { from: at, to: end }, parts };
  }
  return undefined;
}

/** "a status like unread, read, cited", "goes from received to in progress to ready". */
function findEnglish(reading: Reading, { from, to }: Range): { range: Range; parts: string[] } | undefined {
  for (let at = from; at < to; at += 1) {
    const folded = reading.folded(at);
    if (/^(?:status|state|stage)(?:es|s)?$/.test(folded)) {
      const next = reading.folded(at + 1);
      const isSuch = next === 'such';
      if (!/^(?:like|as|such|of|either)$/.test(next) && !isMark(reading.words[at + 1], ':')) continue;
      const parts = readParts(reading, { from: at + (isSuch ? 3 : 2), to }, joins);
      if (parts) return { range: { from: at, to }, parts };
    }
    if (folded === 'from' && /^(?:goes|go|moves|move|going|moving)$/.test(reading.folded(at - 1))) {
      const parts = readParts(reading, { from: at + 1, to }, /^to$/);
      if (parts && parts.length > 2) return { range: { from: at, to }, parts };
    }
  }
  return undefined;
}

/** The states that a description names for its entries, as a field with these options. */
export function findStates(reading: Reading): ExplicitField | undefined {
  for (const sentence of reading.sentences().slice(0, 40)) {
    const found =
      reading.language === 'tr'
        ? (findTurkish(reading, sentence) ?? findListedStates(reading, sentence))
        : (findEnglish(reading, sentence) ?? findEnglishStates(reading, sentence));
    if (!found) continue;
    reading.use(found.range);
    const label = reading.language === 'tr' ? 'Durum' : 'Status';
    const options = toOptions(found.parts, reading.language);
    return { label, use: { use: 'status', label: { tr: label, en: label }, options } };
  }
  return undefined;
}
