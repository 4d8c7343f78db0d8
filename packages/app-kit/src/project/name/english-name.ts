import { isClose } from './close-words.ts';

const openers = new Set(
  (
    "example eg hi hello hey dear please pls plz kindly can could would will you i i'd id i'm im we we'd want wanna need needs like love " +
    "looking to for help me us build create make design develop code write generate do give let lets let's just so ok okay " +
    'a an the new simple small nice beautiful modern mobile little basic cool complete full good great clean minimal native ' +
    'react android ios iphone phone calm my our your this that some kind of really very quick easy'
  ).split(' '),
);
const makers = ['build', 'create', 'design', 'develop', 'generate', 'please'];
const heads = new Set([
  'app',
  'apps',
  'application',
  'aplication',
  'applicaton',
  'ap',
  'webapp',
  'program',
  'software',
  'platform',
  'website',
  'site',
  'system',
]);
const determiners = new Set([
  'my',
  'our',
  'your',
  'their',
  'his',
  'her',
  'the',
  'a',
  'an',
  'all',
  'some',
  'me',
  'us',
  'users',
  'people',
  'every',
  'each',
  'new',
  'simple',
  'small',
]);
const stops = new Set(
  'with that which who where when so and or including has have having like using via from in on at by because while without per i we you each between'.split(
    ' ',
  ),
);
const audiences = new Set(['users', 'user', 'people', 'me', 'us', 'someone', 'customers', 'everyone']);

/** What an app that does this with something is called. */
const doers: Readonly<Record<string, string>> = {
  track: 'tracker',
  tracks: 'tracker',
  tracking: 'tracker',
  log: 'log',
  logs: 'log',
  logging: 'log',
  record: 'log',
  records: 'log',
  recording: 'log',
  monitor: 'monitor',
  monitors: 'monitor',
  monitoring: 'monitor',
  manage: 'manager',
  manages: 'manager',
  managing: 'manager',
  plan: 'planner',
  plans: 'planner',
  planning: 'planner',
  organise: 'organiser',
  organize: 'organizer',
  organizing: 'organizer',
  organising: 'organiser',
  remind: 'reminder',
  reminds: 'reminder',
  reminding: 'reminder',
  calculate: 'calculator',
  calculates: 'calculator',
  calculating: 'calculator',
  convert: 'converter',
  converts: 'converter',
  count: 'counter',
  counts: 'counter',
  book: 'booking',
  booking: 'booking',
  share: 'sharing',
  sharing: 'sharing',
  list: 'list',
  keep: 'log',
};

function singular(word: string): string {
  if (/(?:ss|us|is|news|series|fitness)$/i.test(word) || word.length < 4) return word;
  if (/ies$/i.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/i.test(word)) return word.slice(0, -2);
  return /s$/i.test(word) ? word.slice(0, -1) : word;
}

const lower = (word: string): string => word.toLowerCase().replace(/[’‘]/g, "'");

function dropOpeners(words: readonly string[]): string[] {
  const first = words.findIndex((word) => {
    const text = lower(word).replace(/,$/, '');
    return !openers.has(text) && !(text.length >= 5 && makers.some((maker) => isClose(text, maker)));
  });
  return first === -1 ? [] : words.slice(first);
}

/** The noun phrase at the start: without determiners, up to a preposition, a clause or a comma. */
function nounPhrase(words: readonly string[]): string[] {
  let from = 0;
  while (from < words.length && determiners.has(lower(words[from] ?? ''))) from += 1;
  const phrase: string[] = [];
  for (const word of words.slice(from)) {
    const isJoined = lower(word) === 'and' && phrase.length > 0 && phrase.length < 3;
    if (
      (stops.has(lower(word)) && !isJoined) ||
      heads.has(lower(word)) ||
      lower(word) === 'to' ||
      lower(word) === 'for'
    )
      break;
    phrase.push(word.replace(/,$/, ''));
    if (word.endsWith(',') || phrase.length === 5) break;
  }
  return phrase;
}

function nameAction(verb: string, object: readonly string[]): string[] {
  const doer = doers[verb];
  const phrase = nounPhrase(object);
  if (doer === 'reminder') {
    const target = object[0] === 'me' || object[0] === 'us' ? object.slice(1) : object;
    const what = target.findIndex((word) => ['to', 'of', 'about', 'when'].includes(lower(word)));
    const reminded = nounPhrase(target.slice(what + 1));
    // `remind me to drink water`: the verb goes without saying.
    const topic = reminded.length > 1 && ['drink', 'take', 'do', 'pay'].includes(lower(reminded[0] ?? ''));
    return [...reminded.slice(topic ? 1 : 0), doer];
  }
  if (doer === undefined || phrase.length === 0) return phrase;
  return [...phrase.slice(0, -1), singular(phrase.at(-1) ?? ''), doer];
}

/** What follows `app`: `for my book club`, `to track runs`, `that reminds me …`, `where we split our expenses`. */
function nameClause(words: readonly string[]): string[] {
  const relation = lower(words[0] ?? '');
  const rest = words.slice(1);
  if (!['for', 'to', 'that', 'which', 'where', 'so', 'with', 'about', 'in'].includes(relation)) return [];
  const isNoun = relation === 'for' || relation === 'about' || relation === 'with';
  const verbAt = rest.findIndex(
    (word) => Object.hasOwn(doers, lower(word)) && (!isNoun || /ing$/i.test(word)),
  );
  const subjectEnd = rest.findLastIndex(
    (word) => audiences.has(lower(word)) || ['i', 'we', 'can', 'to', 'lets', 'helps'].includes(lower(word)),
  );
  if (verbAt !== -1 && verbAt <= Math.max(2, subjectEnd + 1) && verbAt <= 5) {
    const named = nameAction(lower(rest[verbAt] ?? ''), rest.slice(verbAt + 1));
    if (named.length > 0) return named;
  }
  if (isNoun) return nounPhrase(rest);
  const object = rest.findLastIndex((word) => ['my', 'our', 'their', 'the'].includes(lower(word)));
  const phrase = object > 0 ? nounPhrase(rest.slice(object)) : [];
  if (phrase.length > 0) return phrase;
  // Without a determiner the object follows the subject and its verb.
  const afterSubject = rest.slice(subjectEnd + 1);
  const target = nounPhrase(afterSubject.length > 1 ? afterSubject.slice(1) : afterSubject);
  return target.length > 0 ? target : nounPhrase(rest);
}

/** The words of an English prompt's sentence that name the app; empty when there are none. */
export function nameInEnglish(sentence: readonly string[]): string[] {
  const words = dropOpeners(sentence);
  const head = words.findIndex((word) => heads.has(lower(word).replace(/,$/, '')));
  if (head > 0) {
    const before = words.slice(0, head);
    const verb = doers[lower(before[0] ?? '')];
    const isAction = verb !== undefined && before.length > 1 && !lower(before[0] ?? '').endsWith('ing');
    const isClause = before.some((word) => stops.has(lower(word)));
    if (!isAction && !isClause) return before.length === 1 ? [...before, 'app'] : before.slice(-4);
  }
  if (head !== -1) {
    const clause = nameClause(words.slice(head + 1));
    if (clause.length === 1 && !lower(clause[0] ?? '').endsWith('s')) return [...clause, 'app'];
    if (clause.length > 0) return clause;
  }
  const first = lower(words[0] ?? '');
  if (Object.hasOwn(doers, first) && words.length > 1 && !first.endsWith('ing'))
    return nameAction(first, words.slice(1));
  return nounPhrase(words);
}
