import type { Credits, ProjectId, RealtimeFrame, UserId } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { createLocalEvents, type ResourceEvent } from '../../platform/events/index.ts';
import { createConnection, type Identity, type Wire } from './connection.ts';

const ayse: Identity = { userId: 'ayse' as UserId, user: { name: 'Ayşe' } };
const mehmet: Identity = { userId: 'mehmet' as UserId, user: { name: 'Mehmet' } };
const project = 'p1' as ProjectId;
const settled = () => new Promise((resolve) => setImmediate(resolve));

function open(first: Identity | null = ayse, channels: readonly string[] = []) {
  const clock = createManualClock();
  const events = createLocalEvents();
  const sent: RealtimeFrame[] = [];
  const state = { identity: first, closedWith: null as number | 'cut' | null, bufferedAmount: 0 };
  const wire: Wire = {
    get bufferedAmount() {
      return state.bufferedAmount;
    },
    send: (text) => void sent.push(JSON.parse(text) as RealtimeFrame),
    close: (code) => {
      state.closedWith = code;
    },
    cut: () => {
      state.closedWith = 'cut';
    },
  };
  const connection = createConnection(wire, {
    clock,
    events,
    ownsProject: async (userId, projectId) => userId === 'ayse' && projectId === project,
    readDocument: async (userId, { resource }) =>
      userId === 'ayse' || resource.type === 'file' ? { $id: 'd1', readBy: userId } : null,
    authenticate: async (session) => (session === 'good' ? ayse : null),
  });
  const bySlot = channels.length > 0 ? { 0: 'slot' } : [];
  connection.start(async () => state.identity, {
    subscriptions: channels.length > 0 ? [{ id: 'slot', channels }] : [],
    bySlot,
    hasUnreadable: false,
  });
  const say = (request: object): Promise<unknown> => {
    connection.receive(JSON.stringify(request));
    return settled();
  };
  const subscribe = (id: string, ...texts: string[]) =>
    say({ type: 'subscribe', data: [{ subscriptionId: id, channels: texts }] });
  return { clock, events, sent, state, connection, say, subscribe };
}

describe('a connection', () => {
  it('sends `connected` first, with the authorised channels', async () => {
    const { sent, events } = open(ayse, ['account', 'projects.p1', 'projects.p2', 'teams']);
    events.publishToAccount(ayse.userId, { kind: 'balance-changed', balance: 1 as Credits });
    await settled();
    expect(sent[0]).toEqual({
      type: 'connected',
      data: { channels: ['account', 'projects.p1'], subscriptions: { 0: 'slot' }, user: { name: 'Ayşe' } },
    });
  });

  it('sends an event once for all subscriptions of its channel', async () => {
    const { sent, subscribe, events } = open();
    await subscribe('a', 'projects.p1', 'account');
    await subscribe('b', 'account.ayse');
    events.publishToAccount(ayse.userId, { kind: 'balance-changed', balance: 7 as Credits });
    events.publishToProject(project, { kind: 'project-deleted', projectId: project });
    events.publishToProject('p2' as ProjectId, { kind: 'project-deleted', projectId: 'p2' as ProjectId });
    expect(sent.slice(-2)).toEqual([
      {
        type: 'event',
        data: {
          events: ['users.ayse.balance-changed', 'users.*.balance-changed', 'users.ayse', 'users.*'],
          channels: ['account', 'account.ayse'],
          timestamp: '2023-11-14T22:13:20.000+00:00',
          payload: { kind: 'balance-changed', balance: 7 },
          subscriptions: ['a', 'b'],
        },
      },
      expect.objectContaining({
        data: expect.objectContaining({ channels: ['projects.p1'], subscriptions: ['a'] }),
      }),
    ]);
  });

  it('answers a subscription with its accepted channels and replaces one with the same id', async () => {
    const { sent, subscribe, say, events } = open();
    await subscribe('a', 'projects.p1', 'account.mehmet');
    expect(sent.at(-1)).toEqual({
      type: 'response',
      data: {
        to: 'subscribe',
        success: true,
        subscriptions: [{ subscriptionId: 'a', channels: ['projects.p1'] }],
      },
    });
    await subscribe('a', 'account');
    const count = sent.length;
    events.publishToProject(project, { kind: 'project-deleted', projectId: project });
    expect(sent).toHaveLength(count);
    await say({ type: 'unsubscribe', data: [{ subscriptionId: 'a' }] });
    expect(sent.at(-1)).toEqual({ type: 'response', data: { to: 'unsubscribe', success: true } });
    events.publishToAccount(ayse.userId, { kind: 'balance-changed', balance: 7 as Credits });
    expect(sent).toHaveLength(count + 1);
  });

  it('accepts a guest, who receives nothing until a session arrives by message', async () => {
    const { sent, subscribe, say, events } = open(null);
    await subscribe('a', 'account');
    expect(sent).toMatchObject([{ data: { user: null } }, { data: { subscriptions: [{ channels: [] }] } }]);
    await say({ type: 'authentication', data: { session: 'bad' } });
    expect(sent.at(-1)).toMatchObject({ type: 'error', data: { code: 1003 } });
    await say({ type: 'authentication', data: { session: 'good' } });
    expect(sent.at(-1)).toEqual({
      type: 'response',
      data: { to: 'authentication', success: true, user: { name: 'Ayşe' } },
    });
    events.publishToAccount(ayse.userId, { kind: 'balance-changed', balance: 7 as Credits });
    expect(sent.at(-1)).toMatchObject({ type: 'event', data: { subscriptions: ['a'] } });
  });

  it.each([null, mehmet])('sends nothing after the session has ended (then: %o)', async (next) => {
    const { sent, state, subscribe, events } = open();
    await subscribe('a', 'account', 'projects.p1');
    state.identity = next;
    const count = sent.length;
    events.publishToAccount(ayse.userId, { kind: 'session-ended' });
    events.publishToProject(project, { kind: 'project-deleted', projectId: project });
    expect(sent).toHaveLength(count);
    await settled();
    expect(sent.slice(count)).toMatchObject([
      { type: 'event', data: { payload: { kind: 'session-ended' } } },
    ]);
    expect(state.closedWith).toBe(1001);
    events.publishToProject(project, { kind: 'project-deleted', projectId: project });
    expect(sent).toHaveLength(count + 1);
  });

  it('loses no event when another session of the user ends', async () => {
    const { sent, state, subscribe, events } = open();
    await subscribe('a', 'account', 'projects.p1');
    const count = sent.length;
    events.publishToAccount(ayse.userId, { kind: 'session-ended' });
    events.publishToProject(project, { kind: 'project-deleted', projectId: project });
    await settled();
    expect(sent.slice(count)).toMatchObject([{ data: { payload: { kind: 'project-deleted' } } }]);
    expect(state.closedWith).toBeNull();
  });

  it('answers a ping and reports an invalid message', async () => {
    const { sent, say, connection } = open();
    await say({ type: 'ping' });
    expect(sent.at(-1)).toEqual({ type: 'pong' });
    for (const text of ['', '{', '[]', '{"type":"drop"}', '{"type":"subscribe","data":{}}']) {
      connection.receive(text);
      await settled();
      expect(sent.at(-1)).toMatchObject({ type: 'error', data: { code: 1003 } });
    }
  });

  it('accepts 32 messages a minute and closes at the next', async () => {
    const { sent, say, state, clock } = open();
    for (let index = 0; index < 32; index += 1) await say({ type: 'ping' });
    clock.advance(60_000);
    for (let index = 0; index < 32; index += 1) await say({ type: 'ping' });
    expect(state.closedWith).toBeNull();
    await say({ type: 'ping' });
    expect(sent.at(-1)).toMatchObject({ type: 'error', data: { code: 1013 } });
    expect(state.closedWith).toBe(1013);
  });

  it('rejects too many subscriptions', async () => {
    const { sent, say } = open();
    const data = Array.from({ length: 9 }, (_, id) => ({
      subscriptionId: `${id}`,
      channels: Array.from({ length: 32 }, () => 'account'),
    }));
    await say({ type: 'subscribe', data });
    expect(sent.at(-1)).toMatchObject({ type: 'error', data: { code: 1003 } });
  });

  it('terminates a connection that does not read', async () => {
    const { state, subscribe, events, sent } = open();
    await subscribe('a', 'account');
    state.bufferedAmount = 4 * 1_048_576 + 1;
    const count = sent.length;
    events.publishToAccount(ayse.userId, { kind: 'balance-changed', balance: 7 as Credits });
    expect([state.closedWith, sent.length]).toEqual(['cut', count]);
  });

  it('terminates a connection after 90 s without a heartbeat, not earlier', async () => {
    const { connection, clock, state } = open();
    await settled();
    clock.advance(90_000);
    connection.sweep();
    expect(state.closedWith).toBeNull();
    connection.touch();
    clock.advance(90_001);
    connection.sweep();
    expect(state.closedWith).toBe('cut');
  });

  it('closes with a retryable code when authentication fails with an error', async () => {
    const events = createLocalEvents();
    let closedWith = 0;
    const connection = createConnection(
      { bufferedAmount: 0, send: () => {}, cut: () => {}, close: (code) => void (closedWith = code) },
      {
        clock: createManualClock(),
        events,
        ownsProject: async () => false,
        readDocument: async () => null,
        authenticate: async () => null,
      },
    );
    connection.start(() => Promise.reject(new Error('no database')), {
      subscriptions: [],
      bySlot: [],
      hasUnreadable: false,
    });
    await settled();
    expect(closedWith).toBe(1011);
  });
});

describe('documents and files', () => {
  const changed = (roles: readonly string[], more: Partial<ResourceEvent> = {}): ResourceEvent => ({
    kind: 'resource-changed',
    resource: { type: 'document', collectionId: 'projects', documentId: 'd1' },
    action: 'update',
    roles,
    ...more,
  });
  const payloads = (sent: readonly RealtimeFrame[]) =>
    sent.flatMap((frame) => (frame.type === 'event' ? [frame.data.payload] : []));

  it('are sent to those who have a role, once, as they may read them', async () => {
    const { sent, subscribe, events } = open();
    await subscribe('a', 'documents', 'databases.main.collections.projects.documents.d1');
    await subscribe('b', 'documents.delete');
    events.publishResource(changed(['user:ayse', 'users', 'any']));
    events.publishResource(changed(['user:mehmet']));
    await settled();
    await settled();
    expect(payloads(sent)).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({
      data: { subscriptions: ['a'], payload: { $id: 'd1', readBy: 'ayse' } },
    });
  });

  it('are not sent when they can no longer be read', async () => {
    const { sent, subscribe, events } = open(mehmet);
    await subscribe('a', 'documents');
    events.publishResource(changed(['users']));
    await settled();
    await settled();
    expect(payloads(sent)).toEqual([]);
  });

  it('with the action in the channel are sent for that action only', async () => {
    const { sent, subscribe, events } = open();
    await subscribe('a', 'documents.delete');
    events.publishResource(changed(['user:ayse']));
    events.publishResource(changed(['user:ayse'], { action: 'delete', payload: { $id: 'd1' } }));
    await settled();
    expect(payloads(sent)).toEqual([{ $id: 'd1' }]);
  });

  it('of a deletion are sent as it was, to the subscriptions whose queries want it', async () => {
    const { sent, say, events } = open();
    const named = (name: string) => [JSON.stringify({ method: 'equal', attribute: 'name', values: [name] })];
    const data = [
      { subscriptionId: 'one', channels: ['documents'], queries: named('Bir') },
      { subscriptionId: 'two', channels: ['documents'], queries: named('İki') },
    ];
    await say({ type: 'subscribe', data });
    const payload = { $id: 'd1', name: 'Bir' };
    events.publishResource(changed(['user:ayse']));
    events.publishResource(changed(['user:ayse'], { action: 'delete', payload }));
    await settled();
    expect(payloads(sent)).toEqual([payload]);
    expect(sent.at(-1)).toMatchObject({ data: { subscriptions: ['one'] } });
  });

  it('are not sent to a user who came after them', async () => {
    const { sent, subscribe, say, events } = open(mehmet);
    await subscribe('a', 'documents');
    const signedIn = say({ type: 'authentication', data: { session: 'good' } });
    events.publishResource(changed(['user:mehmet'], { action: 'delete', payload: { $id: 'd1' } }));
    await signedIn;
    await settled();
    expect(payloads(sent)).toEqual([]);
  });

  it('are sent in their order', async () => {
    const { sent, subscribe, events } = open();
    await subscribe('a', 'documents');
    events.publishResource(changed(['user:ayse']));
    events.publishResource(changed(['user:ayse'], { action: 'delete', payload: { $id: 'gone' } }));
    await settled();
    expect(payloads(sent)).toMatchObject([{ $id: 'd1' }, { $id: 'gone' }]);
  });

  it('of guests are those for everyone', async () => {
    const { sent, subscribe, events } = open(null);
    await subscribe('a', 'files');
    const file = { type: 'file', bucketId: 'system-assets', fileId: 'logo' } as const;
    events.publishResource(changed(['any'], { resource: file, payload: { $id: 'logo' } }));
    events.publishResource(changed(['users'], { resource: file, payload: { $id: 'inner' } }));
    await settled();
    expect(payloads(sent)).toEqual([{ $id: 'logo' }]);
  });

  it('are sent no more after the subscription, and those of the user from the authentication on', async () => {
    const { sent, subscribe, say, events } = open(null);
    await subscribe('a', 'documents');
    events.publishResource(changed(['user:ayse'], { payload: { $id: 'early' } }));
    await say({ type: 'authentication', data: { session: 'good' } });
    events.publishResource(changed(['user:ayse'], { payload: { $id: 'seen' } }));
    await say({ type: 'unsubscribe', data: [{ subscriptionId: 'a' }] });
    events.publishResource(changed(['user:ayse'], { payload: { $id: 'late' } }));
    await settled();
    expect(payloads(sent)).toEqual([{ $id: 'seen' }]);
  });

  it('of a session that has ended are not sent', async () => {
    const { sent, subscribe, events, state } = open();
    await subscribe('a', 'documents');
    state.identity = null;
    events.publishToAccount(ayse.userId, { kind: 'session-ended' });
    events.publishResource(changed(['user:ayse'], { payload: { $id: 'd1' } }));
    await settled();
    await settled();
    expect(payloads(sent)).toEqual([]);
    expect(state.closedWith).toBe(1001);
  });

  it('are sent to the subscriptions whose queries want them', async () => {
    const { events, sent, say } = open();
    const read = (id: string) => JSON.stringify({ method: 'equal', attribute: '$id', values: [id] });
    const data = [
      { subscriptionId: 'all', channels: ['documents'], queries: ['{"method":"select","values":["*"]}'] },
      { subscriptionId: 'mine', channels: ['documents', 'account'], queries: [read('d1')] },
      { subscriptionId: 'other', channels: ['documents', 'account'], queries: [read('d2')] },
    ];
    await say({ type: 'subscribe', data });
    events.publishResource(changed(['user:ayse']));
    events.publishToAccount(ayse.userId, { kind: 'account-changed', path: 'update.name' });
    const path = 'sessions.d2.delete';
    events.publishToAccount(ayse.userId, { kind: 'account-changed', path, payload: { $id: 'd2' } });
    await settled();
    const heard = sent.flatMap((frame) => (frame.type === 'event' ? [frame.data.subscriptions] : []));
    expect(heard).toEqual([['all', 'mine'], ['other']]);
    await say({
      type: 'subscribe',
      data: [{ subscriptionId: 'x', channels: ['documents'], queries: ['x'] }],
    });
    expect(sent.at(-1)).toMatchObject({ type: 'error', data: { code: 1003 } });
  });

  it('are refused in thousands of subscriptions', async () => {
    const { sent, say } = open();
    const data = Array.from({ length: 64 }, (_, index) => ({
      subscriptionId: `s${index}`,
      channels: ['documents'],
    }));
    await say({ type: 'subscribe', data });
    await say({ type: 'subscribe', data: [{ subscriptionId: 'one-more', channels: ['documents'] }] });
    expect(sent.at(-1)).toMatchObject({ type: 'error', data: { code: 1003 } });
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      subscriptionId: `t${index}`,
      channels: ['documents'],
    }));
    await say({ type: 'subscribe', data: many });
    expect(sent.at(-1)).toMatchObject({ type: 'error', data: { code: 1003 } });
  });
});
