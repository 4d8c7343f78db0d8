// Reads follow-ups by their words: a model that was fitted to marked messages tags each word as a part, an option, another name and so on,
// in several ways, and the tagged words become operations or sentences that the readers know. Pure and
// deterministic; the model is data in `networks.generated.json`: docs/rules/composer.md#tagged-words

export { fitOfTags, type NamedText } from './fits-tags.ts';
export { fieldByPartOfLabel } from './named-targets.ts';
export {
  leadOfNothing,
  likeliestTags,
  readTagged,
  readTags,
  taggedAdditions,
  wantsFilterOnly,
} from './read-tagged.ts';
