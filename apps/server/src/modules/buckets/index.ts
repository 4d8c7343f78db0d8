// Buckets: files that the client SDK uploads, in parts and in any order, and previews of pictures (docs/rules/buckets.md).
// Guarantees that an upload is completed once, that nothing in a file runs, and that unfinished uploads are deleted.
export { findNamedParts } from './named-parts-repository.ts';
export { rolesOf } from './permissions.ts';
export { sumFileSizes } from './repository.ts';
export { createBucketsRoutes } from './routes.ts';
export { type BucketsService, createBucketsService } from './service.ts';

/** Kind of the daily job that deletes unfinished uploads and what deleted accounts left. */
export const bucketUpkeepJob = 'bucket-upkeep';
