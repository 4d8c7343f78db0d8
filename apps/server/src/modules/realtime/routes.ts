import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProjectId, UserId } from '@kilim/contract';
import { AppError } from '@kilim/contract';
import { parse as parseCookies } from 'hono/utils/cookie';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import type { Events, ResourceEvent } from '../../platform/events/index.ts';
import { apiPrefix, networkOf, type RateLimits } from '../../platform/http/index.ts';
import { type Connection, createConnection, type Identity } from './connection.ts';
import { closeCodes, writeError } from './frames.ts';
import { createOpenSockets } from './open-sockets.ts';
import { readUrlSubscriptions } from './url-subscriptions.ts';

/** Where a request may carry its session, in order of precedence. */
export interface RealtimeCredentials {
  readonly cookie: string | undefined;
  readonly legacyCookie: string | undefined;
  readonly session: string | undefined;
  readonly fallback: string | undefined;
  /** Of the URL, as newer versions of the client SDK send it. */
  readonly jwt?: string | undefined;
}

export interface RealtimePorts {
  readonly clock: Clock;
  readonly events: Events;
  readonly limits: RateLimits;
  /** The project id that client SDKs send; connections with another one are rejected. */
  readonly projectKey: string;
  /** Null for guests and for invalid or expired credentials. */
  authenticate(credentials: RealtimeCredentials): Promise<Identity | null>;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
  /** The document of an event as a user may read it; null when it is missing or hidden. */
  readDocument(userId: UserId | null, event: ResourceEvent): Promise<unknown>;
  isTrustedOrigin(origin: string | null, host: string): boolean;
  /** Whether the Host header names this site. */
  acceptsHost(host: string): boolean;
  ipOf(request: IncomingMessage): string;
  /** Maximum open sockets per network. The default allows a large office behind one address. */
  readonly socketsPerNetwork?: number;
  /** Called for errors that cannot be reported to a client. */
  onError?(error: unknown): void;
}

export interface Realtime {
  /** Number of open connections, for tests and measurements. */
  readonly size: number;
  /** Closes all connections; clients reconnect. */
  close(): Promise<void>;
}

// docs/rules/realtime.md#limits
const payloadMaximum = 64 * 1024;
const connectsPerMinute = 128;
/** Interval of protocol-level pings, which browsers answer for client SDKs without a heartbeat of their own. */
const heartbeatInterval = 30_000;
const closeTimeout = 1_000;

/** `ws` delivers a message as one buffer unless configured otherwise. */
function readText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function readAddress(target: string): URL | null {
  try {
    return new URL(target, 'http://localhost');
  } catch {
    return null;
  }
}

/** Reads the document of an event once for each user, and once for all when everyone may read it. */
function shareReads(ports: Pick<RealtimePorts, 'readDocument' | 'onError'>): RealtimePorts['readDocument'] {
  const known = new WeakMap<ResourceEvent, Map<UserId | null, Promise<unknown>>>();
  return (userId, event) => {
    const reads = known.get(event) ?? new Map<UserId | null, Promise<unknown>>();
    known.set(event, reads);
    const reader = event.roles.includes('any') ? null : userId;
    const read =
      reads.get(reader) ??
      ports.readDocument(reader, event).catch((error: unknown) => {
        // The client reads again when it reconnects; closing all connections would not help.
        ports.onError?.(error);
        return null;
      });
    reads.set(reader, read);
    return read;
  };
}

/** Handles the upgrade of `GET /v1/realtime` with the client SDK's frames (docs/rules/realtime.md). */
export function attachRealtime(server: Server, ports: RealtimePorts): Realtime {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: payloadMaximum,
    perMessageDeflate: false,
  });
  const connections = new Map<WebSocket, Connection>();
  const readDocument = shareReads(ports);
  const openSockets = createOpenSockets(ports.socketsPerNetwork ?? 1_000);

  const reasonToRefuse = (request: IncomingMessage, parameters: URLSearchParams): string | null => {
    const project = parameters.get('project');
    if (project !== null && project !== ports.projectKey) return 'Unknown project.';
    const origin = request.headers.origin ?? null;
    return ports.isTrustedOrigin(origin, request.headers.host ?? '') ? null : 'Unknown origin.';
  };

  const credentialsOf = (request: IncomingMessage): RealtimeCredentials => {
    const cookies = parseCookies(request.headers.cookie ?? '');
    return {
      cookie: cookies[`a_session_${ports.projectKey}`],
      legacyCookie: cookies[`a_session_${ports.projectKey}_legacy`],
      session: undefined,
      fallback: undefined,
    };
  };

  /** An invalid JWT leaves a guest, because an error would make the client reconnect for ever. */
  const authenticateByJwt = async (jwt: string): Promise<Identity | null> => {
    const none = { cookie: undefined, legacyCookie: undefined, session: undefined, fallback: undefined };
    try {
      return await ports.authenticate({ ...none, jwt });
    } catch (error) {
      if (error instanceof AppError && error.type === 'user_jwt_invalid') return null;
      throw error;
    }
  };

  const acceptSocket = (socket: WebSocket, request: IncomingMessage, parameters: URLSearchParams): void => {
    // Errors are followed by `close`, which cleans up.
    socket.on('error', () => {});
    const refusal = reasonToRefuse(request, parameters);
    const requested = readUrlSubscriptions(parameters, newId);
    if (refusal !== null || requested === null) {
      socket.send(JSON.stringify(writeError(closeCodes.refused, refusal ?? 'Too many channels.')));
      socket.close(closeCodes.refused);
      return;
    }
    const wire = {
      get bufferedAmount() {
        return socket.bufferedAmount;
      },
      send: (text: string) => socket.send(text),
      close: (code: number) => socket.close(code),
      cut: () => socket.terminate(),
    };
    const connection = createConnection(wire, {
      clock: ports.clock,
      events: ports.events,
      ownsProject: ports.ownsProject,
      readDocument,
      authenticate: (session) =>
        ports.authenticate({ cookie: undefined, legacyCookie: undefined, session, fallback: undefined }),
    });
    connections.set(socket, connection);
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(closeCodes.unreadable);
      else connection.receive(readText(data));
    });
    socket.on('pong', () => connection.touch());
    socket.on('close', () => {
      connection.stop();
      connections.delete(socket);
    });
    const credentials = credentialsOf(request);
    const jwt = parameters.get('jwt') ?? undefined;
    const identify = async (): Promise<Identity | null> =>
      (await ports.authenticate(credentials)) ?? (jwt === undefined ? null : authenticateByJwt(jwt));
    connection.start(identify, requested);
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const url = readAddress(request.url ?? '');
    if (url?.pathname !== `${apiPrefix}/realtime`) {
      // In development the web app's dev server handles its own upgrades on the same server.
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    socket.on('error', () => {});
    if (!ports.acceptsHost(request.headers.host ?? '')) return refuse(socket, '421 Misdirected Request');
    const network = networkOf(ports.ipOf(request));
    const admit = (): void => {
      if (!openSockets.enter(network)) return refuse(socket, '429 Too Many Requests');
      // Runs whether the socket closes before or after the handshake.
      socket.once('close', () => openSockets.leave(network));
      sockets.handleUpgrade(request, socket, head, (opened) =>
        acceptSocket(opened, request, url.searchParams),
      );
    };
    ports.limits.consume('realtime', network, connectsPerMinute, 60).then(admit, (error: unknown) => {
      if (!(error instanceof AppError)) ports.onError?.(error);
      refuse(socket, '429 Too Many Requests');
    });
  };
  server.on('upgrade', onUpgrade);

  const timer = setInterval(() => {
    for (const [socket, connection] of connections) {
      connection.sweep();
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }, heartbeatInterval);
  timer.unref();

  return {
    get size() {
      return connections.size;
    },
    close: async () => {
      clearInterval(timer);
      server.off('upgrade', onUpgrade);
      for (const socket of connections.keys()) socket.close(closeCodes.away);
      // Terminate sockets that ignore the close frame.
      const cut = setTimeout(() => {
        for (const socket of connections.keys()) socket.terminate();
      }, closeTimeout);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(cut);
    },
  };
}
