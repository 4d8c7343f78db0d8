// Reads follow-ups by their words where the sentence readers do not fit: a model that was fitted to marked messages tags each word as a part,
// an option, another name and so on, and the tagged words are put into sentences that the readers know. Pure and
// deterministic; the weights are data in `weights/`: docs/rules/composer.md#tagged-words
export { readTagged } from './read-tagged.ts';
