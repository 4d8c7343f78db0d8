import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SdkKind } from '../providers/language-model.ts';

/** How the fake of Anthropic or Gemini answers one request. */
export type ServiceAnswer =
  | { readonly kind: 'answer'; readonly text: string; readonly tokens?: readonly [number, number] }
  | { readonly kind: 'cut'; readonly text: string }
  | { readonly kind: 'silence' }
  | { readonly kind: 'drip' }
  | { readonly kind: 'page' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'stream-error'; readonly message: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message: string;
      readonly retryAfter?: string;
    };

export interface ServiceCall {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
}

export interface FakeModelService {
  readonly baseUrl: string;
  readonly calls: ServiceCall[];
  push(...answers: readonly ServiceAnswer[]): void;
  close(): Promise<void>;
}

const event = (value: { readonly type?: string }): string =>
  `${value.type === undefined ? '' : `event: ${value.type}\n`}data: ${JSON.stringify(value)}\n\n`;

/** The events of an answer before its end, and those of the end. */
const streams: Readonly<
  Record<SdkKind, (text: string, tokens: readonly [number, number]) => readonly [string, string]>
> = {
  anthropic: (text, [input, output]) => [
    event({
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: 1 },
      },
    } as object) +
      event({
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'text', text: '' },
      } as object) +
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as object),
    event({ type: 'content_block_stop', index: 0 } as object) +
      event({
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: output },
      } as object) +
      event({ type: 'message_stop' }),
  ],
  gemini: (text, [input, output]) => [
    event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] } as object),
    event({
      candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    } as object),
  ],
};

function play(kind: SdkKind, answer: ServiceAnswer, response: ServerResponse): void {
  const open = (): void => void response.writeHead(200, { 'content-type': 'text/event-stream' });
  switch (answer.kind) {
    case 'answer': {
      open();
      const [start, end] = streams[kind](answer.text, answer.tokens ?? [20, 10]);
      response.end(start + end);
      return;
    }
    case 'cut':
      open();
      response.write(streams[kind](answer.text, [20, 10])[0]);
      setImmediate(() => response.destroy());
      return;
    case 'silence':
      return;
    case 'drip': {
      open();
      const timer = setInterval(() => response.write(': \n\n'), 5);
      response.on('close', () => clearInterval(timer));
      return;
    }
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Giriş</title>');
      return;
    case 'redirect':
      response.writeHead(307, { location: answer.to });
      response.end();
      return;
    case 'stream-error':
      open();
      response.end(
        kind === 'anthropic'
          ? event({ type: 'error', error: { type: 'overloaded_error', message: answer.message } } as object)
          : `data: {"error": ${JSON.stringify(answer.message)}\n\n`,
      );
      return;
    case 'status': {
      const body =
        kind === 'anthropic'
          ? { type: 'error', error: { type: 'some_error', message: answer.message } }
          : { error: { code: answer.status, message: answer.message, status: 'SOME_ERROR' } };
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        ...(answer.retryAfter !== undefined && { 'retry-after': answer.retryAfter }),
      });
      response.end(JSON.stringify(body));
    }
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** A loopback server that speaks the protocol of Anthropic or Gemini and plays scripted answers. */
export async function startFakeModelService(kind: SdkKind): Promise<FakeModelService> {
  const answers: ServiceAnswer[] = [];
  const calls: ServiceCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const key = request.headers['x-api-key'] ?? request.headers['x-goog-api-key'];
      calls.push({ path: request.url ?? '', key: key?.toString(), body });
      play(kind, answers.shift() ?? { kind: 'status', status: 418, message: 'unscripted' }, response);
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
