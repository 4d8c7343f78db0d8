import { foldSearch } from '@kilim/contract';
import type { DesignElement } from '../model/element.ts';
import { instantiateTemplate, type TemplateOptions } from '../templates/instantiate.ts';
import { type Suggestion, suggestions } from './suggestions.ts';

export interface SuggestedComponents {
  readonly id: string;
  readonly elements: readonly DesignElement[];
}

/** Characters of a description that are read. */
const longest = 2_000;

const countMatches = ({ stems }: Suggestion, spoken: readonly string[]): number =>
  spoken.filter((word) => stems.some((stem) => (stem.length < 4 ? word === stem : word.startsWith(stem))))
    .length;

/**
 * The built-in provider of the component generator: the component with most words of the description, without a model.
 * A description that names none gets a login form: docs/rules/designer.md#suggested-components
 */
export function suggestComponents(prompt: string, options: TemplateOptions): SuggestedComponents {
  const spoken = foldSearch(prompt.slice(0, longest)).split(/[^\p{L}\p{N}]+/u);
  const [first, ...others] = suggestions;
  if (first === undefined) throw new Error('There are no suggestions.');
  let best = { suggestion: first, count: countMatches(first, spoken) };
  for (const suggestion of others) {
    const count = countMatches(suggestion, spoken);
    if (count > best.count) best = { suggestion, count };
  }
  return { id: best.suggestion.id, elements: instantiateTemplate(best.suggestion, options) };
}
