import { toOptions } from '../lists/read-field.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { knownField } from './detail.ts';
import type { Question } from './question.ts';

const or = /^(?:or|veya|yahut)$/;
const isState = /(?:ed|en|paid|done|sold|lent|lost|open|free|in|out|kept|new|used|d[iu]|m[iu]s|ik|l[iu]|k)$/;

const isEdge = (reading: Reading, at: number): boolean =>
  reading.words[at]?.kind !== 'word' ||
  !reading.isFree(at) ||
  /^(?:and|ve|is|are|was|were|if|whether|the|a|an|with|of|for|by|from|as|to|which|what|who|in|my|either)$/.test(
    reading.folded(at),
  );

/** "disputed or paid", "etçil veya otçul": the answers that an entry can have. */
export function findAlternatives(reading: Reading, { from, to }: Range): Question[] {
  const found: Question[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    const isYa = reading.folded(at) === 'ya' && reading.folded(at + 1) === 'da';
    if (!or.test(reading.folded(at)) && !isYa) continue;
    let start = at;
    while (start > from && at - start < 2 && !isEdge(reading, start - 1)) start -= 1;
    let end = at + (isYa ? 2 : 1);
    const second = end;
    while (end < to && end - second < 2 && !isEdge(reading, end) && !or.test(reading.folded(end))) end += 1;
    if (start === at || end === second) continue;
    // "size small or large": a field before the answers is what they are answers to.
    const field = at - start === 2 ? knownField(reading, { from: start, to: start + 1 }) : undefined;
    const parts = [
      reading.written({ from: field ? start + 1 : start, to: at }).toLowerCase(),
      reading.written({ from: second, to: end }).toLowerCase(),
    ];
    const options = toOptions(parts, reading.language);
    const isStatus = parts.every((part) => isState.test(part));
    const label =
      field?.label ??
      (reading.language === 'tr' ? (isStatus ? 'Durum' : 'Tür') : isStatus ? 'Status' : 'Kind');
    const labels = { tr: label, en: label };
    const use: ExplicitField['use'] = field
      ? { id: 'choice', label: labels, type: 'choice', options }
      : { use: isStatus ? 'status' : 'kind', label: labels, options };
    found.push({ range: { from: start, to: end }, fields: [{ label, use }] });
    at = end - 1;
  }
  return found;
}
