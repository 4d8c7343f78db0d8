// Evaluates models: 60 tasks in both languages through the real server, judged by building, mounting and pressing.
// `npm run eval -- --base-url https://… --model …`; bench/eval/README.md has all options.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AppStage } from '../packages/preview/browser/app-stage.ts';
import { allTasks } from './eval/all-tasks.ts';
import { printResults } from './eval/print-results.ts';
import { type RecordFile, readRecords, referenceRecords, writeRecords } from './eval/records.ts';
import { startRelay } from './eval/relay.ts';
import { runTask, type TaskResult } from './eval/run-task.ts';
import { startServer } from './lib/kilim-server.ts';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string', multiple: true, default: [] },
    recorded: { type: 'string', multiple: true, default: [] },
    record: { type: 'string' },
    only: { type: 'string', default: '' },
    'price-in': { type: 'string' },
    'price-out': { type: 'string' },
  },
});

const { 'base-url': baseUrl, 'price-in': priceIn, 'price-out': priceOut } = values;
if ((baseUrl === undefined) !== (values.model.length === 0)) {
  console.error('Name both --base-url and --model, or neither to use recorded answers.');
  process.exit(2);
}
// Only from the environment: arguments of a process are visible to other users of the machine.
const key = process.env['EVAL_API_KEY'] ?? null;
const prices =
  priceIn === undefined || priceOut === undefined
    ? null
    : { input: Number(priceIn), output: Number(priceOut) };
const tasks = allTasks.filter(({ id }) => id.includes(values.only));

/** Runs all tasks with one model; without an endpoint with its recorded answers. */
async function evaluate(stage: AppStage, model: string, records: RecordFile | null): Promise<TaskResult[]> {
  const relay = await startRelay(baseUrl === undefined || records !== null ? null : { baseUrl, key });
  const server = await startServer([process.execPath, 'apps/server/dist/main.js'], {
    OPENAI_BASE_URL: relay.baseUrl,
    AI_MODEL: model,
    AI_COMPOSED_DRAFT: 'false',
  });
  const results: TaskResult[] = [];
  try {
    for (const task of tasks) {
      const result = await runTask(
        task,
        { origin: server.origin, relay, stage },
        records?.answers[task.id] ?? [],
      );
      results.push(result);
      const { problem } = result;
      console.log(problem === null ? `right  ${task.id}` : `wrong  ${task.id}: ${problem.slice(0, 200)}`);
    }
  } finally {
    await server.stop();
    await relay.stop();
  }
  return results;
}

const stage = await AppStage.open();
try {
  const files = values.recorded.map((path) => readRecords(path));
  const recorded = baseUrl === undefined && files.length === 0 ? [referenceRecords()] : files;
  for (const records of recorded) {
    printResults(`${records.model} (recorded)`, await evaluate(stage, records.model, records), prices);
  }
  for (const model of values.model) {
    const results = await evaluate(stage, model, null);
    printResults(model, results, prices);
    if (values.record === undefined) continue;
    const answers = Object.fromEntries(results.map((result) => [result.task.id, [...result.answers]]));
    const path = join(values.record, `${model.replaceAll(/[^\w.-]+/g, '-')}.json`);
    writeRecords(path, { format: 'kilim-eval-1', model, answers });
    console.log(`Recorded: ${path}`);
  }
} finally {
  await stage.close();
}
