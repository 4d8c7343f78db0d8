import { createServer } from 'node:http';

export interface PageOrigin {
  readonly origin: string;
  close(): void;
}

/** Serves an empty page on an origin of its own: `localhost` is the server's site, `127.0.0.1` is another one. */
export async function servePage(host: 'localhost' | '127.0.0.1'): Promise<PageOrigin> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>App</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://${host}:${port}`, close: () => server.close() };
}
