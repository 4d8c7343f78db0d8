// Finds what a description is about and its parts by their words where the readers of sentences do not: a model that was fitted to
// marked descriptions tags each word. It runs in the browser too, so its networks are small. Pure and deterministic; the
// networks are data: docs/rules/composer.md#tagged-descriptions

export { withNamedThing } from './named-thing.ts';
export { tagDescription } from './tag-description.ts';
export { taggedParts } from './tagged-parts.ts';
export { taggedNoun, withTaggedSubject } from './tagged-subject.ts';
export { tradeTitle } from './title-noun.ts';
