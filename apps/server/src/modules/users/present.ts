import { type ListedUser, labelActivity, labelPlan, type UserDetail, type UserState } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { UserExtra, UserRecord } from './user-record.ts';

const stateOf = ({ isEnabled, deletionDueAt }: UserRecord): UserState => {
  if (deletionDueAt !== null) return 'deleting';
  return isEnabled ? 'open' : 'suspended';
};

const orNull = (time: number | null): string | null => (time === null ? null : toTimestamp(time));

export function presentUser(user: UserRecord, now: number): ListedUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    isAdmin: user.isAdmin,
    state: stateOf(user),
    credits: user.credits,
    plan: labelPlan(user.credits),
    activity: labelActivity(user.lastLoginAt, now),
    createdAt: toTimestamp(user.createdAt),
    lastLoginAt: orNull(user.lastLoginAt),
    seenAt: toTimestamp(user.accessedAt),
  };
}

export function presentUserDetail(
  user: UserRecord,
  extra: UserExtra & { readonly isFirstAdmin: boolean },
  now: number,
): UserDetail {
  return {
    ...presentUser(user, now),
    phone: extra.phone,
    storageBytes: extra.storageBytes,
    sessions: extra.sessions,
    lastCreditUpdateAt: orNull(extra.lastCreditUpdateAt),
    deletionDueAt: orNull(user.deletionDueAt),
    isFirstAdmin: extra.isFirstAdmin,
  };
}
