import { AppError, idPattern, type UserId } from '@kilim/contract';

// Permissions of the client SDK, such as `read("any")`: docs/rules/buckets.md#permissions

export type FileAction = 'read' | 'update' | 'delete';

const idText = idPattern.source.slice(1, -1);
const rolePattern = new RegExp(
  `^(?:any|guests|users(?:/(?:un)?verified)?|user:${idText}(?:/(?:un)?verified)?|label:[A-Za-z0-9]{1,36})$`,
);
const permissionPattern = /^(read|create|update|delete|write)\("([^"]{1,80})"\)$/;

/** Roles of a caller; null is a guest. */
export interface RoleHolder {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

export function rolesOf(holder: RoleHolder | null, isVerified: boolean): ReadonlySet<string> {
  if (holder === null) return new Set(['any', 'guests']);
  const state = isVerified ? 'verified' : 'unverified';
  const own = `user:${holder.userId}`;
  const roles = ['any', 'users', `users/${state}`, own, `${own}/${state}`];
  return new Set(holder.isAdmin ? [...roles, 'label:admin'] : roles);
}

const permission = (action: FileAction, role: string): string => `${action}("${role}")`;

/** What a file gets when its creator names no permissions. */
export const ownPermissions = (userId: UserId): string[] =>
  (['read', 'update', 'delete'] as const).map((action) => permission(action, `user:${userId}`));

/** What a file gets that was sent with a message of a ticket; `ownerId` is null for the support team. */
export const attachedPermissions = (ownerId: UserId | null, readerId: UserId | null): string[] => {
  const readers = new Set([ownerId, readerId].flatMap((id) => (id === null ? [] : [`user:${id}`])));
  const removers = ownerId === null ? [] : [`user:${ownerId}`];
  const team = 'label:admin';
  return [
    ...[...readers, team].map((role) => permission('read', role)),
    ...[...removers, team].map((role) => permission('delete', role)),
  ];
};

/**
 * Parsed, with `write` expanded and each one once. Throws `general_argument_invalid` for unreadable ones and
 * `user_unauthorized` for roles that the caller does not have.
 */
export function readPermissions(texts: readonly string[], roles: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const [, action = '', role = ''] = permissionPattern.exec(text) ?? [];
    if (!rolePattern.test(role)) {
      throw new AppError('general_argument_invalid', { fields: { permissions: 'invalid' } });
    }
    if (!roles.has(role)) throw new AppError('user_unauthorized');
    // A file has nothing that could be created in it.
    const actions: readonly FileAction[] =
      action === 'write' ? ['update', 'delete'] : action === 'create' ? [] : [action as FileAction];
    for (const each of actions) found.add(permission(each, role));
  }
  return [...found];
}

export function grants(
  permissions: readonly string[],
  action: FileAction,
  roles: ReadonlySet<string>,
): boolean {
  for (const role of roles) if (permissions.includes(permission(action, role))) return true;
  return false;
}

/** Roles that may read, as events need them. */
export const readersOf = (permissions: readonly string[]): string[] =>
  permissions.flatMap((text) => /^read\("(.+)"\)$/.exec(text)?.[1] ?? []);
