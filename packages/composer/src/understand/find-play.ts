import { fold } from '../language/fold.ts';
import type { Play } from '../spec/play.ts';

const words: Readonly<Record<string, number>> = {
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  onbes: 15,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
};

const question = '(?:soru(?!n)\\w*|questions?)';
const life =
  '(?:can|cani|canla|canli|hak|hakki|hakkim|lives?|hearts?|tries|chances?|yanlis\\w*|wrong|mistakes?)';
const round = '(?:tur|turu|turdan|tur\\s?olsun|set|seti|raunt\\w*|rounds?|sets?)';
const unit = '(saat\\w*|hours?|h|dakika\\w*|dk\\w*|min(?:ute)?s?|m|saniye\\w*|sn|sec(?:ond)?s?|s)';
const resting = '(?:mola\\w*|dinlen\\w*|ara|rest\\w*|breaks?|off|pause\\w*)';
const ending = '(?![a-z\\d])';

const secondsOf = (amount: string, name: string | undefined): number => {
  const size = name === undefined ? 1 : /^(?:saat|h)/.test(name) ? 3600 : /^(?:d|m)/.test(name) ? 60 : 1;
  return Math.round(Number(amount.replace(',', '.')) * size);
};

/** Digits for the number words that stand before what is counted. */
const withDigits = (text: string): string =>
  text.replace(/[a-z]+(?=\s+[a-z])/g, (word) => (Object.hasOwn(words, word) ? String(words[word]) : word));

const count = (text: string, thing: string): number | undefined => {
  const match =
    new RegExp(`(?<![\\d.,])(\\d{1,3})\\s*-?(?:adet |tane )?${thing}${ending}`).exec(text) ??
    new RegExp(`${thing} (?:sayi\\w* |count |number )?(?:to |is |=|:)?\\s?(\\d{1,3})(?![\\d.,])`).exec(text);
  const number = Number(match?.[1]);
  return number > 0 ? number : undefined;
};

/** "20 off", "mola 5 dk"; without a unit it has that of the other time. */
function restOf(
  text: string,
): { readonly seconds: (other?: string) => number; readonly written: string } | undefined {
  const match =
    new RegExp(`(\\d{1,4})\\s*${unit}?\\s*${resting}`).exec(text) ??
    new RegExp(`${resting}[^\\d.]{0,12}(\\d{1,4})\\s*${unit}?${ending}`).exec(text);
  if (!match) return undefined;
  const [written, amount = '', name] = match;
  return { written, seconds: (other) => secondsOf(amount, name ?? other) };
}

/** Numbers of a quiz or of a timer that a text names: "10 soru, 15 saniye", "40 sec on 20 off 8 rounds". */
export function findPlay(written: string): Play {
  const text = withDigits(fold(written.slice(0, 2000)).replace(/['’`]/g, ''));
  const questions = count(text, question);
  const lives = count(text, life);
  const rounds = count(text, round);
  const rest = restOf(text);
  const others = rest ? text.replace(rest.written, ' ') : text;
  const time = new RegExp(`(?<![\\d.,])(\\d{1,4}(?:[.,]\\d)?)\\s*-?${unit}(?:lik|luk)?${ending}`).exec(
    others,
  );
  const work = time ? secondsOf(time[1] ?? '', time[2]) : undefined;
  return {
    ...(questions === undefined ? {} : { questions }),
    ...(lives === undefined ? {} : { lives }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(work === undefined ? {} : { work, answerTime: work }),
    ...(rest === undefined ? {} : { rest: rest.seconds(time?.[2]) }),
  };
}
