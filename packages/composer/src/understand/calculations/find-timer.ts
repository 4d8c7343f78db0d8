import type { KnownTimer } from '../../archetypes/tool/timers.ts';
import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { Timer } from '../../spec/timer.ts';
import type { PhraseMatch } from '../phrase-table.ts';
import type { Reading } from '../reading.ts';

export interface TimerMatch {
  readonly timer: Timer;
  /** The name of the timer, such as "Egg Timer". */
  readonly name: string;
}

const triggers = /^(?:sayac\w*|zamanlayici\w*|timers?|alarm\w*)$/;
/** How long something takes is a timer too: "yumurta kaç dakika haşlanır". */
const times = /^(?:dakika\w*|dk|minutes?|mins?|saniye|seconds?)$/;
/** Things that are counted or written down are not waited for. */
const others = /^(?:track\w*|log|diary|takip\w*|takib\w*|defter\w*|gunlug\w*|siparis\w*|stok\w*|counter)$/;
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:sn|saniye|seconds?|secs?|s)$/, 1],
  [/^(?:dk|dakika|minutes?|mins?|m)$/, 60],
  [/^(?:saat|hours?|h)$/, 3600],
];
const longest = 16;

/** "rafadan 4 dakika", "green tea 3 min": times that the description names. */
function namedTimes(reading: Reading): Timer['presets'] {
  const found: Timer['presets'] = [];
  for (let at = 1; at + 1 < reading.words.length && found.length < 12; at += 1) {
    const amount = Number(reading.folded(at));
    const seconds = units.find(([pattern]) => pattern.test(reading.folded(at + 1)))?.[1];
    const before = reading.words[at - 1];
    if (!seconds || !(amount > 0) || before?.kind !== 'word' || triggers.test(before.folded)) continue;
    const total = Math.round(amount * seconds);
    if (total < 5 || total > 86_400) continue;
    found.push({
      label: upperCaseFirst(before.text.toLowerCase(), reading.language).slice(0, 40),
      seconds: total,
    });
  }
  return found;
}

/** A timer for something whose times are known or named; undefined if nothing is waited for. */
export function findTimer(reading: Reading): TimerMatch | undefined {
  const { words, language } = reading;
  if (words.length > longest * 2 || words.some(({ folded }) => others.test(folded))) return undefined;
  const isAsked = words.some(({ folded }) => triggers.test(folded));
  const isTimed =
    words.length <= 8 &&
    words.some(({ folded }) => times.test(folded)) &&
    words.some(({ folded }) => /^(?:kac|how)$/.test(folded));
  if (!isAsked && !isTimed) return undefined;
  const matches: PhraseMatch<KnownTimer>[] = reading.index.timers
    .findAll(words)
    .filter(({ isTypo, length }) => !isTypo || length > 1);
  const timers = [...new Set(matches.map(({ value }) => value))].slice(0, 3);
  const [first] = timers;
  if (!first) return undefined;
  const own = namedTimes(reading);
  const known = timers.flatMap(({ presets }) =>
    presets.map(({ label, seconds }) => ({ label: label[language], seconds })),
  );
  const names = new Set(own.map(({ label }) => fold(label)));
  const presets = [...own, ...known.filter(({ label }) => !names.has(fold(label)))].slice(0, 12);
  return { timer: { presets }, name: first.name[language] };
}
