// Tags the words of a text by weights that were fitted to texts with marks: the tags whose weights are the highest together
// (Viterbi). Pure and deterministic; the weights and the features of words belong to those who use it.
export { bestWays } from './best-ways.ts';
export { printHashed, readHashed } from './hashed-weights.ts';
export { countTags, firstTagOf, mayFollow, spansOf, type TagSpan } from './tag-spans.ts';
export { type FittedWeights, type IsAllowed, type TagWeights, tagWords, weighTags } from './tagger.ts';
export { wordShape } from './word-shape.ts';
