import type { Range, Reading } from './reading.ts';
import { isMark } from './word.ts';

const slashed =
  /^(?:empty|full|in|out|on|off|open|closed|yes|no|new|used|low|high|free|ok|broken|\w{2,}ed|done|sent|gone|sold|lent|to do)$/;
const waits =
  /^(?:waiting|pending|in progress|progress|open|new|to do|todo|draft|ready|started|ordered|requested|not started|planned|booked)$/;
const ends =
  /^(?:done|finished|completed?|closed|paid|sold|approved|rejected|delivered|fixed|cancelled|sent|collected|returned|shipped|picked up)$/;

/** "waiting/in progress/done", "empty / full", "waiting, approved, done": states without the word. */
export function findEnglishStates(
  reading: Reading,
  { from, to }: Range,
): { range: Range; parts: string[] } | undefined {
  const parts: Range[] = [];
  for (let at = from, start = from; at <= to; at += 1) {
    const isEnd =
      at === to || isMark(reading.words[at], ',/:()') || /^(?:and|or|then|with)$/.test(reading.folded(at));
    if (!isEnd) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = at + 1;
  }
  const textOf = (range: Range): string => reading.written(range).toLowerCase();
  const isSlash = (index: number): boolean => isMark(reading.words[parts[index]?.to ?? -1], '/');
  for (let first = 0; first < parts.length; first += 1) {
    let last = first;
    const isState = (index: number): boolean => {
      const part = parts[index];
      return (
        part !== undefined &&
        (waits.test(textOf(part)) || ends.test(textOf(part)) || slashed.test(textOf(part)))
      );
    };
    while (isState(last)) last += 1;
    const found = parts.slice(first, last);
    const [begin, end] = [found[0], found.at(-1)];
    if (!begin || !end || found.length < 2) continue;
    const texts = found.map(textOf);
    const isMeant = texts.some((text) => waits.test(text)) && texts.some((text) => ends.test(text));
    const areSlashed = found.slice(1).every((_, index) => isSlash(first + index));
    if ((found.length > 2 && isMeant) || (areSlashed && !texts.includes('yes')))
      return { range: { from: begin.from, to: end.to }, parts: texts };
  }
  return undefined;
}
