import type { Language } from '@kilim/contract';
import { fold } from '../language/fold.ts';
import { StemIndex } from '../language/stem-index.ts';
import { tokenize } from '../language/tokens.ts';
import { fieldWords, subjects } from '../lexicon/index.ts';
import { featureWords } from '../understand/words/feature-words.ts';
import { screenWords } from '../understand/words/screen-words.ts';
import { codeWords } from './code-words.ts';

/** A word of a text with the words that mean the same in code and in texts of both languages, all folded. */
export interface RelatedWords {
  readonly word: string;
  readonly related: ReadonlySet<string>;
}

interface Related {
  readonly stems: StemIndex;
  /** By stem. */
  readonly groups: ReadonlyMap<string, ReadonlySet<string>>;
}

const wordsMaximum = 200;
const relatedMaximum = 80;

/** `staffMember` → staff, member. */
const splitIdentifier = (text: string): string[] =>
  fold(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
const isOneWord = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text);

interface Group {
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly identifiers: readonly string[];
}

function* listGroups(): Generator<Group> {
  for (const line of codeWords.trim().split('\n')) {
    const [tr = [], en = []] = line.split('|').map((part) => part.split(',').map((word) => word.trim()));
    yield { words: { tr, en }, identifiers: [] };
  }
  for (const subject of subjects) {
    for (const { id, pluralId, one, many } of subject.entities) {
      yield { words: { tr: [one.tr, many.tr], en: [one.en, many.en] }, identifiers: [id, pluralId] };
    }
  }
  for (const { value, tr, en } of [...screenWords, ...featureWords])
    yield { words: { tr, en }, identifiers: [value] };
  const codes = new Map<string, Record<Language, string[]>>();
  for (const language of ['tr', 'en'] as const) {
    for (const [phrase, code] of fieldWords[language]) {
      const words = codes.get(code) ?? { tr: [], en: [] };
      words[language].push(phrase);
      codes.set(code, words);
    }
  }
  for (const words of codes.values()) yield { words, identifiers: [] };
}

/** Only single words lead to a group and are its members; words of phrases mean too many things. */
function build(): Related {
  const stems = new StemIndex();
  const groups = new Map<string, Set<string>>();
  for (const { words, identifiers } of listGroups()) {
    const tr = words.tr.filter(isOneWord);
    const en = words.en.filter(isOneWord);
    const members = [
      ...[...tr, ...en].map(fold),
      ...identifiers.map(fold),
      ...identifiers.flatMap(splitIdentifier),
    ];
    for (const word of tr) stems.addTurkish(word);
    for (const word of en) stems.addEnglish(word);
    for (const stem of [...tr, ...en].map(fold)) {
      const known = groups.get(stem) ?? new Set();
      for (const member of members) if (known.size < relatedMaximum) known.add(member);
      groups.set(stem, known);
    }
  }
  return { stems, groups };
}

let cached: Related | undefined;

/**
 * The words of a text with their relatives in both languages: `sepetteki` also means `cart`, `randevularım` also
 * `appointment`. Suffixes and likely typing errors are recognised.
 */
export function findRelatedWords(text: string): readonly RelatedWords[] {
  cached ??= build();
  const { stems, groups } = cached;
  const found = new Map<string, Set<string>>();
  for (const { kind, text: written, folded } of tokenize(text)) {
    if (kind !== 'word' || folded.length < 2 || found.size >= wordsMaximum) continue;
    const related = found.get(folded) ?? new Set([folded, ...splitIdentifier(written)]);
    for (const language of ['tr', 'en'] as const) {
      for (const { stem } of stems.find(folded, language)) {
        related.add(stem);
        for (const word of groups.get(stem) ?? []) related.add(word);
      }
    }
    found.set(folded, related);
  }
  return [...found].map(([word, related]) => ({ word, related }));
}
