import { safeEntityId } from '../spec/reserved.ts';
import { fold, upperCaseFirst } from './fold.ts';
import { pluralEnglish } from './inflect-english.ts';
import { pluralTurkish } from './inflect-turkish.ts';

const longest = 36;

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
  return name === '' ? fallback : safeEntityId(toCamelCase(name));
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

/** 'workOrder' → 'WorkOrder'. */
export const toPascalCase = (identifier: string): string => upperCaseFirst(identifier, 'en');

/** 'WorkOrder' → 'workOrder'. */
export const toCamelCase = (identifier: string): string =>
  identifier.charAt(0).toLowerCase() + identifier.slice(1);

/** 'workOrder' → 'work-order'. */
export const toKebabCase = (identifier: string): string =>
  identifier.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
