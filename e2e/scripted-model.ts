import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model answers to every request until the next `set`. */
export type ModelAnswer =
  | { readonly kind: 'text'; readonly text: string; readonly finish?: 'stop' | 'length' }
  /** Sends the text, then closes the connection. */
  | { readonly kind: 'cut'; readonly text: string }
  /** Sends the text, then nothing more. */
  | { readonly kind: 'silence'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'page'; readonly html: string }
  /** Bytes that are no events, as an event stream. */
  | { readonly kind: 'bytes'; readonly body: Uint8Array }
  /** Sends the text, then an error instead of the rest. */
  | { readonly kind: 'error-event'; readonly text: string }
  /** Calls tools that were not offered. */
  | { readonly kind: 'tool-calls'; readonly count: number }
  /** Sends text until it has sent so many bytes or the connection is closed. */
  | { readonly kind: 'flood'; readonly bytes: number };

export interface ScriptedModel {
  /** Environment variables that connect a server to the model. */
  readonly environment: Readonly<Record<string, string>>;
  /** Number of requests so far. */
  requests(): number;
  /** The messages of the last request. */
  messages(): readonly { readonly role: string; readonly content: string }[];
  set(answer: ModelAnswer): void;
  stop(): Promise<void>;
}

const frame = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const part = (delta: object, finish: string | null = null): string =>
  frame({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] });

function writeText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 0; at < text.length; at += 40) response.write(part({ content: text.slice(at, at + 40) }));
}

function writeFlood(response: ServerResponse, bytes: number): void {
  const piece = part({ content: 'Uzun bir yanıt. '.repeat(2_000) });
  let left = bytes;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const more = (): void => {
    while (!response.destroyed && left > 0) {
      left -= Buffer.byteLength(piece);
      if (!response.write(piece)) return;
    }
    response.end('data: [DONE]\n\n');
  };
  response.on('drain', more);
  more();
}

function play(answer: ModelAnswer, response: ServerResponse): void {
  switch (answer.kind) {
    case 'text':
      writeText(response, answer.text);
      response.write(part({}, answer.finish ?? 'stop'));
      response.write(frame({ choices: [], usage: { total_tokens: 1_200 } }));
      response.end('data: [DONE]\n\n');
      return;
    case 'cut':
      writeText(response, answer.text);
      setImmediate(() => response.destroy());
      return;
    case 'silence':
      writeText(response, answer.text);
      return;
    case 'status':
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'scripted' } }));
      return;
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(answer.html);
      return;
    case 'bytes':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(answer.body);
      return;
    case 'error-event':
      writeText(response, answer.text);
      response.end(frame({ error: { message: 'CUDA out of memory at 0x7f', type: 'server_error' } }));
      return;
    case 'tool-calls': {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const call = { name: 'delete_all_files', arguments: '{"path":"/"}' };
      for (let index = 0; index < answer.count; index += 1) {
        response.write(
          part({ tool_calls: [{ index, id: `call${index}`, type: 'function', function: call }] }),
        );
      }
      response.write(part({}, 'tool_calls'));
      response.end('data: [DONE]\n\n');
      return;
    }
    case 'flood':
      writeFlood(response, answer.bytes);
  }
}

/** Starts an OpenAI-compatible server on a free port that plays one scripted answer at a time. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let current: ModelAnswer = { kind: 'status', status: 418 };
  let requests = 0;
  let messages: readonly { role: string; content: string }[] = [];
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (piece: Buffer) => body.push(piece));
    request.on('end', () => {
      requests += 1;
      const text = Buffer.concat(body).toString();
      if (text !== '') messages = (JSON.parse(text) as { messages: typeof messages }).messages;
      play(current, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'scripted',
      AI_MODEL: 'scripted-model',
    },
    requests: () => requests,
    messages: () => messages,
    set: (answer) => {
      current = answer;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An answer that replaces the root component. */
export const answerWith = (source: string, title = 'Yeni ekran'): ModelAnswer => ({
  kind: 'text',
  text: `${title}\nEkranı değiştirdim.\n\n<file path="src/App.tsx">\n${source}\n</file>\n`,
});
