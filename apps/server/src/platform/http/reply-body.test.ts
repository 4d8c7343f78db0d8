import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { bytesToBody, type ReplyBody, singleChunkMaximum, streamToBody } from './reply-body.ts';

const megabyte = 1_048_576;

async function readAll(body: ReplyBody): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

describe('the body of a response', () => {
  it('is sent in chunks when it is large', async () => {
    const small = new Uint8Array(singleChunkMaximum).fill(7);
    expect(bytesToBody(small)).toBe(small);
    const large = new Uint8Array(singleChunkMaximum + 1).map((_, at) => at % 251);
    const body = bytesToBody(large);
    expect(body).toBeInstanceOf(ReadableStream);
    expect(await readAll(body)).toEqual(large);
  });

  it('has a length for one chunk, is a stream for several and empty for none', async () => {
    async function* produce(...pieces: string[]): AsyncGenerator<string> {
      yield* pieces;
    }
    expect(await streamToBody(produce('{"a":"ş"}'))).toEqual(new TextEncoder().encode('{"a":"ş"}'));
    expect(await streamToBody(produce())).toEqual(new Uint8Array());
    expect(new TextDecoder().decode(await readAll(await streamToBody(produce('a', '', 'b', 'c'))))).toBe(
      'abc',
    );
  });

  it('fails before it begins when its first chunk fails', async () => {
    // oxlint-disable-next-line require-yield
    async function* fail(): AsyncGenerator<string> {
      throw new Error('no such row');
    }
    await expect(streamToBody(fail())).rejects.toThrow('no such row');
  });
});

describe('a client that stops reading', () => {
  let server: Server;
  let reader: Socket;
  afterEach(() => {
    reader.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** Serves `produce` to a client that sends a request and reads nothing. */
  async function pause(produce: () => AsyncIterable<Uint8Array>): Promise<void> {
    const answer = async (): Promise<Response> => new Response(await streamToBody(produce()));
    server = createServer(getRequestListener(answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    reader = connect(port, '127.0.0.1');
    reader.pause();
    await new Promise((resolve) => reader.once('connect', resolve));
    reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }

  it('pauses the producer until it reads again', async () => {
    const pieces = 1_000;
    let made = 0;
    let isEnded = false;
    await pause(async function* () {
      for (; made < pieces; made += 1) yield new Uint8Array(64 * 1_024);
      isEnded = true;
    });
    let before = -1;
    while (before !== made) {
      before = made;
      await wait(150);
    }
    // The buffers of both kernels take some megabytes; the reply has 62.
    expect(made * 64 * 1_024).toBeLessThan(16 * megabyte);
    reader.resume();
    while (!isEnded) await wait(20);
    expect(made).toBe(pieces);
  });

  it('ends the producer when it disconnects', async () => {
    let isClosed = false;
    await pause(async function* () {
      try {
        for (;;) yield new Uint8Array(64 * 1_024);
      } finally {
        isClosed = true;
      }
    });
    await wait(100);
    expect(isClosed).toBe(false);
    reader.destroy();
    while (!isClosed) await wait(10);
  });
});
