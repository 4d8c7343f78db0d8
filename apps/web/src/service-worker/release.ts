/** Names of the caches, one per release, and of the entry with the app's page. */
export const cachePrefix = 'kilim-release-';
export const pageAddress = '/dashboard';

/** What the build puts into the service worker. */
export interface Release {
  /** Changes with every file of the release. */
  readonly version: string;
  /** Addresses that every signed-in page and the dashboard need. */
  readonly shell: readonly string[];
  /** Addresses that the studio needs in addition. */
  readonly studio: readonly string[];
}

/** Sent by a page that shows the studio. */
export const keepStudioMessage = 'keep-studio';
