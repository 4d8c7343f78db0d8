import type { Reading } from '../reading.ts';
import { isTurkishTrade, turkishSelves } from '../words/trades.ts';
import { turkishBusinesses } from '../words/turkish-words.ts';
import { strengths } from './candidate.ts';
import { type AddNoun } from './turkish-noun-form.ts';
import { isAudience, isMineBefore, isStatementOfTrade, nounBefore } from './turkish-phrases.ts';

/** "fırıncıyım", "bir kafem var", "terzi dükkanım var". */
export function readTrade(reading: Reading, at: number, start: number, add: AddNoun): void {
  const folded = reading.folded(at);
  const isFirst =
    at === start &&
    !isAudience(reading, { from: at, to: at + 1 }) &&
    isMineBefore(reading, at) &&
    // "ilçemizdeki çeşmeler": where the things are, unless it is a subject itself.
    !(/[dt][ae]ki$/.test(folded) && reading.index.subjects.findAt(reading.words, at).length === 0) &&
    reading.words[at + 1]?.kind === 'word';
  if (isStatementOfTrade(reading, at)) {
    const range = { from: nounBefore(reading, at, start).from, to: at + 1 };
    if (reading.words[at]?.isSelf === true && /^(?:ogrenci|anne|baba|hasta|hanim)/.test(folded)) return;
    // "emekli öğretmenim": what the person was says nothing.
    if (reading.folded(range.from) === 'emekli' || reading.folded(range.from - 1) === 'emekli') return;
    add(range, range, strengths.trade, 'owner', true);
  } else if (isFirst) {
    add({ from: at, to: at + 1 }, { from: at, to: at + 1 }, strengths.trade, 'owner', true);
  }
  // "garson olarak çalışıyorum"
  if (folded === 'olarak' && at > start) {
    const range = nounBefore(reading, at, start);
    const last = reading.folded(range.to - 1);
    if (range.to > range.from && (isTurkishTrade(last) || turkishSelves.has(last)))
      add(range, range, strengths.trade, 'owner', true);
  }
  if (folded === 'var' && at > start) {
    const range = nounBefore(reading, at, start);
    const last = reading.words[range.to - 1];
    const isBusiness =
      last?.stems.some(({ stem }) => turkishBusinesses.has(stem)) ||
      /(?:[iu]m|m[iu]z|[ae]m)$/.test(last?.folded ?? '');
    const isGeneric = [...(last?.stems ?? [])].some(({ stem }) => turkishBusinesses.has(stem));
    if (isBusiness)
      add(
        { from: range.from, to: isGeneric ? range.to - 1 : range.to },
        range,
        strengths.trade,
        'owner',
        true,
      );
  }
}
