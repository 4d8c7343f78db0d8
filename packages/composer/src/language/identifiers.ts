import { fold, upperCaseFirst } from './fold.ts';
import { pluralEnglish } from './inflect-english.ts';
import { pluralTurkish } from './inflect-turkish.ts';

const longest = 36;

/** Words that TypeScript reserves and names that generated files use themselves. */
const taken = new Set(
  `any as async await boolean break case catch class const continue debugger default delete do else enum export extends
  false finally for from function get if implements import in instanceof interface is keyof let new null number object of
  package private protected public return set static string super switch symbol this throw true try type typeof undefined
  unknown var void while with yield array date map error promise record event text view image screen app store theme strings
  navigation route button list icon math json id key value index item state props children node style`.split(
    /\s+/,
  ),
);

const words = (noun: string): readonly string[] =>
  fold(noun)
    .normalize('NFD')
    .replaceAll(/[^a-z0-9\s_-]/g, '')
    .split(/[\s_-]+/)
    .filter(Boolean);

/** A camelCase name from a noun of either language: 'arı kovanı' → 'ariKovani'. */
export function toIdentifier(noun: string, fallback = 'entry'): string {
  let name = '';
  for (const word of words(noun)) {
    const next = name === '' ? word : upperCaseFirst(word, 'en');
    if ((name + next).length > longest && name !== '') break;
    name += next;
  }
  name = name.replace(/^\d+/, '').slice(0, longest);
  if (name === '') return fallback;
  name = name.charAt(0).toLowerCase() + name.slice(1);
  return taken.has(name) ? `${name}Entry` : name;
}

/** The plural in the code, never equal to the singular. */
export function toPluralIdentifier(noun: string, language: 'tr' | 'en'): string {
  const one = toIdentifier(noun);
  const many = toIdentifier(language === 'tr' ? pluralTurkish(noun) : pluralEnglish(noun), 'entries');
  if (one.endsWith('Entry')) return `${one.slice(0, -1)}ies`;
  return many === one ? `${one}List` : many;
}

/** Makes a name unique among others by a number. */
export function uniqueIdentifier(name: string, others: ReadonlySet<string>): string {
  if (!others.has(name)) return name;
  let number = 2;
  while (others.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

export const toPascalCase = (identifier: string): string => upperCaseFirst(identifier, 'en');
