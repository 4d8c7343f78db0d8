import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface ConnectionLimits {
  /** Open HTTP connections per network; WebSockets have a limit of their own. */
  readonly perNetwork: number;
  /** Milliseconds after which a connection without any transfer is closed. */
  readonly readerTimeout: number;
  /** A client has to receive `readerMinimum` bytes of a waiting response in this many milliseconds. */
  readonly readerWindow: number;
  readonly readerMinimum: number;
  /** Milliseconds between two checks of the readers. */
  readonly sweepInterval: number;
  /** Milliseconds for the headers of a request. */
  readonly headersTimeout: number;
  /** Milliseconds that an idle connection is kept open. Must exceed the idle timeout of a proxy. */
  readonly keepAlive: number;
}

/** docs/rules/http.md#connections */
export const connectionLimits: ConnectionLimits = {
  perNetwork: 512,
  readerTimeout: 30_000,
  readerWindow: 60_000,
  readerMinimum: 64 * 1_024,
  sweepInterval: 10_000,
  headersTimeout: 20_000,
  keepAlive: 65_000,
};

/** Bodies have a minimum rate (`read-body.ts`); this applies to requests whose body is never read. */
const requestTimeout = 3_600_000;

interface Reading {
  /** Bytes received by the client when the window began. */
  taken: number;
  since: number;
}

/** Bytes sent. Node's `bytesWritten` includes the ones that are still buffered. */
const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/** Counts connections by network and closes those above the limit. */
function limitNetworks(
  server: Server,
  perNetwork: number,
  networkOf: (socket: Socket) => string | null,
): void {
  const open = new Map<string, number>();
  const counted = new WeakMap<Duplex, string>();
  const leave = (socket: Duplex): void => {
    const network = counted.get(socket);
    if (network === undefined) return;
    counted.delete(socket);
    const left = (open.get(network) ?? 1) - 1;
    if (left === 0) open.delete(network);
    else open.set(network, left);
  };
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket);
    if (network === null) return;
    const count = open.get(network) ?? 0;
    if (count >= perNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    counted.set(socket, network);
    socket.once('close', () => leave(socket));
  });
  server.on('upgrade', (_request, socket) => leave(socket));
}

/** Closes connections whose client stopped reading or reads too slowly. */
function closeSlowReaders(server: Server, limits: ConnectionLimits): void {
  const readings = new Map<Socket, Reading>();
  const active = new Map<Socket, number>();

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    active.set(socket, (active.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (active.get(socket) ?? 1) - 1;
      if (left > 0) {
        active.set(socket, left);
        return;
      }
      active.delete(socket);
      readings.delete(socket);
    });
  });

  server.setTimeout(limits.readerTimeout);
  server.on('timeout', (socket: Socket) => {
    // Without a buffered response the client waits for the server, so the connection stays open.
    if (!active.has(socket) || socket.writableLength > 0) socket.destroy();
  });

  const sweep = (): void => {
    const now = performance.now();
    for (const socket of active.keys()) {
      if (socket.writableLength === 0) {
        readings.delete(socket);
        continue;
      }
      const reading = readings.get(socket);
      const taken = takenBy(socket);
      if (!reading) readings.set(socket, { taken, since: now });
      else if (now - reading.since >= limits.readerWindow) {
        if (taken - reading.taken < limits.readerMinimum) socket.destroy();
        else readings.set(socket, { taken, since: now });
      }
    }
  };
  const timer = setInterval(sweep, limits.sweepInterval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * Protects the server from clients that hold connections: too many per network, slow headers, readers that stop.
 * `networkOf` returns null for connections that are not counted, such as those of a trusted proxy.
 */
export function guardConnections(
  server: Server,
  networkOf: (socket: Socket) => string | null,
  limits: ConnectionLimits = connectionLimits,
): void {
  server.keepAliveTimeout = limits.keepAlive;
  server.headersTimeout = limits.headersTimeout;
  server.requestTimeout = requestTimeout;
  limitNetworks(server, limits.perNetwork, networkOf);
  closeSlowReaders(server, limits);
}
