import { pluralEnglish } from './inflect-english.ts';

/** Forms in which an English word of a word list is looked for: plural, -ing, -ed, -er. */
export function englishForms(word: string): readonly string[] {
  const forms = [word, pluralEnglish(word), `${word}s`];
  if (word.length < 3) return forms;
  const isSilentE = /[^aeiou]e$/.test(word) || /[aiu]e$/.test(word);
  const base = isSilentE ? word.slice(0, -1) : word;
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word) ? word + word.slice(-1) : base;
  for (const start of new Set([base, doubled])) forms.push(`${start}ing`, `${start}ed`);
  if (word.endsWith('y') && !/[aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ied`);
  return forms;
}
