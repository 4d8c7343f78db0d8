import { verbAt } from '../details/turkish-verb-at.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';

const joins = /^(?:and|with|plus|incl|including|or|n|also|ve|ile|veya|artı|arti|bir|de|da)$/;
const wishes = /^(?:olsun|olacak|olmali|lazim|yeter|yeterli|etc|vs|vb|too|please|pls|gibi)$/;
const determiners = /^(?:a|an|the|his|her|their|its|my|our|bir)$/;

/** "(walls, roof)": options or a remark about the words before. */
export function isInBrackets(reading: Reading, { from }: Range): boolean {
  for (let at = from - 1; at >= 0 && at > from - 24; at -= 1) {
    if (isMark(reading.words[at], ')]')) return false;
    if (isMark(reading.words[at], '([')) return true;
  }
  return false;
}

/** Whether a phrase is a whole part of an enumeration: "daire numarası ve isim". */
export function isItem(reading: Reading, { from, to }: Range, sentence: Range): boolean {
  let start = from;
  while (start > sentence.from && determiners.test(reading.folded(start - 1))) start -= 1;
  const isOpen =
    start <= sentence.from ||
    reading.words[start - 1]?.kind === 'mark' ||
    joins.test(reading.folded(start - 1));
  const isAtWish = (start > sentence.from || to < sentence.to) && verbAt(reading, to) === 'wish';
  const isClosed =
    to >= sentence.to ||
    reading.words[to]?.kind === 'mark' ||
    joins.test(reading.folded(to)) ||
    wishes.test(reading.folded(to)) ||
    (start > sentence.from && isAtWish);
  return isOpen && isClosed && to - from < sentence.to - sentence.from;
}

const recordingVerbs =
  /^(?:note|notes|record|log|write|enter|track|keep|list|add|need|needs|see|know|has|have|ask|asks|remember|tick)$/;
const askedBefore = /^(?:the|her|his|their|its|which|what|many|and)$/;

/** "if she took her tablets", "which costume and shoes": what a sentence about records names. */
export function isRecorded(reading: Reading, { from }: Range, sentence: Range): boolean {
  if (reading.language !== 'en' || !askedBefore.test(reading.folded(from - 1))) return false;
  for (let at = Math.max(sentence.from, from - 24); at < from; at += 1)
    if (recordingVerbs.test(reading.folded(at))) return true;
  return false;
}
