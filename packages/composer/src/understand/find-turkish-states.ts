import { isTurkishQuestion } from './details/turkish-questions.ts';
import { verbAt } from './details/turkish-verb-at.ts';
import { isBrief } from './lists/brief.ts';
import { isInPlace } from './nouns/turkish-setting.ts';
import type { Range, Reading } from './reading.ts';
import { isMark } from './word.ts';

/** A state is what happened to an entry: the third person of a verb, never the first. */
const verb = /.{2}(?:[iu]yor|[dt][iu]|m[iu]s|m[ae]d[iu])$/;
const adjective =
  /^(?:hazir|yolda|tamam|iptal|beklemede|bekleyen|bos|dolu|acik|kapali|yeni|eksik|onayli|devam|serviste|depoda)$/;
/** Nouns that make one state with the verb after them: "onay bekliyor", "teslim edildi". */
const before =
  /^(?:onay|teslim|iptal|iade|tamir|devam|red|kabul|parca|odeme|yola|kargoya|servise|rafa|arsive)$/;
const join = /^(?:ve|veya|sonra)$/;

const isVerb = (reading: Reading, at: number): boolean =>
  /[iu]yor$/.test(reading.folded(at)) || (verb.test(reading.folded(at)) && verbAt(reading, at) === 'finite');

const isState = (reading: Reading, at: number): boolean =>
  reading.words[at]?.kind === 'word' &&
  reading.isFree(at) &&
  (isVerb(reading, at) || adjective.test(reading.folded(at)));

/** A question asks who or when; its verb is no state. */
function isAsked(reading: Reading, at: number, from: number): boolean {
  for (
    let place = at - 1;
    place >= Math.max(from, at - 3) && reading.words[place]?.kind === 'word';
    place -= 1
  )
    if (isTurkishQuestion(reading, place)) return true;
  return /^m[iu]$/.test(reading.folded(at + 1));
}

/** One state that ends at this word, with the noun that belongs to it. */
const stateAt = (reading: Reading, at: number): Range => ({
  from: before.test(reading.folded(at - 1)) ? at - 1 : at,
  to: at + 1,
});

/**
 * The states that stand beside each other without the word for them: "onay bekliyor, onaylandı, reddedildi", "bitti başlamadı".
 * In a longer text only three or more with marks between them are states; two verbs there tell a story.
 */
export function findListedStates(
  reading: Reading,
  { from, to }: Range,
): { readonly range: Range; readonly parts: string[] } | undefined {
  for (let at = from; at < to; at += 1) {
    if (!isState(reading, at) || isAsked(reading, at, from)) continue;
    const states = [stateAt(reading, at)];
    let marks = 0;
    let end = at + 1;
    while (end < to && states.length < 8) {
      const isJoined = isMark(reading.words[end], ',/-') || join.test(reading.folded(end));
      const next = isJoined ? end + 1 : end;
      const place = before.test(reading.folded(next)) ? next + 1 : next;
      // "geldi, tamirde, bitti": where it is between what happened.
      if (!isState(reading, place) && !isInPlace(reading, place)) break;
      if (isJoined) marks += 1;
      states.push({ from: next, to: place + 1 });
      end = place + 1;
    }
    const isEnough = isBrief(reading) ? states.length > 2 && marks + 1 >= states.length : states.length > 1;
    const parts = states.map((state) => reading.written(state).toLocaleLowerCase('tr'));
    // "boş dolu" alone may be two amounts.
    const isCertain = marks > 0 || states.some((state) => isVerb(reading, state.to - 1));
    if (isEnough && isCertain && new Set(parts).size === parts.length)
      return { range: { from: states[0]?.from ?? at, to: end }, parts };
    at = end - 1;
  }
  return undefined;
}
