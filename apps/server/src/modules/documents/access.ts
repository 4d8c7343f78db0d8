import { AppError, type ErrorType, type UserId } from '@kilim/contract';
import { z } from 'zod';
import type { Collection } from './collections/attribute.ts';

// Who may do what to a document, and the permissions that clients are shown: docs/rules/client-sdk.md#permissions

/** Of administrators, in the client SDK's words. */
const adminLabel = 'admin';

type Action = keyof Collection['access'];

/** Who reads or writes. */
export interface Viewer {
  /** null for a guest. */
  readonly userId: UserId | null;
  readonly isAdmin: boolean;
  /** The account's address, null if it is not verified; read when missing. */
  readonly verifiedEmail?: string | null | undefined;
  /** What a session lacks that is treated as a guest's. */
  readonly lacks?: ErrorType | undefined;
}

/** Throws `user_unauthorized`, or what the session lacks, when callers of this kind may not do this in the collection. */
export function requireAllowed({ access }: Collection, action: Action, viewer: Viewer): void {
  const { userId, isAdmin, lacks } = viewer;
  const who = access[action];
  const isAllowed =
    who === 'everyone' || (userId !== null && who !== 'nobody' && (who !== 'administrator' || isAdmin));
  if (!isAllowed) throw new AppError(lacks ?? 'user_unauthorized');
}

/** The permissions of a document in the client SDK's words. */
export function permissionsOf({ access }: Collection, userId: UserId | null): string[] {
  if (access.read === 'everyone') {
    const changes = (['update', 'delete'] as const).filter((action) => access[action] === 'administrator');
    return ['read("any")', ...changes.map((action) => `${action}("label:${adminLabel}")`)];
  }
  if (userId === null) return [];
  const actions = (['read', 'update', 'delete'] as const).filter((action) => access[action] === 'owner');
  return actions.map((action) => `${action}("user:${userId}")`);
}

const permission = z.string().regex(/^(read|create|update|delete|write)\("[^"]+"\)$/);

/**
 * Checks the permissions that a client sends. They change nothing, because the collection decides, but as in the
 * protocol a caller may name only roles that it has. Throws `document_invalid_structure` and `user_unauthorized`.
 */
export function checkPermissions(
  sent: readonly string[] | null | undefined,
  { userId, isAdmin }: Viewer,
): void {
  for (const text of sent ?? []) {
    if (!permission.safeParse(text).success) {
      throw new AppError('document_invalid_structure', { params: { attribute: '$permissions' } });
    }
    const role = text.slice(text.indexOf('"') + 1, -2);
    const isOwn =
      role === 'any' ||
      (userId === null
        ? role === 'guests'
        : /^users(\/(un)?verified)?$/.test(role) || role.split('/')[0] === `user:${userId}`) ||
      (isAdmin && role === `label:${adminLabel}`);
    if (!isOwn) throw new AppError('user_unauthorized');
  }
}
