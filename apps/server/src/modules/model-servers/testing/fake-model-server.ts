import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeModelServer {
  readonly port: number;
  /** Paths of the requests, in order. */
  readonly paths: string[];
  /** Replaces what the server does. */
  use(handlers: { readonly models?: Handler; readonly chat?: Handler }): void;
  close(): Promise<void>;
}

export const json =
  (value: unknown, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
export const page: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Başka bir site</title>');
};
/** Accepts the request and never answers. */
export const silence: Handler = () => {};
export const redirectTo =
  (location: string): Handler =>
  (_, response) => {
    response.writeHead(302, { location });
    response.end();
  };

/** The list as Ollama sends it. */
export const ollamaModels = (...names: string[]) => ({
  object: 'list',
  data:
    names.length === 0
      ? null
      : names.map((id) => ({ id, object: 'model', created: 1_731_000_000, owned_by: 'library' })),
});

/** The list as llama.cpp sends it: its own fields first, and the path of the file as the name. */
export const llamaCppModels = (path: string) => ({
  models: [{ name: path, model: path, modified_at: '', size: '', digest: '', type: 'model' }],
  object: 'list',
  data: [
    {
      id: path,
      object: 'model',
      created: 1_731_000_000,
      owned_by: 'llamacpp',
      meta: { vocab_type: 1, n_vocab: 128_256, n_ctx_train: 131_072 },
    },
  ],
});

const frame = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (content: string, finish: string | null = null) =>
  frame({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [
      { index: 0, delta: finish === null ? { role: 'assistant', content } : {}, finish_reason: finish },
    ],
  });

/** Streams a text like a model, with its usage. */
export const answer =
  (text: string, finish = 'stop'): Handler =>
  (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < text.length; at += 40) response.write(chunk(text.slice(at, at + 40)));
    response.write(chunk('', finish));
    response.write(frame({ id: 'chatcmpl-1', choices: [], usage: { total_tokens: 1_234 } }));
    response.end('data: [DONE]\n\n');
  };

/** Streams a text and closes the connection in the middle of the answer. */
export const die =
  (text: string): Handler =>
  (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk(text));
    setImmediate(() => response.destroy());
  };

/** Sends bytes without an end. */
export const flood =
  (contentType: string, piece: string): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': contentType });
    const write = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', write);
    write();
  };

/** A server with `GET /v1/models` and `POST /v1/chat/completions` on a free loopback port. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  let models: Handler = json(ollamaModels('llama3.2:latest'));
  let chat: Handler = answer('ready');
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    if (path === '/v1/models') models(request, response);
    else if (path === '/v1/chat/completions') chat(request, response);
    else json({ error: 'not found' }, 404)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    paths,
    use: (handlers) => {
      models = handlers.models ?? models;
      chat = handlers.chat ?? chat;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
