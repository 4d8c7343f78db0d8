import { createServer, type IncomingMessage, type Server } from 'node:http';

export interface SimulatorRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

export interface SimulatorReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Null: not handled here. `hang`: never answered, like a bank that is down. */
export type SimulatorHandler = (request: SimulatorRequest) => Promise<SimulatorReply | 'hang' | null>;

const bodyLimit = 1_000_000;

async function readRequest(message: IncomingMessage, origin: string): Promise<SimulatorRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  return {
    method: message.method ?? 'GET',
    url: new URL(message.url ?? '/', origin),
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

export interface SimulatorHost {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the handlers on loopback only; port 0 picks a free port. */
export async function openHost(
  port: number,
  makeHandlers: (origin: () => string) => readonly SimulatorHandler[],
): Promise<SimulatorHost> {
  let origin = '';
  const handlers = makeHandlers(() => origin);
  const server: Server = createServer((message, response) => {
    const answer = async (): Promise<void> => {
      const request = await readRequest(message, origin);
      for (const handle of handlers) {
        const reply = await handle(request);
        if (reply === 'hang') return;
        if (reply === null) continue;
        response.writeHead(reply.status ?? 200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          ...reply.headers,
        });
        response.end(reply.body);
        return;
      }
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end();
    };
    answer().catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : '');
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  return {
    origin,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export const json = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): SimulatorReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});
