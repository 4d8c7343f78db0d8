import { AppError, type SessionId, type UserId } from '@kilim/contract';
import { afterEach, expect, it } from 'vitest';
import { newId } from '../../platform/clock/new-id.ts';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import type { Session } from './account.ts';
import { consumeToken, findToken, insertToken } from './mail-links/token-repository.ts';
import {
  findAccount,
  findAccountByEmail,
  hasAdmin,
  insertAccount,
  recordAccess,
  updateAccount,
} from './repository.ts';
import {
  deleteExpiredSessions,
  deleteSessions,
  findSignedIn,
  insertSession,
  listSessions,
} from './sessions/repository.ts';

const now = 1_700_000_000_000;

describeOnEachEngine('accounts repository', (engine) => {
  const { transactions } = engine;
  const tx = () => transactions.outside;
  afterEach(() => engine.clear());

  const addSession = async (userId: UserId, changes: Partial<Session> = {}): Promise<Session> => {
    const session: Session = {
      id: newId<SessionId>(),
      userId,
      provider: 'email',
      providerUid: 'kisi@ornek.test',
      ip: '10.0.0.1',
      userAgent: 'x',
      countryCode: 'TR',
      factors: ['password'],
      factorProvenAt: null,
      authenticatedAt: now,
      expiresAt: now + 1000,
      createdAt: now,
      updatedAt: now,
      ...changes,
    };
    await insertSession(tx(), session, `hash of ${session.id}`);
    return session;
  };

  it('reads back every field of an inserted account', async () => {
    const account = { id: 'ayse' as UserId, email: 'ayse@ornek.test', name: 'Ayşe', passwordHash: 'h' };
    const made = { ...account, hasPassword: true, isAdmin: true, createdAt: now };
    expect(await insertAccount(tx(), made)).toBe(true);
    const expected = {
      ...account,
      hasPassword: true,
      mustChangePassword: false,
      passwordUpdatedAt: now,
      isEmailVerified: false,
      phone: '',
      isEnabled: true,
      isAdmin: true,
      isMfaOn: false,
      preferences: {},
      createdAt: now,
      updatedAt: now,
      accessedAt: now,
    };
    expect(await findAccount(tx(), account.id)).toEqual(expected);
    expect(await findAccountByEmail(tx(), account.email)).toEqual(expected);
    expect(await findAccount(tx(), 'baska' as UserId)).toBeNull();
    expect(await hasAdmin(tx())).toBe(true);
  });

  it('inserts nothing for a taken id or address and keeps the transaction usable', async () => {
    const { userId, email } = await addUser(transactions);
    const account = { name: '', passwordHash: 'h', hasPassword: true, isAdmin: false, createdAt: now };
    const results = await transactions.run(async (inside) => [
      await insertAccount(inside, { ...account, id: userId, email: 'yeni@ornek.test' }),
      await insertAccount(inside, { ...account, id: 'yeni' as UserId, email }),
      await insertAccount(inside, { ...account, id: 'yeni' as UserId, email: 'yeni@ornek.test' }),
    ]);
    expect(results).toEqual([false, false, true]);
    expect(await hasAdmin(tx())).toBe(false);
  });

  it('rejects a taken address under concurrent changes', async () => {
    const [first, second] = [await addUser(transactions), await addUser(transactions)];
    const error = await transactions
      .run((inside) => updateAccount(inside, first.userId, { email: second.email }, now))
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ type: 'general_bad_request' });
    expect(await findAccount(tx(), first.userId)).toMatchObject({ email: first.email });
  });

  it('finds the session of a secret until the session or account ends', async () => {
    const account = await addUser(transactions, { is_admin: 1, name: 'Ayşe' });
    const session = await addSession(account.userId);
    const key = { userId: account.userId, secretHash: `hash of ${session.id}` };
    const times = { now, oldest: now - 1 };
    const { hasRecentlyAuthenticated: _, ...caller } = account;
    expect(await findSignedIn(tx(), key, times)).toEqual({
      caller: {
        ...caller,
        sessionId: session.id,
        isEmailVerified: false,
        awaitsFactor: false,
        mustChangePassword: false,
      },
      accessedAt: now,
      authenticatedAt: now,
      expiresAt: now + 1000,
      createdAt: now,
    });
    expect(await findSignedIn(tx(), key, { ...times, now: now + 1000 })).toBeNull();
    expect(await findSignedIn(tx(), key, { ...times, oldest: now })).toBeNull();
    expect(await findSignedIn(tx(), { ...key, secretHash: 'another' }, times)).toBeNull();
    expect(await findSignedIn(tx(), { ...key, userId: 'baska' as UserId }, times)).toBeNull();
    await updateAccount(tx(), account.userId, { isEnabled: false }, now);
    expect(await findSignedIn(tx(), key, times)).toBeNull();
  });

  it('saves an access only when the last one is old enough', async () => {
    const { userId } = await addUser(transactions);
    await recordAccess(tx(), userId, now + 10, now - 1);
    expect(await findAccount(tx(), userId)).toMatchObject({ accessedAt: now });
    await recordAccess(tx(), userId, now + 10, now);
    expect(await findAccount(tx(), userId)).toMatchObject({ accessedAt: now + 10 });
  });

  it('lists the sessions of one account, newest first, and deletes the given ones', async () => {
    const [{ userId }, other] = [await addUser(transactions), await addUser(transactions)];
    const old = await addSession(userId, { createdAt: now - 2 });
    const recent = await addSession(userId, { createdAt: now - 1 });
    await addSession(userId, { expiresAt: now });
    const foreign = await addSession(other.userId);
    expect(await listSessions(tx(), userId, now)).toEqual([recent, old]);
    await deleteSessions(tx(), userId, { only: [] });
    await deleteSessions(tx(), userId, { only: [foreign.id] });
    await deleteExpiredSessions(tx(), userId, now);
    const left = await queries(tx()).selectFrom('sessions').select('id').execute();
    expect(left).toHaveLength(3);
    await deleteSessions(tx(), userId, { except: old.id });
    expect(await listSessions(tx(), userId, now)).toEqual([old]);
    await deleteSessions(tx(), userId, { except: null });
    expect(await listSessions(tx(), userId, now)).toEqual([]);
    expect(await listSessions(tx(), other.userId, now)).toEqual([foreign]);
  });

  it('accepts a token once, before it expires, for its account and purpose', async () => {
    const { userId } = await addUser(transactions);
    const token = { id: 'jeton', userId, expiresAt: now + 1000, createdAt: now };
    await insertToken(tx(), token, 'recovery', 'hash');
    const key = { userId, kind: 'recovery', secretHash: 'hash', attemptHash: null } as const;
    expect(await findToken(tx(), key, now + 999)).toEqual({ ...token, usedAt: null });
    expect(await findToken(tx(), key, now + 1000)).toBeNull();
    expect(await findToken(tx(), { ...key, kind: 'verification' }, now)).toBeNull();
    expect(await findToken(tx(), { ...key, secretHash: 'x' }, now)).toBeNull();
    const uses = await Promise.all([1, 2, 3].map(() => consumeToken(tx(), token.id, key, now)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await findToken(tx(), key, now)).toBeNull();
  });

  it('accepts a repeated use of a token for two minutes after the first one', async () => {
    const { userId } = await addUser(transactions);
    const token = { id: 'baska-jeton', userId, expiresAt: now + 600_000, createdAt: now };
    await insertToken(tx(), token, 'recovery', 'hash');
    const key = { userId, kind: 'recovery', secretHash: 'hash', attemptHash: 'basis' } as const;
    expect(await consumeToken(tx(), token.id, key, now)).toBe(true);
    const others = await Promise.all(
      ['baska', null].map((attemptHash) => consumeToken(tx(), token.id, { attemptHash }, now)),
    );
    expect(others).toEqual([false, false]);
    expect(await consumeToken(tx(), token.id, key, now + 119_999)).toBe(true);
    expect(await findToken(tx(), key, now + 119_999)).toEqual({ ...token, usedAt: now });
    expect(await findToken(tx(), { ...key, attemptHash: 'baska' }, now + 1)).toBeNull();
    expect(await findToken(tx(), key, now + 120_000)).toBeNull();
    expect(await consumeToken(tx(), token.id, key, now + 120_000)).toBe(false);
  });

  it('deletes the expired tokens of an account when a new one is inserted', async () => {
    const { userId } = await addUser(transactions);
    const token = { userId, expiresAt: now + 1000, createdAt: now };
    await insertToken(tx(), { ...token, id: 'eski' }, 'recovery', 'h1');
    const later = { createdAt: now + 1000, expiresAt: now + 2000 };
    await insertToken(tx(), { ...token, ...later, id: 'yeni' }, 'verification', 'h2');
    const rows = await queries(tx())
      .selectFrom('tokens')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    expect(rows).toEqual([{ id: 'yeni' }]);
  });
});
