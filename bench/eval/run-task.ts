import { setTimeout as wait } from 'node:timers/promises';
import type { AppStage } from '../../packages/preview/browser/app-stage.ts';
import { startTurn } from '../lib/start-turn.ts';
import { type BenchUser, registerUser } from '../lib/user.ts';
import { type Files, judgeApp, judgeWords } from './judge.ts';
import type { RecordedAnswer } from './records.ts';
import type { Relay } from './relay.ts';
import type { Task } from './task.ts';

export interface TaskResult {
  readonly task: Task;
  /** The turn was applied, or answered in words where words were asked for. */
  readonly isBuilt: boolean;
  readonly wasRepaired: boolean;
  /** Null when the answer does what was asked for. */
  readonly problem: string | null;
  readonly seconds: number;
  readonly credits: number;
  readonly answers: readonly RecordedAnswer[];
}

interface ListedFile {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
}

async function readFiles(user: BenchUser, project: string): Promise<readonly ListedFile[]> {
  const { files } = await user.call('GET', `/projects/${project}/files`);
  return files as readonly ListedFile[];
}

/** A project with the code that the task starts from. */
async function prepare(user: BenchUser, { id, before }: Task): Promise<string> {
  const project = String(
    (await user.call('POST', '/projects', { name: `${id} ${crypto.randomUUID()}` }))['id'],
  );
  if (before === undefined) return project;
  const baseHash = (await readFiles(user, project)).find(({ path }) => path === 'src/App.tsx')?.hash ?? null;
  const operations = [{ kind: 'write', path: 'src/App.tsx', content: before, baseHash }];
  await user.call('POST', `/projects/${project}/files/batch`, { reason: 'code-save', operations });
  return project;
}

async function endOf(user: BenchUser, project: string, turn: string): Promise<Record<string, unknown>> {
  for (;;) {
    const state = await user.call('GET', `/projects/${project}/turns/${turn}`);
    if (['done', 'failed', 'stopped'].includes(String(state['status']))) return state;
    await wait(100);
  }
}

interface Message {
  readonly turnId: string;
  readonly type: string;
  readonly content: string;
  readonly changes: { readonly files: readonly unknown[] } | null;
  readonly metadata: { readonly wasRepaired?: boolean } | null;
}

/** Sends the prompt of a task to the server, which asks the model through the relay, and judges the result. */
export async function runTask(
  task: Task,
  { origin, relay, stage }: { readonly origin: string; readonly relay: Relay; readonly stage: AppStage },
  recorded: readonly RecordedAnswer[],
): Promise<TaskResult> {
  // A user each, because an account holds few projects and creates them slowly.
  const user = await registerUser(origin);
  const project = await prepare(user, task);
  relay.begin(recorded);
  const started = performance.now();
  const id = await startTurn(user, project, task);
  const turn = await endOf(user, project, id);
  const seconds = (performance.now() - started) / 1_000;
  const { messages } = await user.call('GET', `/projects/${project}/messages?limit=5`);
  const answer = (messages as readonly Message[]).find(({ turnId, type }) => turnId === id && type === 'ai');
  const isChanged = (answer?.changes?.files.length ?? 0) > 0;
  const isQuestion = task.kind === 'question';
  const isBuilt = turn['status'] === 'done' && isChanged !== isQuestion;
  const result = {
    task,
    isBuilt,
    wasRepaired: answer?.metadata?.wasRepaired ?? false,
    seconds,
    credits: Number(turn['charged'] ?? 0),
    answers: [...relay.answers()],
  };
  if (turn['status'] !== 'done') {
    const error = turn['error'] as { type: string } | null;
    return { ...result, problem: error?.type ?? String(turn['status']) };
  }
  if (isQuestion) {
    const problem = isChanged ? 'the app was changed' : judgeWords(task, answer?.content ?? '');
    return { ...result, problem };
  }
  if (!isChanged) return { ...result, problem: 'nothing was changed' };
  const files: Files = Object.fromEntries(
    (await readFiles(user, project)).map(({ path, content }) => [path, content]),
  );
  return { ...result, problem: await judgeApp(stage, task, files) };
}
