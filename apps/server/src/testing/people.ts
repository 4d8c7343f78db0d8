import type { SessionId, UserId } from '@kilim/contract';
import type { Insertable } from 'kysely';
import { newId } from '../platform/clock/new-id.ts';
import { queries, type UsersTable } from '../platform/db/index.ts';
import type { Caller } from '../platform/http/index.ts';
import type { Transactions } from '../platform/tx.ts';

let people = 0;

/**
 * Inserts a user for tests of other modules and returns the caller. The account has no usable password, and a balance
 * given here has no ledger entry; tests of the ledger grant credits through the credits module.
 */
export async function addPerson(
  transactions: Transactions,
  overrides: Partial<Insertable<UsersTable>> = {},
): Promise<Caller> {
  people += 1;
  const now = 1_700_000_000_000;
  const person = {
    id: newId<UserId>(),
    email: `kisi${people}-${newId()}@ornek.test`,
    name: `Kişi ${people}`,
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
  await queries(transactions.outside).insertInto('users').values(person).execute();
  return {
    userId: person.id as UserId,
    sessionId: newId<SessionId>(),
    email: person.email,
    name: person.name,
    isAdmin: person.is_admin === 1,
    hasRecentlyAuthenticated: true,
  };
}
