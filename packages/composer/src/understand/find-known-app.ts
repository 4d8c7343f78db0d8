import type { Range, Reading } from './reading.ts';
import { type KnownApp, knownApps } from './words/known-apps.ts';

const after =
  /^(?:gibi|tarzi|tarzinda|benzeri|klonu|klon|clone|style|vari|stili|tipi|alternatifi|alternative)$/;
const before = /^(?:like|clone|similar|resembles|inspired|than|as)$/;

export interface KnownAppMatch {
  readonly app: KnownApp;
  readonly range: Range;
}

/**
 * "Instagram gibi", "like Trello", "Uber for dog walkers". A name without such words is no model, nor is one where something
 * is until now: "WhatsApp'tan geliyor".
 */
export function findKnownApp(reading: Reading): KnownAppMatch | undefined {
  for (let at = 0; at < reading.words.length; at += 1) {
    for (const length of [3, 2, 1]) {
      const name = reading.words
        .slice(at, at + length)
        .map(({ folded }) => folded)
        .join(' ');
      const app = knownApps.get(name) ?? knownApps.get(name.replaceAll(' ', ''));
      if (!app || !reading.isFreeRange({ from: at, to: at + length })) continue;
      const next = reading.folded(at + length);
      const previous = [1, 2, 3].map((step) => reading.folded(at - step));
      const isModel =
        after.test(next) ||
        previous.some((word) => before.test(word)) ||
        (at <= 3 && (next === 'for' || reading.folded(at + length + 1) === 'for')) ||
        !/^(?:[dt][ae]n?)?$/.test(reading.words[at]?.ending ?? '');
      // "keep score for our club" names no app.
      if (name === 'keep' && !before.test(previous[0] ?? '')) continue;
      // "I'd like to keep …" is a wish.
      if (!isModel || reading.folded(at - 1) === 'to') continue;
      const to = after.test(next) ? at + length + 1 : at + length;
      const range = { from: before.test(previous[0] ?? '') ? at - 1 : at, to };
      reading.use(range);
      return { app, range };
    }
  }
  return undefined;
}
