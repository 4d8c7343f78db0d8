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
  | { readonly kind: 'page'; readonly html: string };

export interface ScriptedModel {
  /** Environment variables that connect a server to the model. */
  readonly environment: Readonly<Record<string, string>>;
  /** Number of requests so far. */
  requests(): number;
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
  }
}

/** Starts an OpenAI-compatible server on a free port that plays one scripted answer at a time. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let current: ModelAnswer = { kind: 'status', status: 418 };
  let requests = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      requests += 1;
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
