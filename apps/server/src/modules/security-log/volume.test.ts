import { type SecurityEventKind, securityEventKinds, type UserId } from '@kilim/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { countEvents } from './alert-repository.ts';
import { burstRules, windowStart } from './burst-rules.ts';
import { categoryOf } from './event-category.ts';
import { firstIdAt } from './event-record.ts';
import { createSecurityLogService, type SecurityLogService } from './index.ts';

/** `SECURITY_LOG_ROWS=1000000` measures the size that the log must support. */
const rows = Number(process.env['SECURITY_LOG_ROWS'] ?? 20_000);
const isMeasuring = rows >= 1_000_000;
/** Milliseconds; far above an index scan, far below a full scan. */
const allowed = 100;

const clock = createManualClock();
const start = clock.now();
const kinds = Object.values(securityEventKinds).flat() as SecurityEventKind[];
const span = 400 * 24 * 3_600_000;
const timeOf = (number: number) => start - span + Math.floor((span * number) / rows);

function makeEvent(number: number) {
  // Every fifth event is from one busy network; `order-checked` is rare and never from it.
  const isBusy = number % 5 === 0;
  const kind = number % 9_973 === 1 ? 'order-checked' : (kinds[number % 6] ?? 'signed-in');
  return {
    id: `${firstIdAt(timeOf(number))}00000${String(number).padStart(10, '0')}`,
    category: categoryOf(kind),
    kind,
    user_id: `u${number % 20_011}`,
    actor_id: number % 1_000 === 7 ? 'admin' : null,
    network: isBusy && kind !== 'order-checked' ? '203.0.113.0/24' : `10.${number % 250}.7.0/24`,
    browser: 'Firefox 128',
    system: 'Windows 10',
    detail_json: '{}',
    created_at: timeOf(number),
  };
}

describeOnEachEngine(`a log of ${rows} events`, (engine) => {
  const { transactions } = engine;
  let log: SecurityLogService;

  beforeAll(async () => {
    log = createSecurityLogService({
      transactions,
      clock,
      jobs: { enqueue: async () => true },
      mailer: { post: async () => {} },
      readSiteName: () => 'Kilim',
      findLanguage: async () => null,
    });
    const batch = 2_000;
    for (let from = 0; from < rows; from += batch) {
      const count = Math.min(batch, rows - from);
      const values = Array.from({ length: count }, (_, index) => makeEvent(from + index));
      await transactions.run((tx) => queries(tx).insertInto('security_events').values(values).execute());
    }
    await transactions.run((tx) => sql`analyze security_events`.execute(queries(tx)));
  }, 900_000);

  const from = new Date(start - 3 * 24 * 3_600_000).toISOString().slice(0, 10);
  const filters: Readonly<Record<string, Parameters<SecurityLogService['list']>[0]>> = {
    nothing: {},
    'a user': { search: 'u77' },
    'an unknown user': { search: 'nobody' },
    'an unknown address': { search: 'nobody@ornek.test' },
    'an administrator who acted': { search: 'admin' },
    'a common kind': { kind: 'signed-in' },
    'a rare kind': { kind: 'order-checked' },
    'a kind without events': { kind: 'plan-deleted' },
    'a category': { category: 'failure' },
    'a busy network': { network: '203.0.113.0/24' },
    'a kind that a busy network does not have': { network: '203.0.113.0/24', kind: 'order-checked' },
    'a category that a busy network does not have': { network: '203.0.113.0/24', category: 'data' },
    'a user in a busy network': { search: 'u5', network: '203.0.113.0/24' },
    'some days': { from, to: from },
    'a kind on some days': { kind: 'sign-in-failed', from, to: from },
  };

  describe('is read fast for', () => {
    it.each(Object.entries(filters))('%s', async (name, filter) => {
      await log.list(filter, { limit: 25 });
      const begun = performance.now();
      const first = await log.list(filter, { limit: 25 });
      const took = performance.now() - begun;
      if (first.nextCursor !== null) await log.list(filter, { limit: 25, cursor: first.nextCursor });
      if (isMeasuring) {
        process.stdout.write(`${engine.name}, ${name}: ${took.toFixed(1)} ms\n`);
        expect(took).toBeLessThan(allowed);
      }
    });

    it('the list of one account and the counts of the burst rules', async () => {
      const begun = performance.now();
      await log.listOwn('u77' as UserId, { limit: 25, category: 'failure' });
      const own = performance.now() - begun;
      const counting = performance.now();
      for (const rule of burstRules) {
        await countEvents(transactions.outside, rule, windowStart(rule, start));
      }
      const counted = performance.now() - counting;
      if (isMeasuring) {
        process.stdout.write(`${engine.name}, own list: ${own.toFixed(1)} ms, `);
        process.stdout.write(`burst counts: ${counted.toFixed(1)} ms\n`);
        expect(own).toBeLessThan(allowed);
        expect(counted).toBeLessThan(allowed);
      }
    });
  });

  it.runIf(engine.name === 'sqlite')('reads every filter from an index without sorting', async () => {
    for (const condition of [
      `kind = 'x'`,
      `category = 'x'`,
      `network = 'x'`,
      `network = 'x' and kind = 'y'`,
      `network = 'x' and category = 'y'`,
      `user_id = 'x'`,
      `actor_id = 'x'`,
    ]) {
      const text = `explain query plan select * from security_events where ${condition} order by id desc limit 26`;
      const plan = await sql<{ detail: string }>`${sql.raw(text)}`.execute(queries(transactions.outside));
      const steps = plan.rows.map(({ detail }) => detail).join('; ');
      expect(steps).toContain('USING INDEX security_events_');
      expect(steps).not.toContain('TEMP B-TREE');
    }
  });
});
