import { describe, expect, it } from 'vitest';
import { createRealtime, type Realtime, reconnectDelay, type SocketListener } from './realtime-socket.ts';

interface FakeSocket {
  readonly listener: SocketListener;
  readonly sent: unknown[];
  isClosed: boolean;
}

/** A server and a clock that the test controls. */
function createWorld() {
  const sockets: FakeSocket[] = [];
  const timers: { action: () => void; delay: number }[] = [];
  const realtime: Realtime = createRealtime({
    openSocket(listener) {
      const socket: FakeSocket = { listener, sent: [], isClosed: false };
      sockets.push(socket);
      return {
        send: (text) => void socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    schedule(action, delay) {
      const timer = { action, delay };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
  });
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('nothing was opened');
    return socket;
  };
  return {
    realtime,
    sockets,
    timers,
    last,
    say: (frame: unknown) => last().listener.onMessage(JSON.stringify(frame)),
    greet: () =>
      last().listener.onMessage(
        JSON.stringify({ type: 'connected', data: { channels: [], subscriptions: [], user: null } }),
      ),
    lose: (code = 1006) => last().listener.onClose(code),
    tick() {
      const timer = timers.shift();
      timer?.action();
      return timer?.delay;
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));
const event = (subscription: string, payload: unknown) => ({
  type: 'event',
  data: { events: [], channels: [], timestamp: '', payload, subscriptions: [subscription] },
});
const ended = { kind: 'session-ended' };
const deleted = { kind: 'project-deleted', projectId: 'p1' };

describe('createRealtime', () => {
  it('opens one connection and subscribes only after connected', async () => {
    const world = createWorld();
    world.realtime.subscribe('account', () => {});
    world.realtime.subscribe('projects.p1', () => {});
    await settle();
    expect(world.sockets).toHaveLength(1);
    expect(world.last().sent).toEqual([]);
    world.greet();
    expect(world.last().sent).toEqual([
      {
        type: 'subscribe',
        data: [
          { subscriptionId: 'account', channels: ['account'] },
          { subscriptionId: 'projects.p1', channels: ['projects.p1'] },
        ],
      },
    ]);
  });

  it('dispatches an event to its channel only and drops events that are not in the contract', async () => {
    const world = createWorld();
    const heard: unknown[] = [];
    world.realtime.subscribe('account', (payload) => heard.push(['account', payload]));
    world.realtime.subscribe('projects.p1', (payload) => heard.push(['p1', payload]));
    await settle();
    world.greet();
    world.say(event('account', ended));
    world.say(event('projects.p1', deleted));
    world.say(event('projects.p1', { kind: 'unheard-of' }));
    world.say(event('projects.other', deleted));
    world.last().listener.onMessage('not json');
    expect(heard).toEqual([
      ['account', ended],
      ['p1', deleted],
    ]);
  });

  it('dispatches events of the site', async () => {
    const world = createWorld();
    const heard: unknown[] = [];
    world.realtime.subscribe('site', (payload) => heard.push(payload));
    await settle();
    world.greet();
    world.say(event('site', { kind: 'settings-changed' }));
    world.say(event('site', ended));
    expect(heard).toEqual([{ kind: 'settings-changed' }]);
  });

  it('unsubscribes from a channel after its last listener and closes after the last channel', async () => {
    const world = createWorld();
    const stopOne = world.realtime.subscribe('account', () => {});
    const stopTwo = world.realtime.subscribe('projects.p1', () => {});
    await settle();
    world.greet();
    stopTwo();
    await settle();
    expect(world.last().sent.at(-1)).toEqual({
      type: 'unsubscribe',
      data: [{ subscriptionId: 'projects.p1' }],
    });
    stopOne();
    await settle();
    expect(world.last().isClosed).toBe(true);
    expect(world.realtime.connectionState()).toBe('idle');
  });

  it('sends a heartbeat every 20 s', async () => {
    const world = createWorld();
    world.realtime.subscribe('account', () => {});
    await settle();
    world.greet();
    expect(world.tick()).toBe(20_000);
    expect(world.tick()).toBe(20_000);
    expect(world.last().sent.filter((frame) => JSON.stringify(frame) === '{"type":"ping"}')).toHaveLength(2);
  });

  it('reconnects, subscribes again and reports that events may be missing', async () => {
    const world = createWorld();
    let resumed = 0;
    world.realtime.onResume(() => {
      resumed += 1;
    });
    world.realtime.subscribe('account', () => {});
    await settle();
    world.greet();
    expect(resumed).toBe(0);
    world.lose();
    expect(world.realtime.connectionState()).toBe('waiting');
    expect(world.tick()).toBe(1_000);
    world.greet();
    expect(world.sockets).toHaveLength(2);
    expect(world.last().sent).toHaveLength(1);
    expect(resumed).toBe(1);
  });

  it('reconnects at once when the network returns', async () => {
    const world = createWorld();
    world.realtime.subscribe('account', () => {});
    await settle();
    world.lose();
    world.realtime.retryNow();
    expect(world.sockets).toHaveLength(2);
    expect(world.timers).toEqual([]);
  });

  it('stops reconnecting after a policy violation', async () => {
    const world = createWorld();
    world.realtime.subscribe('account', () => {});
    await settle();
    world.lose(1008);
    expect(world.timers).toEqual([]);
    expect(world.realtime.connectionState()).toBe('refused');
  });

  it('ignores messages of a connection that was closed', async () => {
    const world = createWorld();
    const heard: unknown[] = [];
    world.realtime.subscribe('account', (payload) => heard.push(payload));
    await settle();
    world.greet();
    const old = world.last();
    world.lose();
    world.tick();
    old.listener.onMessage(JSON.stringify(event('account', ended)));
    expect(heard).toEqual([]);
  });
});

describe('reconnectDelay', () => {
  it.each([
    [0, 1_000],
    [4, 1_000],
    [5, 5_000],
    [14, 5_000],
    [15, 10_000],
    [99, 10_000],
    [100, 60_000],
  ])('after %i attempts waits %i ms', (attempt, delay) => expect(reconnectDelay(attempt)).toBe(delay));
});
