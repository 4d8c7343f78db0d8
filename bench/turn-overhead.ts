// What a turn takes in addition to its provider. The provider answers at once and says when its answer ended; a turn ends
// with the event that open tabs get. BENCH_TURNS sets the number of turns of each kind.
import { createServer } from 'node:http';
import { WebSocket } from 'ws';
import { answer } from './lib/instant-provider.ts';
import { startServer } from './lib/kilim-server.ts';
import { startTurn } from './lib/start-turn.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const turns = Number(process.env['BENCH_TURNS'] ?? 200);
const warmUp = 10;
const words = 'Bu ekran yapılacak işleri gösterir. '.repeat(20);

let text = answer;
let endedAt = 0;
let askedAt = 0;
const frame = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const provider = createServer((request, response) => {
  askedAt = performance.now();
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < text.length; at += 40) {
      response.write(frame({ choices: [{ index: 0, delta: { content: text.slice(at, at + 40) } }] }));
    }
    response.write(frame({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
    response.write(frame({ choices: [], usage: { total_tokens: 1_000 } }));
    response.end('data: [DONE]\n\n', () => {
      endedAt = performance.now();
    });
  });
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const address = provider.address();
const port = typeof address === 'object' && address ? address.port : 0;
const server = await startServer([process.execPath, 'apps/server/dist/main.js'], {
  OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  OPENAI_API_KEY: 'bench',
  AI_MODEL: 'bench',
});

const user = await registerUser(server.origin);
const project = String((await user.call('POST', '/projects', { name: 'Bench' }))['id']);
let onEnd = (_status: string): void => undefined;
const socket = new WebSocket(
  `${server.origin.replace('http', 'ws')}/v1/realtime?channels[]=projects.${project}`,
  { headers: { cookie: user.cookie, origin: server.origin } },
);
socket.on('message', (data) => {
  const { data: event } = JSON.parse(String(data)) as {
    data: { payload?: { kind: string; turn?: { status: string } } };
  };
  if (event.payload?.kind === 'turn-ended') onEnd(event.payload.turn?.status ?? '');
});
await new Promise<void>((resolve, reject) => {
  socket.once('open', () => resolve());
  socket.once('error', reject);
});

interface Overhead {
  readonly before: number;
  readonly after: number;
}

async function runTurn(prompt: string): Promise<Overhead> {
  const ended = new Promise<string>((resolve) => {
    onEnd = resolve;
  });
  const started = performance.now();
  await startTurn(user, project, { prompt });
  const status = await ended;
  if (status !== 'done') throw new Error(`The turn ended with status ${status}.`);
  return { before: askedAt - started, after: performance.now() - endedAt };
}

async function measure(name: string, said: (turn: number) => string, prompt: string): Promise<string[][]> {
  const samples: Overhead[] = [];
  for (let turn = 0; turn < turns + warmUp; turn += 1) {
    text = said(turn);
    const sample = await runTurn(prompt);
    if (turn >= warmUp) samples.push(sample);
  }
  const row = (part: string, values: readonly number[]): string[] => [
    `${name}: ${part}`,
    ...[0.5, 0.95, 0.99].map((share) => inMilliseconds(quantile(values, share))),
  ];
  return [
    row(
      'from the request to the provider',
      samples.map(({ before }) => before),
    ),
    row(
      'from the end of the answer to open tabs',
      samples.map(({ after }) => after),
    ),
    row(
      'both',
      samples.map(({ before, after }) => before + after),
    ),
  ];
}

try {
  const changing = (turn: number): string => answer.replace('<Text>Bench', `<Text>Bench ${turn}`);
  const rows = [
    ...(await measure('change', changing, 'Başlığı değiştir')),
    ...(await measure('words', () => words, 'Bu ekran ne işe yarıyor, açıklar mısın?')),
  ];
  printTable(`Overhead of ${turns} turns over their provider`, ['part', 'p50', 'p95', 'p99'], rows);
} finally {
  socket.terminate();
  provider.closeAllConnections();
  provider.close();
  await server.stop();
}
