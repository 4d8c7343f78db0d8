// Chooses between what the readers of sentences and the tags of words make of a message. Certain mistakes are ruled out; the rest is
// decided by weights that were fitted to marked messages. Pure and deterministic: docs/rules/composer.md#tagged-words
export { type Candidate, keyOf, type TaggedWay } from './candidate.ts';
export { candidateFeatures } from './candidate-features.ts';
export { alternativesOf, chooseCandidate } from './choose-request.ts';
export { completeCandidate, keyOfOne } from './complete-candidate.ts';
