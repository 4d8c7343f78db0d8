import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createWatchedFetch, lineMaximum, replyMaximum } from './watched-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('does not follow redirects', async () => {
  const received: string[] = [];
  const other = await listen(
    createServer((request, reply) => {
      received.push(request.url ?? '');
      reply.end('{}');
    }),
  );
  const configured = await listen(
    createServer((_request, reply) => reply.writeHead(307, { location: `${other}/stolen` }).end()),
  );
  const send = createWatchedFetch(() => {});
  await expect(
    send(`${configured}/v1/chat/completions`, {
      method: 'POST',
      body: 'prompt',
      headers: { authorization: 'k' },
    }),
  ).rejects.toThrow();
  expect(received).toEqual([]);
});

it.each([
  ['a line that never ends', 'x'.repeat(65_536), lineMaximum],
  ['lines without end', `data: ${'x'.repeat(65_529)}\n`, replyMaximum],
])('cuts off %s', async (_, piece, maximum) => {
  const received: number[] = [];
  const endless = await listen(
    createServer((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = (): void => {
        while (!reply.destroyed && reply.write(piece));
      };
      reply.on('drain', more);
      more();
    }),
  );
  const answer = await createWatchedFetch(() => {})(endless);
  await expect(
    (async () => {
      for await (const chunk of answer.body ?? []) received.push((chunk as Uint8Array).byteLength);
    })(),
  ).rejects.toMatchObject({ type: 'ai_reply_unreadable' });
  const sum = received.reduce((total, size) => total + size, 0);
  expect(sum).toBeLessThanOrEqual(maximum);
  expect(sum).toBeGreaterThan(maximum / 2);
});
