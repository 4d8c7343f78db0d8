import type { AnalyticsAction } from '@kilim/contract';

/** The action that a successful call of an endpoint is, so that no screen has to record it. */
export const endpointActions: ReadonlyMap<string, AnalyticsAction> = new Map([
  ['createAccount', 'signed-up'],
  ['createDataExport', 'data-export-requested'],
  ['createEmailSession', 'signed-in'],
  ['createMagicSession', 'signed-in'],
  ['createProject', 'project-created'],
  ['createProjectFromPrompt', 'project-created'],
  ['deleteProject', 'project-deleted'],
  ['deleteSession', 'signed-out'],
  ['duplicateProject', 'project-duplicated'],
  ['exportProject', 'export-downloaded'],
  ['importProject', 'project-imported'],
  ['listVersionFiles', 'version-previewed'],
  ['purgeProject', 'project-purged'],
  ['remixExample', 'example-remixed'],
  ['requestDeletion', 'deletion-requested'],
  ['restoreProject', 'project-restored'],
  ['restoreVersion', 'version-restored'],
  ['startTurn', 'prompt-sent'],
  ['stopTurn', 'turn-stopped'],
  ['updatePassword', 'password-changed'],
  ['updateProject', 'project-updated'],
]);
