export { partialRemoval, saysThatGoes } from './exact-removal.ts';
export { exactAddition, exactRequest } from './exact-request.ts';
export { exactSentences } from './exact-sentences.ts';
export { withSameLabels, withUnusedLists } from './with-unused-lists.ts';
