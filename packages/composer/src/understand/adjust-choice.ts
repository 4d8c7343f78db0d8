import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { chooseArchetype } from './choose-archetype.ts';
import type { Choice } from './choose-subject.ts';
import type { KnownAppMatch } from './find-known-app.ts';
import type { Reading } from './reading.ts';
import { subjectByPhrase } from './subject-by-phrase.ts';

/** Phrases of the lexicon for an archetype that is asked for without a noun. */
const typicalSubjects: Partial<Record<ArchetypeId, string>> = {
  game: 'memory match',
  quiz: 'quiz',
  conversation: 'chat',
  checklist: 'to-do',
  catalogue: 'online shop',
  appointments: 'booking',
  stock: 'stock',
  jobs: 'orders',
  ledger: 'debts',
  feed: 'social network',
  articles: 'blog',
  board: 'projects',
};

/** The subject of the archetype that the words point to most; `undefined` without enough evidence. */
export function subjectOfArchetype(
  reading: Reading,
  points: ReadonlyMap<ArchetypeId, number>,
): Subject | undefined {
  const [best] = [...points].filter(([, count]) => count >= 1.5).sort((a, b) => b[1] - a[1]);
  const phrase = best && typicalSubjects[best[0]];
  return phrase ? subjectByPhrase(reading.index, phrase) : undefined;
}

/** The choice after "like Instagram": the named app gives the kind of app, unless the subject already has it. */
export function applyKnownApp(reading: Reading, known: KnownAppMatch | undefined, choice: Choice): Choice {
  if (!known) return choice;
  const { subject, noun } = choice;
  if (subject && subject.archetype === known.app.archetype) return choice;
  const typical = subjectByPhrase(reading.index, known.app.subject);
  if (!subject && !noun) return { ...choice, subject: typical };
  // "Instagram gibi kediler için": the model gives the screens, the noun what they show.
  return {
    ...choice,
    subject: typical,
    trade: noun?.noun ?? choice.phrase ?? subject?.words[reading.language][0],
    noun: undefined,
    others: [],
  };
}

const basketWord = /^(?:sepet\w*|basket|cart|checkout)$/;

/** "handmade candles shop with basket": who asks for a basket sells, whatever the things are. */
export function applyBasket(reading: Reading, choice: Choice): Choice {
  const { subject, noun } = choice;
  if (subject?.archetype === 'catalogue' || subject?.archetype === 'tool') return choice;
  const isBasket = reading.words.some(
    ({ folded }, at) => basketWord.test(folded) && !/^(?:time|date|day|hour)s?$/.test(reading.folded(at + 1)),
  );
  if (!isBasket) return choice;
  const shop = subjectByPhrase(reading.index, 'online shop');
  const about = noun?.noun ?? choice.phrase ?? subject?.words[reading.language][0];
  const range = noun ? { about: noun.range } : {};
  return shop ? { ...choice, subject: shop, trade: about, ...range, noun: undefined, others: [] } : choice;
}

/** Orders of any crew. */
const anyOrders = new Set(['fieldCrew']);

/** "work orders for a car repair shop": the trade says more than the orders. */
export function applyTrade(reading: Reading, choice: Choice): Choice {
  const { subject, trade } = choice;
  if (subject === undefined || trade === undefined || !anyOrders.has(subject.id)) return choice;
  const ofTrade = subjectByPhrase(reading.index, trade);
  return ofTrade?.archetype === 'jobs' ? { ...choice, subject: ofTrade, others: [] } : choice;
}

const tools: readonly (readonly [RegExp, string])[] = [
  [/^(?:timer|zamanlayici\w*)$/, 'timer'],
  [/^(?:stopwatch|kronometre\w*)$/, 'stopwatch'],
  [/^(?:countdown|geri)$/, 'countdown'],
  [/^(?:counter|sayaci?)$/, 'counter'],
];

/** "ders çalışma sayacı 25 dakika": who names a timer and its time wants it to run, whatever it is for. */
function timerOf({ words, index }: Reading, { archetype }: Subject): Subject | undefined {
  if (archetype === 'tool' || archetype === 'game') return undefined;
  const isTimer = words.some(({ folded }) =>
    /^(?:timer|zamanlayici\w*|kronometre\w*|stopwatch|pomodoro|sayaci)$/.test(folded),
  );
  const isTimed = words.some(
    ({ kind }, at) =>
      kind === 'number' &&
      /^(?:dk|dakika\w*|sn|saniye\w*|min|mins|minutes?|secs?|seconds?)$/.test(words[at + 1]?.folded ?? ''),
  );
  if (!isTimer || !isTimed) return undefined;
  return subjectByPhrase(index, words.some(({ folded }) => folded === 'pomodoro') ? 'pomodoro' : 'timer');
}

/** "Sunday roast timer": the tool is known although its noun is not. */
export function applyTool(reading: Reading, choice: Choice): Choice {
  const timed = choice.subject && timerOf(reading, choice.subject);
  if (timed) return { ...choice, subject: timed, noun: undefined, others: [] };
  if (choice.subject || !choice.noun) return choice;
  const { region } = choice.noun;
  // "geiger counter readings" are no counter.
  for (
    let at = Math.max(region.from, choice.noun.range.to - 1);
    at < Math.min(region.to + 1, reading.words.length);
    at += 1
  ) {
    const phrase = tools.find(([pattern]) => pattern.test(reading.folded(at)))?.[1];
    const subject = phrase ? subjectByPhrase(reading.index, phrase) : undefined;
    if (subject) return { ...choice, subject };
  }
  return choice;
}

/** The kind of app: of the subject, else of the named app, else what the words point to. */
export function decideArchetype(
  choice: Choice,
  known: KnownAppMatch | undefined,
  points: ReadonlyMap<ArchetypeId, number>,
): ArchetypeId {
  if (choice.subject) return choice.subject.archetype;
  if (known) return known.app.archetype;
  const archetype = chooseArchetype(points, choice.noun);
  // Tools are of the lexicon or calculations; any other thing is written down.
  return archetype === 'tool' ? 'log' : archetype;
}
