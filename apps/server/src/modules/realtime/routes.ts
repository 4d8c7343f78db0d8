import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProjectId, UserId } from '@kilim/contract';
import { AppError } from '@kilim/contract';
import { parse as parseCookies } from 'hono/utils/cookie';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import type { Events } from '../../platform/events/index.ts';
import { apiPrefix, networkOf, type RateLimits } from '../../platform/http/index.ts';
import { type Connection, createConnection, type Identity } from './connection.ts';
import { closeCodes, writeError } from './frames.ts';
import { createOpenSockets } from './open-sockets.ts';
import { readUrlSubscriptions } from './url-subscriptions.ts';

/** Where a request may carry its session, in the order of wire-contract.md §1.1. */
export interface RealtimeCredentials {
  readonly cookie: string | undefined;
  readonly legacyCookie: string | undefined;
  readonly session: string | undefined;
  readonly fallback: string | undefined;
}

export interface RealtimePorts {
  readonly clock: Clock;
  readonly events: Events;
  readonly limits: RateLimits;
  /** The project id of the wire contract; clients that name another one are refused. */
  readonly projectKey: string;
  /** Null for a guest, and for credentials that are not valid any more. */
  authenticate(credentials: RealtimeCredentials): Promise<Identity | null>;
  ownsProject(userId: UserId, projectId: ProjectId): Promise<boolean>;
  isTrustedOrigin(origin: string | null, host: string): boolean;
  /** Whether the Host header names this site. */
  acceptsHost(host: string): boolean;
  ipOf(request: IncomingMessage): string;
  /** Open sockets that one network may have; more than an office behind one address needs, unless given. */
  readonly socketsPerNetwork?: number;
  /** Hears of failures that no client can be told of. */
  onError?(error: unknown): void;
}

export interface Realtime {
  /** Open connections, for tests and figures. */
  readonly size: number;
  /** Sends everybody away; clients come back by themselves. */
  close(): Promise<void>;
}

const payloadMaximum = 64 * 1024;
const connectsPerMinute = 128;
const sweepInterval = 30_000;
const farewellTime = 1_000;

/** Frames come whole as a buffer unless the socket is told otherwise. */
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

/** Answers the upgrade of `GET /v1/realtime`; frames and limits of wire-contract.md §6. */
export function attachRealtime(server: Server, ports: RealtimePorts): Realtime {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: payloadMaximum,
    perMessageDeflate: false,
  });
  const connections = new Map<WebSocket, Connection>();
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

  const welcome = (socket: WebSocket, request: IncomingMessage, parameters: URLSearchParams): void => {
    // A broken frame or a reset ends in `close`, which cleans up.
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
    connection.start(() => ports.authenticate(credentials), requested);
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const url = readAddress(request.url ?? '');
    if (url?.pathname !== `${apiPrefix}/realtime`) {
      // In development the web's own server listens for its upgrades beside us.
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    socket.on('error', () => {});
    if (!ports.acceptsHost(request.headers.host ?? '')) return refuse(socket, '421 Misdirected Request');
    const network = networkOf(ports.ipOf(request));
    const admit = (): void => {
      if (!openSockets.enter(network)) return refuse(socket, '429 Too Many Requests');
      // However it ends, before or after the handshake.
      socket.once('close', () => openSockets.leave(network));
      sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, request, url.searchParams));
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
      // Older SDKs never speak: their browser's pong shows that somebody is there.
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }, sweepInterval);
  timer.unref();

  return {
    get size() {
      return connections.size;
    },
    close: async () => {
      clearInterval(timer);
      server.off('upgrade', onUpgrade);
      for (const socket of connections.keys()) socket.close(closeCodes.away);
      // Whoever does not answer the farewell must not keep the process.
      const cut = setTimeout(() => {
        for (const socket of connections.keys()) socket.terminate();
      }, farewellTime);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(cut);
    },
  };
}
