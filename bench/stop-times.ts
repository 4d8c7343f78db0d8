// From the request to stop a turn to its answer and to the end that open tabs see, in each state of a turn that can be
// held from outside. BENCH_STOPS sets the number for each state.
import { createServer, type ServerResponse } from 'node:http';
import { WebSocket } from 'ws';
import { startServer } from './lib/kilim-server.ts';
import { startTurn } from './lib/start-turn.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const stops = Number(process.env['BENCH_STOPS'] ?? 20);

type Answer = (response: ServerResponse, request: number) => void;
const send = (response: ServerResponse, content: string): boolean =>
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
const end = (response: ServerResponse): void => {
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
};
/** Enough code that its checks last longer than a request. */
const screen = (index: number): string =>
  `import { Text, View } from 'react-native';\nexport function Screen${index}() {\n  return (\n    <View>\n${'      <Text>Satır</Text>\n'.repeat(300)}    </View>\n  );\n}\n`;
const large = Array.from(
  { length: 40 },
  (_, index) => `<file path="src/screens/Screen${index}.tsx">\n${screen(index)}</file>\n`,
).join('');
const broken = '<file path="src/App.tsx">\nexport default function App( {\n</file>\n';

interface State {
  readonly name: string;
  readonly answer: Answer;
  /** Statuses of a turn that is in this state. */
  readonly statuses: readonly string[];
  /** Requests to the model after which it is in this state. */
  readonly requests: number;
}
const states: readonly State[] = [
  { name: 'before the model is asked', answer: () => {}, statuses: ['queued', 'streaming'], requests: 0 },
  { name: 'a model that says nothing', answer: () => {}, statuses: ['queued', 'streaming'], requests: 1 },
  {
    name: 'while text streams',
    answer: (response) => void send(response, 'Başlığı değiştiriyorum.\n<file path="src/App.tsx">\nimport'),
    statuses: ['streaming'],
    requests: 1,
  },
  {
    name: 'while 40 files are checked',
    answer: (response) => {
      send(response, large);
      end(response);
    },
    statuses: ['checking'],
    requests: 1,
  },
  {
    name: 'while it is repaired',
    answer: (response, request) => {
      if (request > 1) return;
      send(response, broken);
      end(response);
    },
    statuses: ['repairing'],
    requests: 2,
  },
];

let answer: Answer = () => {};
let requests = 0;
const provider = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    answer(response, requests);
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
let onEnd = (_turn: { id: string; status: string }): void => undefined;
const socket = new WebSocket(
  `${server.origin.replace('http', 'ws')}/v1/realtime?channels[]=projects.${project}`,
  { headers: { cookie: user.cookie, origin: server.origin } },
);
socket.on('message', (data) => {
  const { data: event } = JSON.parse(String(data)) as {
    data: { payload?: { kind: string; turn?: { id: string; status: string } } };
  };
  if (event.payload?.kind === 'turn-ended' && event.payload.turn) onEnd(event.payload.turn);
});
await new Promise<void>((resolve, reject) => {
  socket.once('open', () => resolve());
  socket.once('error', reject);
});
const balance = async (): Promise<number> => Number((await user.call('GET', '/credits'))['balance']);

/** Milliseconds to the answer and to the event; null when the turn left the state before it could be stopped. */
async function stopOnce(state: State): Promise<readonly [number, number] | null> {
  answer = state.answer;
  requests = 0;
  const ended = new Promise<string>((resolve) => {
    onEnd = (turn) => resolve(turn.status);
  });
  const turn = await startTurn(user, project, { prompt: 'Ana ekranı yenile' });
  const path = `/projects/${project}/turns/${turn}`;
  const isIn = async (): Promise<boolean> => {
    const status = String((await user.call('GET', path))['status']);
    if (['done', 'failed', 'stopped'].includes(status)) throw new Error(`The turn is ${status}.`);
    return requests >= state.requests && state.statuses.includes(status);
  };
  try {
    if (state.requests > 0) while (!(await isIn()));
  } catch {
    return null;
  }
  const started = performance.now();
  const { status } = await user.call('POST', `${path}/stop`);
  const answered = performance.now() - started;
  await ended;
  return status === 'stopped' ? [answered, performance.now() - started] : null;
}

try {
  const before = await balance();
  const rows: string[][] = [];
  for (const state of states) {
    const samples: (readonly [number, number])[] = [];
    for (let tries = 0; samples.length < stops && tries < stops * 4; tries += 1) {
      const sample = await stopOnce(state);
      if (sample !== null) samples.push(sample);
    }
    const figures = ([0, 1] as const).flatMap((part) => {
      const values = samples.map((sample) => sample[part]);
      return [quantile(values, 0.5), Math.max(...values)].map(inMilliseconds);
    });
    rows.push([state.name, String(samples.length), ...figures]);
  }
  printTable(
    'Stopping a turn',
    ['state', 'stops', 'answer p50', 'answer longest', 'seen by tabs p50', 'seen by tabs longest'],
    rows,
  );
  console.log(`\nCredits charged for stopped turns: ${before - (await balance())}`);
} finally {
  socket.terminate();
  provider.closeAllConnections();
  provider.close();
  await server.stop();
}
