import type { Language } from '@kilim/contract';
import type { Reading } from '../reading.ts';
import type { Word } from '../word.ts';
import { cueWords } from './cue-words.ts';
import { findShapes } from './find-shapes.ts';

interface CuePhrase {
  readonly cue: string;
  /** The words in order; one that ends with * stands for all that begin like it. */
  readonly words: readonly string[];
}

/** Phrases by the first three letters of their first word. */
type CueTable = ReadonlyMap<string, readonly CuePhrase[]>;

const keyLength = 3;

function readTable(language: Language): CueTable {
  const table = new Map<string, CuePhrase[]>();
  for (const row of cueWords.trim().split('\n')) {
    const [cue = '', turkish = '', english = ''] = row.split('|').map((cell) => cell.trim());
    for (const phrase of (language === 'tr' ? turkish : english).split(' ').filter(Boolean)) {
      const words = phrase.split('_');
      const key = (words[0] ?? '').replace('*', '').slice(0, keyLength);
      table.set(key, [...(table.get(key) ?? []), { cue, words }]);
    }
  }
  return table;
}

const tables: Partial<Record<Language, CueTable>> = {};
const tableOf = (language: Language): CueTable => {
  const known = tables[language] ?? readTable(language);
  tables[language] = known;
  return known;
};

/** The forms of a word that a cue may have: as typed, and the stem that the lexicon knows. */
function formsOf({ folded, stems }: Word): readonly string[] {
  const stem = stems.find(({ isTypo }) => !isTypo)?.stem;
  return stem === undefined || stem === folded ? [folded] : [folded, stem];
}

const isForm = (pattern: string, forms: readonly string[], [typed = '']: readonly string[]): boolean =>
  pattern.endsWith('*') ? typed.startsWith(pattern.slice(0, -1)) : forms.includes(pattern);

const isOwnTime = (words: readonly Word[], at: number): boolean => {
  const [before, word, next] = [at - 1, at, at + 1].map((place) => words[place]?.folded ?? '');
  return (
    (word === 'order' && before === 'to' && next === 'more') ||
    (word === 'shift' && /^(?:every|each|per)$/.test(before ?? ''))
  );
};

const isOwnSession = (words: readonly Word[], at: number): boolean =>
  /^sessions?$/.test(words[at]?.folded ?? '') &&
  /^(?:group|game|gaming|training|study|jam|practice|campaign|writing|work|play|party|night)$/.test(
    words[at - 1]?.folded ?? '',
  );

/** Longer descriptions say what they are about before this word. */
const longest = 400;

/** A part of a description, by the number of its first word and of the one behind it. */
interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** The cues of a description outside of a part: what its words and its form say about what users do. */
export function findCues(reading: Reading, except: WordRange = { from: 0, to: 0 }): ReadonlySet<string> {
  const table = tableOf(reading.language);
  const found = new Set<string>(findShapes(reading));
  const words = reading.words.slice(0, longest);
  const forms = words.map(formsOf);
  for (const [at, own] of forms.entries()) {
    // "birkaç kelimeyle yazayım": how, not what.
    if (words[at - 1]?.folded === 'birkac') continue;
    // "game sessions" have no customers.
    if (isOwnSession(words, at)) continue;
    // "need to order more": for oneself; "every shift:" a time that is recorded.
    if (isOwnTime(words, at)) continue;
    // "ara sıra": sometimes; "sırayla": in turn.
    if (words[at]?.folded === 'sirayla') continue;
    if (words[at - 1]?.folded === 'ara' && words[at]?.folded === 'sira') continue;
    if ((at >= except.from && at < except.to) || reading.isBeside(at)) continue;
    const keys = new Set(
      own.flatMap((form) => [form.slice(0, keyLength), form.slice(0, 2), form.slice(0, 1)]),
    );
    for (const phrase of [...keys].flatMap((key) => table.get(key) ?? [])) {
      if (found.has(phrase.cue)) continue;
      const fits = phrase.words.every((pattern, step) => {
        const there = forms[at + step];
        return there !== undefined && isForm(pattern, there, there);
      });
      if (fits) found.add(phrase.cue);
    }
  }
  return found;
}
