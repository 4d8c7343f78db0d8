import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { accountChannel, createLocalEvents, type Events, projectChannel, siteChannel } from './events.ts';
import { type BusMessage, createFrameReader, encodeFrames } from './notify-frames.ts';

export interface PostgresEvents extends Events {
  /** Connects and listens; rejects when the database cannot be reached. */
  start(): Promise<void>;
  /** Sends waiting events and closes the connection. */
  close(): Promise<void>;
}

const notifyChannel = 'kilim_events';
const reconnectDelays = [100, 500, 1_000, 2_000, 5_000] as const;
/** Detects connections that were lost without an error. */
const pingInterval = 30_000;
/** Older frames are dropped: tabs read the state again when they reconnect. */
const waitingMaximum = 2_000;

/**
 * Events of several processes over LISTEN/NOTIFY on a connection of its own. Listeners of this process are called
 * immediately, even while the database cannot be reached.
 */
export function createPostgresEvents(url: string, onError: (error: unknown) => void): PostgresEvents {
  const self = randomBytes(9).toString('base64url');
  const local = createLocalEvents(onError);
  const reader = createFrameReader(self);
  let waiting: string[] = [];
  let client: pg.Client | null = null;
  let sending: Promise<void> | null = null;
  let isClosed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let ping: NodeJS.Timeout | undefined;

  function deliver({ channel, event }: BusMessage): void {
    const [kind, id] = [channel.slice(0, channel.indexOf('.')), channel.slice(channel.indexOf('.') + 1)];
    if (channel === 'resources') local.publishResource(event as never);
    else if (channel === siteChannel) local.publishToSite(event as never);
    else if (kind === 'account') local.publishToAccount(id as never, event as never);
    else local.publishToProject(id as never, event as never);
  }

  async function sendWaiting(connection: pg.Client): Promise<void> {
    while (waiting.length > 0 && client === connection) {
      const frames = waiting;
      waiting = [];
      await connection.query(
        'select pg_notify($1, frame) from unnest($2::text[]) with ordinality as frames (frame, place) order by place',
        [notifyChannel, frames],
      );
    }
  }

  function flush(): void {
    const connection = client;
    if (!connection || sending) return;
    sending = sendWaiting(connection)
      .catch(onError)
      .finally(() => {
        sending = null;
        if (waiting.length > 0) flush();
      });
  }

  function publish(message: BusMessage): void {
    deliver(message);
    try {
      waiting.push(...encodeFrames(self, message));
    } catch (error) {
      onError(error);
    }
    if (waiting.length > waitingMaximum) waiting = waiting.slice(-waitingMaximum);
    flush();
  }

  function loseConnection(connection: pg.Client, error: unknown): void {
    if (client !== connection) return;
    client = null;
    clearInterval(ping);
    reader.reset();
    connection.end().catch(() => {});
    if (isClosed) return;
    onError(error);
    reconnectLater();
  }

  function reconnectLater(): void {
    const delay = reconnectDelays[Math.min(failures, reconnectDelays.length - 1)];
    failures += 1;
    retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        onError(error);
        if (!isClosed) reconnectLater();
      });
    }, delay);
    retry.unref();
  }

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'kilim-events',
    });
    connection.on('error', (error) => loseConnection(connection, error));
    connection.on('end', () => loseConnection(connection, new Error('The event connection was closed.')));
    connection.on('notification', ({ payload }) => {
      const message = reader.read(payload ?? '');
      if (message) deliver(message);
    });
    try {
      await connection.connect();
      await connection.query(`listen ${notifyChannel}`);
    } catch (error) {
      connection.end().catch(() => {});
      throw error;
    }
    if (isClosed) return connection.end();
    client = connection;
    failures = 0;
    ping = setInterval(() => {
      connection.query('select 1').catch((error: unknown) => loseConnection(connection, error));
    }, pingInterval);
    ping.unref();
    flush();
  }

  return {
    publishToAccount: (userId, event) => publish({ channel: accountChannel(userId), event }),
    publishToProject: (projectId, event) => publish({ channel: projectChannel(projectId), event }),
    publishToSite: (event) => publish({ channel: siteChannel, event }),
    publishResource: (event) => publish({ channel: 'resources', event }),
    subscribe: (channel, listener) => local.subscribe(channel, listener),
    start: connect,
    close: async () => {
      while (sending) await sending;
      isClosed = true;
      clearTimeout(retry);
      clearInterval(ping);
      const connection = client;
      client = null;
      await connection?.end();
    },
  };
}
