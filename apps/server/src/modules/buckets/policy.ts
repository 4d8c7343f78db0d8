import { type BucketId, bucketIds } from '@kilim/contract';
import type { FileRecord } from './file-record.ts';
import { type FileAction, grants, type RoleHolder } from './permissions.ts';

// Who may do what in a bucket: docs/rules/buckets.md#permissions

export const readBucketId = (text: string): BucketId | null => bucketIds.find((id) => id === text) ?? null;

/** Every user has files of its own and attaches files to tickets; those of the site are an administrator's work. */
export const mayCreate = (bucketId: BucketId, { isAdmin }: RoleHolder): boolean =>
  bucketId !== 'system-assets' || isAdmin;

/** Permissions of attachments are the server's. */
export const takesPermissions = (bucketId: BucketId): boolean => bucketId !== 'ticket_attachments';

type Judged = Pick<FileRecord, 'bucketId' | 'ownerId' | 'state' | 'permissions' | 'ticketId'>;

/** An attachment that was sent stays as it is; the user who sent it and administrators may delete it. */
function mayAttachment(
  action: FileAction,
  { ownerId, ticketId }: Judged,
  holder: RoleHolder,
  isTicketReader: boolean,
): boolean {
  const isOwner = ownerId === holder.userId;
  if (ticketId === null) return isOwner;
  if (action === 'update') return false;
  return isOwner || holder.isAdmin || (action === 'read' && isTicketReader);
}

/**
 * An upload that is not complete is its starter's alone. `isTicketReader`: whether the holder may read the ticket that the
 * file was sent with.
 */
export function may(
  action: FileAction,
  file: Judged,
  holder: RoleHolder | null,
  roles: ReadonlySet<string>,
  isTicketReader: boolean,
): boolean {
  if (file.bucketId === 'ticket_attachments') {
    return holder !== null && mayAttachment(action, file, holder, isTicketReader);
  }
  const isOwner = holder !== null && file.ownerId === holder.userId;
  if (file.bucketId === 'system-assets') {
    if (holder?.isAdmin) return true;
    return action === 'read' && file.state === 'complete';
  }
  if (isOwner) return true;
  return file.state === 'complete' && grants(file.permissions, action, roles);
}
