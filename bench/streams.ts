// 40 answers at the same time, each followed by an open tab: milliseconds from a token of the provider to the tab, CPU
// and memory of the server. The server publishes every 50 ms (docs/rules/turns.md#progress), so half of that is usual.
// BENCH_STREAMS, BENCH_TOKENS and BENCH_PACE (milliseconds between two tokens) change the load.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type RunningServer, startServer } from './lib/kilim-server.ts';
import { startPacedProvider, tokenPattern } from './lib/paced-provider.ts';
import { startTurn } from './lib/start-turn.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';
import { type BenchUser, registerUser } from './lib/user.ts';

const streams = Number(process.env['BENCH_STREAMS'] ?? 40);
const tokens = Number(process.env['BENCH_TOKENS'] ?? 400);
const pace = Number(process.env['BENCH_PACE'] ?? 25);

/** CPU time of the server process in milliseconds, in steps of 10 ms. */
function cpuOf(server: RunningServer): number {
  const stat = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

interface DeltaFrame {
  readonly type: string;
  readonly data: {
    readonly payload?: { readonly kind: string; readonly delta?: { readonly text?: string } };
  };
}

/** Opens a tab of a project, which calls `onText` with every streamed text. */
async function openTab(
  server: RunningServer,
  { cookie }: BenchUser,
  project: string,
  onText: (text: string) => void,
): Promise<WebSocket> {
  const address = `${server.origin.replace('http', 'ws')}/v1/realtime?channels[]=projects.${project}`;
  const socket = new WebSocket(address, { headers: { cookie, origin: server.origin } });
  let rest = '';
  socket.on('message', (data) => {
    const { type, data: event } = JSON.parse(String(data)) as DeltaFrame;
    if (type !== 'event' || event.payload?.kind !== 'turn-delta') return;
    // A token may be cut by two deltas.
    const text = rest + (event.payload.delta?.text ?? '');
    const end = text.lastIndexOf(' ') + 1;
    rest = text.slice(end);
    onText(text.slice(0, end));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return socket;
}

const provider = await startPacedProvider(tokens, pace);
const server = await startServer([process.execPath, 'apps/server/dist/main.js'], {
  OPENAI_BASE_URL: provider.url,
  OPENAI_API_KEY: 'bench',
  AI_MODEL: 'bench',
});
const delays: number[] = [];
const read = (text: string): void => {
  const now = performance.now();
  for (const [token] of text.matchAll(tokenPattern)) {
    const sent = provider.sentAt.get(token);
    if (sent !== undefined) delays.push(now - sent);
  }
};

const sockets: WebSocket[] = [];
try {
  // One user each, as 40 people: a user creates one project in two seconds.
  const users = await Promise.all(Array.from({ length: streams }, () => registerUser(server.origin)));
  const projects: string[] = [];
  for (const [index, user] of users.entries()) {
    const project = String((await user.call('POST', '/projects', { name: `Bench ${index}` }))['id']);
    projects.push(project);
    sockets.push(await openTab(server, user, project, read));
  }
  await wait(2_000);
  const idle = server.memory();
  const cpu = cpuOf(server);
  const started = performance.now();
  await Promise.all(
    users.map((user, index) =>
      startTurn(user, projects[index] ?? '', { prompt: 'Bu ekran ne işe yarıyor, açıklar mısın?' }),
    ),
  );
  let most = idle;
  while (provider.finished() < streams && performance.now() - started < 5 * 60_000) {
    most = Math.max(most, server.memory());
    await wait(200);
  }
  await wait(2_000);
  const seconds = (performance.now() - started) / 1_000;
  const sent = provider.sentAt.size;
  printTable(
    `${streams} streams of ${tokens} tokens, one every ${pace} ms`,
    ['figure', 'value'],
    [
      ['added latency of a token, p50', inMilliseconds(quantile(delays, 0.5))],
      ['added latency of a token, p95', inMilliseconds(quantile(delays, 0.95))],
      ['added latency of a token, p99', inMilliseconds(quantile(delays, 0.99))],
      ['tokens that arrived', `${delays.length} of ${sent}`],
      ['CPU of the server', `${((cpuOf(server) - cpu) / seconds / 10).toFixed(0)} % of a core`],
      ['memory before, most', `${idle.toFixed(0)} MB, ${most.toFixed(0)} MB`],
      ['duration', `${seconds.toFixed(1)} s`],
    ],
  );
} finally {
  for (const socket of sockets) socket.terminate();
  provider.stop();
  await server.stop();
}
