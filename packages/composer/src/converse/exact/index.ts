export { partialRemoval } from './exact-removal.ts';
export { exactAddition, exactRequest } from './exact-request.ts';
export { withSameLabels, withUnusedLists } from './with-unused-lists.ts';
