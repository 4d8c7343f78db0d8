import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from './records.ts';

export interface Endpoint {
  /** With the path before `/chat/completions`. */
  readonly baseUrl: string;
  readonly key: string | null;
}

/** Stands between the server under test and the model: records what the model says, or plays what was recorded. */
export interface Relay {
  readonly baseUrl: string;
  /** Starts a task; its recorded answers are played unless the relay has an endpoint. */
  begin(recorded: readonly RecordedAnswer[]): void;
  /** What was answered since `begin`. */
  answers(): readonly RecordedAnswer[];
  stop(): Promise<void>;
}

const frame = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

function play(answer: RecordedAnswer, response: ServerResponse): void {
  if (answer.finish === 'error') {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'recorded failure' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(frame({ choices: [{ index: 0, delta: { content: answer.text }, finish_reason: null }] }));
  response.write(frame({ choices: [{ index: 0, delta: {}, finish_reason: answer.finish }] }));
  const { promptTokens: prompt_tokens, answerTokens: completion_tokens } = answer;
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  response.end(`${frame({ choices: [], usage })}data: [DONE]\n\n`);
}

/** Reads a stream of events as it passes. */
class AnswerReader {
  text = '';
  finish: RecordedAnswer['finish'] = 'error';
  promptTokens = 0;
  answerTokens = 0;
  #rest = '';

  read(chunk: string): void {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: {')) this.#readEvent(line.slice('data: '.length));
  }

  #readEvent(json: string): void {
    let event: unknown;
    try {
      event = JSON.parse(json);
    } catch {
      return;
    }
    const { choices, usage } = event as {
      choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[];
      usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
    };
    this.text += choices?.[0]?.delta?.content ?? '';
    const reason = choices?.[0]?.finish_reason;
    if (reason) this.finish = reason === 'length' ? 'length' : 'stop';
    this.promptTokens = usage?.prompt_tokens ?? this.promptTokens;
    this.answerTokens = usage?.completion_tokens ?? this.answerTokens;
  }
}

async function forward(
  { baseUrl, key }: Endpoint,
  body: string,
  response: ServerResponse,
): Promise<RecordedAnswer> {
  const started = performance.now();
  const reader = new AnswerReader();
  const reply = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
    body,
  });
  response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' });
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    if (reply.ok) reader.read(decoder.decode(chunk, { stream: true }));
    response.write(chunk);
  }
  response.end();
  const { text, finish, promptTokens, answerTokens } = reader;
  return { text, finish, promptTokens, answerTokens, milliseconds: Math.round(performance.now() - started) };
}

/** Starts the relay on a free port; without an endpoint it plays recorded answers. */
export async function startRelay(endpoint: Endpoint | null): Promise<Relay> {
  let recorded: RecordedAnswer[] = [];
  let answered: RecordedAnswer[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      if (endpoint === null) {
        const answer = recorded.shift();
        if (answer) answered.push(answer);
        play(
          answer ?? { text: '', finish: 'error', promptTokens: 0, answerTokens: 0, milliseconds: 0 },
          response,
        );
        return;
      }
      const current = answered;
      forward(endpoint, body, response).then(
        (answer) => current.push(answer),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    begin: (next) => {
      recorded = [...next];
      answered = [];
    },
    answers: () => answered,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
