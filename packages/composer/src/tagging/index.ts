// Tags the words of a text by networks that were fitted to texts with marks: the tags whose scores are the highest together
// (Viterbi). Pure and deterministic; what was fitted, and the features of words, belong to those who use it.
export { bestWays, type TagWay } from './best-ways.ts';
export { letterFeatures } from './letter-features.ts';
export { modelOfNetworks } from './network-model.ts';
export { type NetworkText, readNetwork } from './network-text.ts';
export { countTags, firstTagOf, mayFollow, spansOf, type TagSpan } from './tag-spans.ts';
export { type IsAllowed, scoredModel, type TagModel, tagWords, weighTags } from './tagger.ts';
export { wordShape } from './word-shape.ts';
