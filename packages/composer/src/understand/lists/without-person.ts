import type { Reading } from '../reading.ts';
import type { ListItem } from './list-item.ts';

const persons =
  /^(?:anne|baba|kiz|ogl|oglan|es|dede|nine|anneanne|babaanne|kardes|abi|abla|amca|dayi|teyze|hala|torun|cocu|kayinvalide|kayinpeder|koca|kari)(?:g?[iu])?(?:m|m[iu]z)$/;

/** "Annem şeker hastası, sabah …": who it is for stands before the enumeration. */
export const withoutPerson = (reading: Reading, items: readonly ListItem[]): readonly ListItem[] => {
  const [first, ...others] = items;
  if (!first || others.length === 0 || reading.language !== 'tr') return items;
  const isPerson = persons.test(reading.folded(first.range.from)) && first.range.to - first.range.from > 1;
  return isPerson ? others : items;
};
