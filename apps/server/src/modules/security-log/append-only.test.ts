import type { SecurityEventKind, UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import { createJobs, repeatDaily } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import { withRequestOrigin } from '../../platform/request-origin/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { createSecurityLogService, securityRetentionJob } from './index.ts';

const day = 24 * 3_600_000;

describeOnEachEngine('the security log in the database', (engine) => {
  const { transactions } = engine;

  function open() {
    const clock = createManualClock();
    const jobs = createJobs({
      transactions,
      engine: engine.name,
      clock,
      log: silentLog,
      handlers: { [securityRetentionJob]: repeatDaily(() => log.expire()) },
    });
    const log = createSecurityLogService({
      transactions,
      clock,
      jobs,
      mailer: { post: async () => {} },
      readSiteName: () => 'Kilim',
      findLanguage: async () => null,
    });
    const add = (kind: SecurityEventKind, userId: string | null = 'u1') =>
      log.recordAlone({ kind, userId: userId as UserId | null });
    const count = async () =>
      Number(
        (
          await queries(transactions.outside)
            .selectFrom('security_events')
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    return { clock, jobs, log, add, count };
  }

  beforeEach(async () => {
    await engine.clear();
    await transactions.run(async (tx) => {
      const db = queries(tx);
      await db.updateTable('security_retention').set({ delete_before: 9e15 }).execute();
      await db.deleteFrom('security_events').execute();
      await db.updateTable('security_retention').set({ delete_before: 0 }).execute();
    });
  });

  describe('is append-only', () => {
    it('rejects UPDATE of any column', async () => {
      const { add, log } = open();
      await add('signed-in');
      const change = (column: string) =>
        transactions.run(async (tx) => {
          await sql`update security_events set ${sql.ref(column)} = ${sql.ref(column)}`.execute(queries(tx));
        });
      for (const column of ['kind', 'user_id', 'detail_json', 'created_at']) {
        await expect(change(column)).rejects.toThrow('append-only');
      }
      expect((await log.list({}, { limit: 10 })).events).toHaveLength(1);
    });

    it('rejects DELETE, also of old rows', async () => {
      const { add, clock, count } = open();
      await add('signed-in');
      clock.advance(1_000 * day);
      const remove = transactions.run((tx) => queries(tx).deleteFrom('security_events').execute());
      await expect(remove).rejects.toThrow('append-only');
      expect(await count()).toBe(1);
    });

    it.runIf(engine.name === 'postgres')('rejects TRUNCATE', async () => {
      const remove = transactions.run((tx) => sql`truncate security_events`.execute(queries(tx)));
      await expect(remove).rejects.toThrow('append-only');
    });
  });

  describe('retention', () => {
    it('deletes events older than 400 days in batches', async () => {
      const { add, clock, count, jobs } = open();
      await transactions.run(async (tx) => {
        for (let number = 0; number < 1_200; number += 1) {
          await queries(tx)
            .insertInto('security_events')
            .values({
              id: `6553f100003e8${String(number).padStart(7, '0')}`,
              category: 'sign-in',
              kind: 'signed-in',
              user_id: 'u1',
              actor_id: null,
              network: '',
              browser: '',
              system: '',
              detail_json: '{}',
              created_at: clock.now(),
            })
            .execute();
        }
      });
      clock.advance(day);
      await add('password-changed');
      clock.advance(399 * day);
      await jobs.runDue();
      expect(await count()).toBe(1_201);
      clock.advance(day);
      await jobs.runDue();
      expect(await count()).toBe(1);
      // The event of exactly 400 days is deleted by the next daily run.
      clock.advance(day);
      await jobs.runDue();
      expect(await count()).toBe(0);
      const guard = await queries(transactions.outside)
        .selectFrom('security_retention')
        .selectAll()
        .execute();
      expect(guard).toEqual([{ id: 1, delete_before: 0 }]);
    });
  });

  describe('the list for administrators', () => {
    it('pages newest first without skipping or repeating a row', async () => {
      const { add, clock, log } = open();
      for (let number = 0; number < 7; number += 1) {
        await add(number % 2 === 0 ? 'signed-in' : 'sign-in-failed');
        if (number % 3 === 0) clock.advance(1);
      }
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await log.list({}, { limit: 2, cursor });
        seen.push(...page.events.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toHaveLength(7);
      expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
      await expect(log.list({}, { limit: 2, cursor: 'x' })).rejects.toThrow('general_cursor_not_found');
    });

    it('filters by kind, category, account, address, former address and days', async () => {
      const { add, clock, log } = open();
      const { userId, email } = await addUser(transactions);
      await add('signed-in', userId);
      await add('sign-in-failed', null);
      clock.advance(day);
      await add('password-changed', userId);
      await add('signed-in', 'other-user');
      await transactions.run((tx) => log.keepFormerAddress(tx, userId, 'old@ornek.test'));
      const kinds = async (filter: Parameters<typeof log.list>[0]) =>
        (await log.list(filter, { limit: 10 })).events.map(({ kind }) => kind).toSorted();
      expect(await kinds({ search: userId })).toEqual(['password-changed', 'signed-in']);
      expect(await kinds({ search: email.toUpperCase() })).toEqual(['password-changed', 'signed-in']);
      expect(await kinds({ search: 'old@ornek.test' })).toEqual(['password-changed', 'signed-in']);
      expect(await kinds({ search: 'nobody@ornek.test' })).toEqual([]);
      expect(await kinds({ kind: 'sign-in-failed' })).toEqual(['sign-in-failed']);
      expect(await kinds({ category: 'sign-in' })).toEqual(['signed-in', 'signed-in']);
      expect(await kinds({ category: 'sign-in', search: userId })).toEqual(['signed-in']);
      const [first, second] = ['2023-11-14', '2023-11-15'];
      expect(await kinds({ to: first })).toEqual(['sign-in-failed', 'signed-in']);
      expect(await kinds({ from: second, to: second })).toEqual(['password-changed', 'signed-in']);
      expect(await kinds({ from: '2023-11-16' })).toEqual([]);
      expect(await kinds({ to: '9999-12-31' })).toHaveLength(4);
    });

    it('filters by who acted and by who is affected, alone and together', async () => {
      const { add, log } = open();
      const boss = await addUser(transactions, { is_admin: 1 });
      const other = await addUser(transactions, { is_admin: 1 });
      const person = await addUser(transactions);
      const as = (callerId: UserId, kind: SecurityEventKind, userId: UserId | null) =>
        withRequestOrigin(
          {
            network: '',
            userAgent: '',
            language: 'tr',
            callerId,
            deviceToken: null,
            keepsCookies: false,
          },
          () => add(kind, userId),
        );
      await as(boss.userId, 'credits-gifted', person.userId);
      await as(boss.userId, 'admin-role-granted', boss.userId);
      await as(boss.userId, 'plan-updated', null);
      await as(other.userId, 'user-suspended', person.userId);
      const kinds = async (filter: Parameters<typeof log.list>[0]) =>
        (await log.list({ category: 'admin', ...filter }, { limit: 10 })).events
          .map(({ kind }) => kind)
          .toSorted();
      expect(await kinds({ actor: boss.email })).toEqual([
        'admin-role-granted',
        'credits-gifted',
        'plan-updated',
      ]);
      expect(await kinds({ subject: person.userId })).toEqual(['credits-gifted', 'user-suspended']);
      expect(await kinds({ actor: boss.userId, subject: person.email })).toEqual(['credits-gifted']);
      expect(await kinds({ actor: boss.userId, subject: boss.userId })).toEqual(['admin-role-granted']);
      expect(await kinds({ actor: other.email, kind: 'user-suspended' })).toEqual(['user-suspended']);
      expect(await kinds({ actor: boss.userId, search: person.email })).toEqual(['credits-gifted']);
      expect(await kinds({ actor: 'nobody@ornek.test' })).toEqual([]);
      expect(await kinds({ actor: boss.email, subject: 'nobody@ornek.test' })).toEqual([]);
      const first = await log.list({ category: 'admin', actor: boss.email }, { limit: 2 });
      expect(first.events).toHaveLength(2);
      const rest = await log.list(
        { category: 'admin', actor: boss.email },
        { limit: 2, cursor: first.nextCursor ?? undefined },
      );
      expect(rest.events).toHaveLength(1);
    });

    it('shows the address of an account and whether it is deleted', async () => {
      const { add, log } = open();
      const { userId, email } = await addUser(transactions);
      await add('signed-in', userId);
      await add('signed-in', 'gone');
      const { events } = await log.list({}, { limit: 10 });
      expect(events.map(({ user }) => user)).toEqual(
        expect.arrayContaining([
          { id: userId, email },
          { id: 'gone', email: null },
        ]),
      );
    });
  });
});
