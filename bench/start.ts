// Measures the time from `npm start` to the first reply, on a checkout that has been built.
import { startServer } from './lib/kilim-server.ts';
import { median, printTable } from './lib/table.ts';

const samples: number[] = [];
for (let round = 0; round < 6; round += 1) {
  const server = await startServer(['npm', 'start', '--silent']);
  if (round > 0) samples.push(server.startedIn);
  await server.stop();
}
printTable(
  'npm start to listening, second start',
  ['runs', 'median', 'slowest'],
  [
    [
      samples.length,
      `${(median(samples) / 1000).toFixed(2)} s`,
      `${(Math.max(...samples) / 1000).toFixed(2)} s`,
    ],
  ],
);
