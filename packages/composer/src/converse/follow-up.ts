import { detectLanguage } from '../language/detect-language.ts';
import { fold } from '../language/fold.ts';
import type { StemIndex } from '../language/stem-index.ts';
import { tokenize } from '../language/tokens.ts';
import { fieldCatalogue } from '../lexicon/index.ts';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';
import { type LexiconIndex, lexiconIndex } from '../understand/lexicon-index.ts';
import { PhraseTable } from '../understand/phrase-table.ts';
import { preparePrompt } from '../understand/prepare-prompt.ts';
import { type Range, Reading } from '../understand/reading.ts';
import { readWords } from '../understand/word.ts';

/** A part of the app that a follow-up names. */
export type Target =
  | { readonly kind: 'field'; readonly entity: Entity; readonly field: Field }
  | { readonly kind: 'option'; readonly entity: Entity; readonly field: Field; readonly option: string }
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'entity'; readonly entity: Entity };

export interface NamedTarget {
  readonly target: Target;
  readonly range: Range;
}

/** A follow-up while it is read, with the parts of the app that it names. */
export interface FollowUp {
  readonly spec: AppSpec;
  readonly reading: Reading;
  readonly targets: readonly NamedTarget[];
  /** Texts in quotes, in order. */
  readonly quoted: readonly string[];
  has(pattern: RegExp): boolean;
}

function addTargets(table: PhraseTable<Target>, spec: AppSpec): void {
  const add = (text: string, target: Target): void => table.add(text, spec.language, target);
  for (const entity of spec.entities) {
    add(entity.one, { kind: 'entity', entity });
    add(entity.many, { kind: 'entity', entity });
    for (const field of entity.fields) {
      add(field.label, { kind: 'field', entity, field });
      for (const option of field.options ?? [])
        add(option.label, { kind: 'option', entity, field, option: option.id });
    }
  }
  for (const screen of spec.screens) {
    if (screen.place !== 'main') continue;
    add(screen.title, { kind: 'screen', screen });
    if (screen.tabTitle !== undefined) add(screen.tabTitle, { kind: 'screen', screen });
  }
}

const quotes = /["“”„'‘’«»]([^"“”„‘’«»]{1,80}?)["“”„'’«»](?=[\s.,;:!?]|$|[ıiuüyns])/gu;

interface AppWords {
  readonly stems: StemIndex;
  readonly table: PhraseTable<Target>;
}

// A description never changes, and one follow-up is read several times.
const wordsOfApps = new WeakMap<AppSpec, AppWords>();

/** The words of an app's own parts, beside those of the lexicon. */
function wordsOf(spec: AppSpec, index: LexiconIndex): AppWords {
  const known = wordsOfApps.get(spec);
  if (known !== undefined) return known;
  const stems = index.stems.extend();
  const table = new PhraseTable<Target>(stems);
  addTargets(table, spec);
  wordsOfApps.set(spec, { stems, table });
  return { stems, table };
}

/** Reads a follow-up about an app. */
export function readFollowUp(prompt: string, spec: AppSpec): FollowUp {
  const index = lexiconIndex();
  const text = preparePrompt(prompt).slice(0, 4000);
  const language = detectLanguage(tokenize(text), spec.language, (folded) => index.stems.languageOf(folded));
  const { stems, table } = wordsOf(spec, index);
  const words = readWords(text, stems, language);
  const reading = new Reading(text, words, language, index);
  const targets: NamedTarget[] = [];
  for (let at = 0; at < words.length; ) {
    const [longest, ...others] = table.findAt(words, at);
    if (longest === undefined) {
      at += 1;
      continue;
    }
    const equal = [longest, ...others.filter(({ length }) => length === longest.length)];
    for (const { value, start, length } of equal)
      targets.push({ target: value, range: { from: start, to: start + length } });
    at += longest.length;
  }
  addSynonyms(reading, spec, targets);
  const folded = ` ${words.map((word) => word.folded).join(' ')} `;
  return {
    spec,
    reading,
    targets,
    quoted: [...text.matchAll(quotes)].map((match) => (match[1] ?? '').trim()).filter((part) => part !== ''),
    has: (pattern) => pattern.test(folded) || pattern.test(` ${fold(text)} `),
  };
}

/** Ids of fields that mean the same to people: "ücret" and "fiyat". */
const prices = new Set(['price', 'fee', 'cost', 'amount']);

/** Fields by another word for them: "ücret" for a field that is labelled "Fiyat". */
function addSynonyms(reading: Reading, spec: AppSpec, targets: NamedTarget[]): void {
  for (const { value: code, start, length, isTypo } of reading.index.fields.findAll(reading.words)) {
    const range = { from: start, to: start + length };
    if (isTypo || targets.some((target) => target.range.from < range.to && range.from < target.range.to))
      continue;
    const id = fieldCatalogue[code]?.id ?? '';
    const ids = prices.has(id) ? [id, ...prices] : [id];
    for (const entity of spec.entities) {
      const field = ids.flatMap((each) => entity.fields.find((known) => known.id === each) ?? [])[0];
      if (field === undefined) continue;
      targets.push({ target: { kind: 'field', entity, field }, range });
      break;
    }
  }
  targets.sort((a, b) => a.range.from - b.range.from);
}

/** The target of one kind, the first that is named. */
export const targetOf = <Kind extends Target['kind']>(
  { targets }: FollowUp,
  kind: Kind,
): (Extract<Target, { kind: Kind }> & { readonly range: Range }) | undefined => {
  const found = targets.find(({ target }) => target.kind === kind);
  return (
    found && ({ ...found.target, range: found.range } as Extract<Target, { kind: Kind }> & { range: Range })
  );
};
