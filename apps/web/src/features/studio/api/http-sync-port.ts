import { listFiles, type ProjectId, writeFiles } from '@kilim/contract';
import { call } from '../../../api/client.ts';
import type { SyncPort } from '../sync/sync-port.ts';

/** The server's side of a project's files; `clientId` tells this tab's own changes from those of others. */
export function createHttpSyncPort(projectId: ProjectId, clientId: string): SyncPort {
  return {
    write: (operations, reason) =>
      call(writeFiles, { params: { projectId }, body: { reason, operations, clientId } }),
    load: () => call(listFiles, { params: { projectId } }),
  };
}
