import {
  AppError,
  type Credits,
  type Language,
  type ListedUser,
  type UserDetail,
  type UserId,
  type UserSort,
} from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { utcDay } from '../../platform/clock/utc-day.ts';
import { translators } from '../../platform/i18n/index.ts';
import { cutPage, decodeCursor, type ListTotal } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { AccountAdministration } from '../accounts/index.ts';
import type { CreditsService } from '../credits/index.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { countUsers, listUsers, type UserSelection, userOrders } from './list-repository.ts';
import { presentUser, presentUserDetail } from './present.ts';
import { findUser, findUserExtra, findUserIdByEmail } from './repository.ts';
import { writeUsers } from './user-file.ts';

export interface UsersPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly accounts: AccountAdministration;
  readonly credits: Pick<CreditsService, 'adjust'>;
  readonly audit: Pick<SecurityRecorder, 'recordAlone'>;
}

export interface CreditChange {
  readonly amount: number;
  readonly reason?: string | undefined;
  readonly idempotencyKey: string;
}

export interface ChangedCredits {
  readonly userId: UserId;
  readonly email: string;
  readonly balance: Credits;
}

interface ListRequest extends UserSelection {
  readonly sort: UserSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface UsersService {
  list(request: ListRequest): Promise<ListTotal & { users: ListedUser[]; nextCursor: string | null }>;
  /** Streams CSV; the export is logged first. */
  writeFile(
    selection: UserSelection & { readonly sort: UserSort },
    language: Language,
  ): Promise<{ chunks: AsyncIterable<Uint8Array>; fileName: string }>;
  /** Throws `user_not_found`. */
  find(userId: UserId): Promise<UserDetail>;
  /** Throws `user_not_found` and `credits_insufficient`. */
  changeCredits(adminId: UserId, userId: UserId, change: CreditChange): Promise<ChangedCredits>;
  /** The same for the user with an address. */
  giftCredits(adminId: UserId, email: string, change: CreditChange): Promise<ChangedCredits>;
  changeRole(userId: UserId, isAdmin: boolean): Promise<UserDetail>;
  changeSuspension(adminId: UserId, userId: UserId, isSuspended: boolean): Promise<UserDetail>;
  endSessions(userId: UserId): Promise<UserDetail>;
  delete(adminId: UserId, userId: UserId): Promise<UserDetail>;
}

/** Reason of a change without one: docs/rules/users.md#credits */
const giftReason = 'Admin hediyesi';
const removalReason = translators.tr('adminUsers.removalReason');
const cursorKeys = z.tuple([z.union([z.string().max(1000), z.number()]), z.string().max(36)]);

export function createUsersService({
  transactions,
  clock,
  accounts,
  credits,
  audit,
}: UsersPorts): UsersService {
  const { outside } = transactions;

  const find = async (userId: UserId): Promise<UserDetail> => {
    const now = clock.now();
    const user = await findUser(outside, userId);
    const extra = user === null ? null : await findUserExtra(outside, userId, now);
    if (user === null || extra === null) throw new AppError('user_not_found');
    const isFirstAdmin = await accounts.isFirstAdmin(userId);
    return presentUserDetail(user, { ...extra, isFirstAdmin }, now);
  };

  const changeCredits = async (
    adminId: UserId,
    userId: UserId,
    { amount, reason = '', idempotencyKey }: CreditChange,
  ): Promise<ChangedCredits> => {
    const balance = await credits.adjust({
      userId,
      amount,
      reason: reason === '' ? (amount > 0 ? giftReason : removalReason) : reason,
      idempotencyKey: `admin:${adminId}:${idempotencyKey}`,
    });
    const user = await findUser(outside, userId);
    if (user === null) throw new AppError('user_not_found');
    return { userId, email: user.email, balance };
  };

  const afterwards = async (userId: UserId, change: Promise<void>): Promise<UserDetail> => {
    await change;
    return find(userId);
  };

  return {
    list: async ({ sort, limit, cursor, ...selection }) => {
      const now = clock.now();
      const after = cursor === undefined ? null : decodeCursor(cursor, cursorKeys);
      const { keyOf } = userOrders[sort];
      if (after !== null && (typeof after[0] === 'string') !== (sort === 'name')) {
        throw new AppError('general_cursor_not_found');
      }
      const { users: found, total } = await listUsers(
        outside,
        selection,
        { sort, limit: limit + 1, after },
        now,
      );
      const { rows, nextCursor } = cutPage(found, limit, (user) => [keyOf(user), user.id]);
      return {
        users: rows.map((user) => presentUser(user, now)),
        ...(total ?? (await countUsers(outside, selection, now))),
        nextCursor,
      };
    },
    writeFile: async (selection, language) => {
      const now = clock.now();
      await audit.recordAlone({ kind: 'users-exported', userId: null });
      return {
        chunks: writeUsers(outside, { ...selection, language, now }),
        fileName: `users-${utcDay(now)}.csv`,
      };
    },
    find,
    changeCredits,
    giftCredits: async (adminId, email, change) => {
      const userId = await findUserIdByEmail(outside, email);
      if (userId === null) throw new AppError('user_not_found');
      return changeCredits(adminId, userId, change);
    },
    changeRole: (userId, isAdmin) => afterwards(userId, accounts.changeRole(userId, isAdmin)),
    changeSuspension: (adminId, userId, isSuspended) =>
      afterwards(userId, isSuspended ? accounts.suspend(adminId, userId) : accounts.reinstate(userId)),
    endSessions: (userId) => afterwards(userId, accounts.endSessions(userId)),
    delete: (adminId, userId) => afterwards(userId, accounts.delete(adminId, userId)),
  };
}
