import type { Language } from '@kilim/contract';
import { type KnownFormula, knownFormulas } from '../archetypes/tool/formulas.ts';
import { type KnownTimer, knownTimers } from '../archetypes/tool/timers.ts';
import { StemIndex } from '../language/stem-index.ts';
import { fieldWords as lexiconFieldWords, subjects as lexiconSubjects } from '../lexicon/index.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { AppSpec, ArchetypeId, FeatureId, LayoutId } from '../spec/app-spec.ts';
import { englishMeaning } from '../word-classes/index.ts';
import { PhraseTable } from './phrase-table.ts';
import { archetypeWords } from './words/archetype-words.ts';
import * as englishWords from './words/english-words.ts';
import { featureWords, type NotIncludedReason, notIncludedWords } from './words/feature-words.ts';
import { type Given, givenWords } from './words/given-words.ts';
import {
  colourContext,
  colourWords,
  currencyWords,
  layoutWords,
  type StyleWord,
  schemeWords,
  styleWords,
} from './words/look-words.ts';
import { type ScreenConcept, screenNouns, screenWords } from './words/screen-words.ts';
import * as turkishWords from './words/turkish-words.ts';

/** The word lists that a description is compared with. */
export interface LexiconIndex {
  readonly stems: StemIndex;
  readonly subjects: PhraseTable<Subject>;
  readonly hints: PhraseTable<Subject>;
  readonly formulas: PhraseTable<KnownFormula>;
  readonly timers: PhraseTable<KnownTimer>;
  readonly fields: PhraseTable<string>;
  readonly archetypes: PhraseTable<ArchetypeId>;
  readonly screens: PhraseTable<ScreenConcept>;
  readonly screenNouns: PhraseTable<'screen'>;
  readonly features: PhraseTable<FeatureId>;
  readonly notIncluded: PhraseTable<NotIncludedReason>;
  readonly givens: PhraseTable<Given>;
  readonly colours: PhraseTable<string>;
  readonly colourContext: PhraseTable<'context'>;
  readonly schemes: PhraseTable<AppSpec['scheme']>;
  readonly layouts: PhraseTable<LayoutId>;
  readonly styles: PhraseTable<StyleWord>;
  readonly currencies: PhraseTable<AppSpec['currency']>;
}

type Row<T> = { readonly value: T } & Readonly<Record<Language, readonly string[]>>;
const languages = ['tr', 'en'] as const;

function fill<T>(table: PhraseTable<T>, rows: readonly Row<T>[]): PhraseTable<T> {
  for (const row of rows) {
    for (const language of languages) for (const text of row[language]) table.add(text, language, row.value);
  }
  return table;
}

const commonWords = (): string[] =>
  [turkishWords, englishWords].flatMap((module) => Object.values(module).flatMap((words) => [...words]));

export interface Lexicon {
  readonly subjects: readonly Subject[];
  readonly fieldWords: Readonly<Record<Language, ReadonlyMap<string, string>>>;
}

export function createLexiconIndex({ subjects, fieldWords }: Lexicon): LexiconIndex {
  const stems = new StemIndex(commonWords(), englishMeaning);
  const table = <T>(rows: readonly Row<T>[]): PhraseTable<T> => fill(new PhraseTable<T>(stems), rows);
  const none = { tr: [], en: [] };
  const fieldRows = languages.flatMap((language) =>
    [...fieldWords[language]].map(([phrase, value]) => ({ ...none, value, [language]: [phrase] })),
  );
  return {
    stems,
    subjects: table(subjects.map((subject) => ({ value: subject, ...subject.words }))),
    hints: table(subjects.map((subject) => ({ value: subject, ...(subject.hints ?? none) }))),
    formulas: table(knownFormulas.map((formula) => ({ value: formula, ...formula.words }))),
    timers: table(knownTimers.map((timer) => ({ value: timer, ...timer.words }))),
    fields: table(fieldRows),
    archetypes: table(archetypeWords),
    screens: table(screenWords),
    screenNouns: table([{ value: 'screen' as const, ...screenNouns }]),
    features: table(featureWords),
    notIncluded: table(notIncludedWords),
    givens: table(givenWords),
    colours: table(colourWords),
    colourContext: table(colourContext),
    schemes: table(schemeWords),
    layouts: table(layoutWords),
    styles: table(styleWords),
    currencies: table(currencyWords),
  };
}

let shared: LexiconIndex | undefined;

/** The index of the built-in lexicon; made when it is first used. */
export function lexiconIndex(): LexiconIndex {
  shared ??= createLexiconIndex({ subjects: lexiconSubjects, fieldWords: lexiconFieldWords });
  return shared;
}
