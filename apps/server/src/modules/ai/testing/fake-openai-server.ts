import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeAnswer =
  | {
      readonly kind: 'stream';
      readonly text: string;
      readonly totalTokens?: number;
      readonly finish?: string | null;
    }
  | { readonly kind: 'status'; readonly status: number; readonly body: unknown; readonly retryAfter?: string }
  /** An event stream that arrives in pieces of some bytes, which may be half letters. */
  | { readonly kind: 'bytes'; readonly body: Uint8Array; readonly size: number }
  /** A JSON answer, as sent by a server without streaming. */
  | { readonly kind: 'whole'; readonly text: string; readonly totalTokens: number }
  | { readonly kind: 'page'; readonly html: string }
  /** Sends the text, then closes the connection. */
  | { readonly kind: 'cut'; readonly text: string }
  /** Sends the text, if any, then nothing more. */
  | { readonly kind: 'silence'; readonly text?: string }
  /** Sends only event stream comments. */
  | { readonly kind: 'comments' }
  | { readonly kind: 'stream-error'; readonly message: string };

export interface FakeCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

export interface FakeOpenAiServer {
  readonly baseUrl: string;
  readonly calls: FakeCall[];
  push(...answers: readonly FakeAnswer[]): void;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
}

const frame = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish: string | null = null): string =>
  frame({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] });

function writeText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 0; at < text.length; at += 24) response.write(chunk({ content: text.slice(at, at + 24) }));
}

/** The bytes of a complete event stream with a text in one event. */
export const writeEvents = (text: string, finish = 'stop'): Buffer =>
  Buffer.from(`${chunk({ content: text })}${chunk({}, finish)}data: [DONE]\n\n`);

async function writeBytes(response: ServerResponse, body: Uint8Array, size: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 0; at < body.length; at += size) {
    response.write(body.subarray(at, at + size));
    // Sends the pieces in packets of their own.
    await new Promise(setImmediate);
  }
  response.end();
}

function play(answer: FakeAnswer, response: ServerResponse): void {
  switch (answer.kind) {
    case 'status':
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        ...(answer.retryAfter !== undefined && { 'retry-after': answer.retryAfter }),
      });
      response.end(JSON.stringify(answer.body));
      return;
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(answer.html);
      return;
    case 'whole':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          object: 'chat.completion',
          choices: [
            { index: 0, message: { role: 'assistant', content: answer.text }, finish_reason: 'stop' },
          ],
          usage: { total_tokens: answer.totalTokens },
        }),
      );
      return;
    case 'bytes':
      void writeBytes(response, answer.body, answer.size);
      return;
    case 'silence':
      if (answer.text !== undefined) writeText(response, answer.text);
      return;
    case 'comments': {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(': still here\n\n'), 5);
      response.on('close', () => clearInterval(timer));
      return;
    }
    case 'cut':
      writeText(response, answer.text);
      setImmediate(() => response.destroy());
      return;
    case 'stream-error':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(frame({ error: { message: answer.message, type: 'server_error' } }));
      return;
    case 'stream':
      writeText(response, answer.text);
      if (answer.finish !== null) response.write(chunk({}, answer.finish ?? 'stop'));
      if (answer.totalTokens !== undefined) {
        response.write(frame({ id: 'c', choices: [], usage: { total_tokens: answer.totalTokens } }));
      }
      response.end('data: [DONE]\n\n');
  }
}

/** A loopback server for `POST /chat/completions` that plays scripted answers; other requests get status 418. */
export async function startFakeOpenAiServer(): Promise<FakeOpenAiServer> {
  const answers: FakeAnswer[] = [];
  const calls: FakeCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      play(
        answers.shift() ?? { kind: 'status', status: 418, body: { error: { message: 'unscripted' } } },
        response,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    push: (...more) => void answers.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
