export { partialRemoval } from './exact-removal.ts';
export { exactRequest } from './exact-request.ts';
export { withSameLabels, withUnusedLists } from './with-unused-lists.ts';
