// The library: files that a user keeps for all projects, with tags and small pictures.
// Guarantees that what a file is follows from its bytes, and that no browser shows or runs one at the site's address.
export { findNamedFiles, sumAssetBytes } from './repository.ts';
export { createAssetsRoutes } from './routes.ts';
export type { AssetsService } from './service.ts';
export { createAssetsService } from './service.ts';
