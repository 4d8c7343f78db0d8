import type { FileRecord } from './file-record.ts';
import { readersOf } from './permissions.ts';
import type { BucketPorts } from './ports.ts';
import { presentFile } from './present.ts';

/** Roles that may read a file at this moment. */
function rolesThatRead({ bucketId, ownerId, permissions }: FileRecord): string[] {
  if (bucketId === 'system-assets') return ['any'];
  const owner = ownerId === null ? [] : [`user:${ownerId}`];
  return [...new Set([...owner, ...readersOf(permissions)])];
}

/** Tells everybody who may read the file. Called after the transaction. */
export function publishFile(
  { events }: Pick<BucketPorts, 'events'>,
  file: FileRecord,
  action: 'create' | 'update' | 'delete',
): void {
  events.publishResource({
    kind: 'resource-changed',
    resource: { type: 'file', bucketId: file.bucketId, fileId: file.id },
    action,
    roles: rolesThatRead(file),
    payload: presentFile(file),
  });
}
