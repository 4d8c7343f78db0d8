import type { UserId } from '@kilim/contract';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { describeEvents } from '../../testing/describe-events.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { accountChannel, createLocalEvents, createPostgresEvents } from './index.ts';

describeOnEachEngine('events', (engine) => {
  if (engine.name === 'sqlite') {
    describeEvents('within one process', async () => {
      const events = createLocalEvents();
      return { publisher: events, subscriber: events, close: async () => {} };
    });
    return;
  }

  const open = async (onError: (error: unknown) => void = () => {}) => {
    const events = createPostgresEvents(engine.url() ?? '', onError);
    await events.start();
    return events;
  };

  describeEvents('over NOTIFY, received by the publishing process', async () => {
    const events = await open();
    return { publisher: events, subscriber: events, close: () => events.close() };
  });

  describeEvents('over NOTIFY, received by another process', async () => {
    const [publisher, subscriber] = await Promise.all([open(), open()]);
    return {
      publisher,
      subscriber,
      close: async () => {
        await publisher.close();
        await subscriber.close();
      },
    };
  });

  it('reconnect when the database drops the connections', async () => {
    const errors: unknown[] = [];
    const [publisher, subscriber] = await Promise.all([
      open((error) => errors.push(error)),
      open((error) => errors.push(error)),
    ]);
    const user = 'ayse' as UserId;
    let received = 0;
    subscriber.subscribe(accountChannel(user), () => {
      received += 1;
    });
    const admin = new pg.Client({ connectionString: engine.url() ?? '' });
    await admin.connect();
    const listListeners = async () => {
      const { rows } = await admin.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'kilim-events' and state = 'idle' and query like 'listen%' and datname = current_database()",
      );
      return rows.map(({ pid }) => pid);
    };
    await vi.waitFor(async () => expect(await listListeners()).toHaveLength(2), { timeout: 10_000 });
    const before = await listListeners();
    await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) as old (pid)', [before]);
    await vi.waitFor(
      async () => {
        const after = (await listListeners()).filter((pid) => !before.includes(pid));
        expect(after).toHaveLength(2);
      },
      { timeout: 10_000 },
    );
    publisher.publishToAccount(user, { kind: 'session-ended' });
    await vi.waitFor(() => expect(received).toBe(1), { timeout: 10_000 });
    expect(errors.length).toBeGreaterThanOrEqual(2);
    await admin.end();
    await publisher.close();
    await subscriber.close();
  });

  it('are sent after connecting when they were published before', async () => {
    const subscriber = await open();
    const user = 'ayse' as UserId;
    const received: unknown[] = [];
    subscriber.subscribe(accountChannel(user), (event) => received.push(event));
    const publisher = createPostgresEvents(engine.url() ?? '', () => {});
    publisher.publishToAccount(user, { kind: 'session-ended' });
    await publisher.start();
    await vi.waitFor(() => expect(received).toEqual([{ kind: 'session-ended' }]), { timeout: 10_000 });
    await publisher.close();
    await subscriber.close();
  });

  it('fail to start when the database cannot be reached', async () => {
    const events = createPostgresEvents('postgres://nobody@127.0.0.1:1/none', () => {});
    await expect(events.start()).rejects.toThrow();
    await events.close();
  });
});
