import type { SessionId, UserId } from '@kilim/contract';
import type { Insertable } from 'kysely';
import { newId } from '../platform/clock/new-id.ts';
import { queries, type UsersTable } from '../platform/db/index.ts';
import type { Caller } from '../platform/http/index.ts';
import type { Transactions } from '../platform/tx.ts';

let count = 0;

/**
 * Inserts a user for tests of other modules and returns the caller. The account has no usable password, and a balance
 * given here has no ledger entry; tests of the ledger grant credits through the credits module.
 */
export async function addUser(
  transactions: Transactions,
  overrides: Partial<Insertable<UsersTable>> = {},
): Promise<Caller> {
  count += 1;
  const now = 1_700_000_000_000;
  const row = {
    id: newId<UserId>(),
    email: `kisi${count}-${newId()}@ornek.test`,
    name: `Kişi ${count}`,
    password_hash: 'none',
    password_updated_at: now,
    email_verified: 0,
    phone: '',
    is_enabled: 1,
    is_admin: 0,
    credits: 0,
    preferences_json: '{}',
    created_at: now,
    updated_at: now,
    accessed_at: now,
    last_login_at: null,
    last_credit_update_at: null,
    ...overrides,
  };
  await queries(transactions.outside).insertInto('users').values(row).execute();
  return {
    userId: row.id as UserId,
    sessionId: newId<SessionId>(),
    email: row.email,
    name: row.name,
    isAdmin: row.is_admin === 1,
    hasRecentlyAuthenticated: true,
  };
}
