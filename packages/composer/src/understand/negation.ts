import { readTurkishVerb } from './nouns/turkish-verbs.ts';
import type { Range, Reading } from './reading.ts';
import { endsSentence, isMark } from './word.ts';

const englishNegations = /^(?:no|without|dont|except|excluding|not|skip|exclude|never)$/;
const turkishNegations =
  /^(?:olmasin|istemiyorum|istemiyoruz|istemem|haric|disinda|olmadan|yok|olmayacak|olmayan|gereksiz|icermesin|bulunmasin|gorunmesin|eklenmesin|ekleme|koyma|kullanma)$/;

const isSeparator = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  return !word || endsSentence(word) || isMark(word, ',:()');
};

const challenges = /^(?:streak|challenge|days?|month|week|year|counter|tracker|habit|log)$/;

/** "skip hire: customer, skip size": a container, nothing to leave out. */
const isContainer = (reading: Reading, at: number): boolean =>
  /^(?:hires?|size|sizes|bins?|type|number|no|weight|date|delivery|company|bags?|lorry|permit|bookings?|orders?)$/.test(
    reading.folded(at + 1),
  );

function readEnglish(reading: Reading, at: number): Range | undefined {
  const folded = reading.folded(at);
  const next = reading.folded(at + 1);
  if (!englishNegations.test(folded) || isMark(reading.words[at - 1], '/')) return undefined;
  if (folded === 'not' && (next === 'only' || next === 'just')) return undefined;
  if (folded === 'no' && ['code', 'matter', 'more', 'longer', 'one', 'limit', 'limits'].includes(next))
    return undefined;
  // "no sugar streak": what is not done is counted.
  if (folded === 'no' && at === 0 && [2, 3, 4].some((step) => challenges.test(reading.folded(at + step))))
    return undefined;
  if (folded === 'skip' && isContainer(reading, at)) return undefined;
  if (folded === 'without' && ['limit', 'limits', 'me', 'having', 'effort'].includes(next)) return undefined;
  if (
    folded === 'no' &&
    reading.words[at - 1]?.kind === 'word' &&
    /^(?:serial|order|room|phone|table)$/.test(reading.folded(at - 1))
  ) {
    return undefined;
  }
  if (folded === 'not' && !['needed', 'want', 'include', 'add', 'have', 'need'].includes(next))
    return undefined;
  let to = at + 1;
  while (to < reading.words.length && !isSeparator(reading, to) && to - at < 9) {
    const word = reading.folded(to);
    if (to > at + 1 && /^(?:but|just|only|so|with|instead|because|that|it)$/.test(word)) break;
    to += 1;
  }
  // "no login, no ads": the next negation has its own range; "no login or ads" is one.
  return { from: at, to };
}

function readTurkish(reading: Reading, at: number): Range | undefined {
  const folded = reading.folded(at);
  const isNeed = folded === 'gerek' && ['yok', 'kalmasin', 'kalmadan'].includes(reading.folded(at + 1));
  const verb = readTurkishVerb(folded);
  const isNegativeWish = verb?.isNegative === true && (verb.mood === 'wish' || verb.mood === 'imperative');
  const isNegation = turkishNegations.test(folded) || isNeed || isNegativeWish;
  if (!isNegation) return undefined;
  // "son kullanma tarihi", "ekleme tarihi": the verb as a noun.
  if (/^(?:tarih|gun|saat|yer|sekl)/.test(reading.folded(at + 1)) && /m[ae]$/.test(folded)) return undefined;
  // "son kullanma" alone is the day.
  if (reading.folded(at - 1) === 'son' && /m[ae]$/.test(folded)) return undefined;
  if (reading.folded(at - 1) === 'neden' || reading.folded(at - 1) === 'niye') return undefined;
  // "sorun yok", "var yok", "sadece giriş değil" are not about parts of the app.
  if (
    folded === 'yok' &&
    /^(?:var|gerek|sorun|vaktim|fikrim|internet|interneti|bilgim|param|mu|acelesi|acelem|uygulama|uygulamam)$/.test(
      reading.folded(at - 1),
    )
  )
    return undefined;
  let from = at;
  while (from > 0 && !isSeparator(reading, from - 1) && at - from < 6) {
    const previous = reading.folded(from - 1);
    if (/^(?:ama|fakat|sadece|ve|olsun|uygulama|uygulamasi|ancak|lakin)$/.test(previous)) {
      // "giriş ve reklam olmasın" removes both.
      if (previous !== 've' || reading.folded(from - 3) === 'olsun') break;
    }
    from -= 1;
  }
  return { from, to: isNeed ? at + 2 : at + 1 };
}

/** The parts of a description that say what the app must not have. Lists of them continue over commas. */
export function findNegations(reading: Reading): Range[] {
  const found: Range[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    if (reading.words[at]?.kind !== 'word') continue;
    const range =
      reading.language === 'tr'
        ? (readTurkish(reading, at) ?? readEnglishInTurkish(reading, at))
        : readEnglish(reading, at);
    if (range && range.to > range.from) found.push(range);
  }
  return found;
}

/** English words in a Turkish text: "login olmasın" is read above; only "no login" remains. */
const readEnglishInTurkish = (reading: Reading, at: number): Range | undefined =>
  reading.folded(at) === 'without' ? readEnglish(reading, at) : undefined;
