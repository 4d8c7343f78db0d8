import type { AnalyticsAction } from '@kilim/contract';

/** The actions that a successful call of an endpoint is, so that no screen has to record them. */
export function actionsOf(endpointName: string, body: unknown): readonly AnalyticsAction[] {
  if (endpointName === 'updateProject') {
    const changed = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    return changed.flatMap((field) => projectFields.get(field) ?? []);
  }
  const action = endpointActions.get(endpointName);
  return action === undefined ? [] : [action];
}

/** The screens send only the fields that the user changed. */
export const projectFields: ReadonlyMap<string, AnalyticsAction> = new Map([
  ['name', 'project-renamed'],
  ['description', 'project-described'],
  ['tags', 'project-tagged'],
]);

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
  ['forkProject', 'project-duplicated'],
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
]);
