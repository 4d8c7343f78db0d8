import { listFiles, type ProjectId, writeFiles } from '@kilim/contract';
import { call } from '../../../api/client.ts';
import type { SyncPort } from '../sync/sync-port.ts';

/** Reads and writes a project's files over HTTP. `clientId` marks the changes of this tab in realtime events. */
export function createHttpSyncPort(projectId: ProjectId, clientId: string): SyncPort {
  return {
    write: (operations, reason) =>
      call(writeFiles, { params: { projectId }, body: { reason, operations, clientId } }),
    load: () => call(listFiles, { params: { projectId } }),
  };
}
