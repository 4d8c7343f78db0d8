import type { Language } from '@kilim/contract';
import { knownFormulas } from '../archetypes/tool/formulas.ts';
import { lowerCase, upperCaseFirst } from '../language/fold.ts';
import { fieldCatalogue, fieldWords, resolveField, subjects } from '../lexicon/index.ts';
import type { LexiconField, LocalText, Subject } from '../lexicon/subject.ts';
import { games } from '../print/kinds/games/games.ts';
import { tools } from '../print/kinds/tools/tools.ts';
import { roleWords } from '../understand/roles/role-names.ts';
import { screenWords } from '../understand/words/screen-words.ts';

/** Every text of a field that people see. */
export const fieldTexts = (field: LexiconField): readonly LocalText[] => [
  field.label,
  ...[field.unit, field.placeholder].filter((text) => text !== undefined),
  ...(field.options ?? []).map(({ label }) => label),
];

/** Names of a subject's things, and the texts of their fields. */
export const subjectTexts = ({ entities }: Subject): readonly LocalText[] =>
  entities.flatMap(({ one, many, fields }) => [
    one,
    many,
    ...fields.flatMap((use) => fieldTexts(resolveField(use))),
  ]);

const firstWords = (tr: readonly string[], en: readonly string[]): readonly LocalText[] =>
  tr[0] === undefined || en[0] === undefined ? [] : [{ tr: tr[0], en: en[0] }];

/** All pairs of the lexicon; of equal texts the first counts, so the plain fields come first. */
function listPairs(): readonly LocalText[] {
  return [
    ...Object.values(fieldCatalogue).flatMap(fieldTexts),
    ...subjects.flatMap(subjectTexts),
    ...subjects.flatMap(({ words }) => firstWords(words.tr, words.en)),
    ...[...fieldWords.tr].map(([tr, code]) => ({ tr, en: fieldCatalogue[code]?.label.en ?? tr })),
    ...[...fieldWords.en].map(([en, code]) => ({ tr: fieldCatalogue[code]?.label.tr ?? en, en })),
    ...[...tools, ...games].map(({ name }) => name),
    ...roleWords.map(({ label }) => label),
    ...knownFormulas.flatMap(({ inputs, results }) =>
      [...inputs, ...results].flatMap(({ label, unit }) => (unit === undefined ? [label] : [label, unit])),
    ),
    ...screenWords.flatMap(({ tr, en }) => firstWords(tr, en)),
  ];
}

/** Texts in the other language by their text in one, in lower case. */
export function pairsFrom(pairs: readonly LocalText[], from: Language): ReadonlyMap<string, string> {
  const to = from === 'tr' ? 'en' : 'tr';
  const found = new Map<string, string>();
  for (const pair of pairs) {
    const key = lowerCase(pair[from], from);
    if (!found.has(key)) found.set(key, pair[to]);
  }
  return found;
}

const cache = new Map<Language, ReadonlyMap<string, string>>();

/** The text in the other language as the lexicon has it, with the same first letter case; undefined if it has none. */
export function lookUp(
  text: string,
  from: Language,
  own: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const all = cache.get(from) ?? pairsFrom(listPairs(), from);
  cache.set(from, all);
  const key = lowerCase(text, from);
  const found = own.get(key) ?? all.get(key);
  if (found === undefined) return undefined;
  const to = from === 'tr' ? 'en' : 'tr';
  const isCapital = text !== '' && upperCaseFirst(text, from) === text && key !== text;
  return isCapital ? upperCaseFirst(found, to) : found;
}
