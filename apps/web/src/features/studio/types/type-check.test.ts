import type { TypeProblem } from '@kilim/app-kit/type-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypeCheck, typeCheckTimes } from './type-check.ts';
import type { TypeMessage } from './type-protocol.ts';

class FakeWorker {
  readonly sent: { readonly run: number; readonly first: string | null }[] = [];
  isEnded = false;
  onmessage: ((event: { data: TypeMessage }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  postMessage(command: { run: number; first: string | null }): void {
    this.sent.push(command);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(message: TypeMessage): void {
    this.onmessage?.({ data: message });
  }
}

const problem: TypeProblem = {
  path: 'a.ts',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  code: 2322,
  template: 'notAssignable',
  names: ['a', 'b'],
  text: 'text',
  isHint: false,
  fix: null,
};

const workers: FakeWorker[] = [];
let tasks: { readonly delay: number; readonly task: () => void }[] = [];

function start() {
  const check = createTypeCheck({
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    scheduler: {
      schedule(delay, task) {
        const entry = { delay, task };
        tasks.push(entry);
        return () => {
          tasks = tasks.filter((other) => other !== entry);
        };
      },
    },
  });
  return check;
}

/** Runs the tasks that wait for a delay. */
function pass(delay: number): void {
  const due = tasks.filter((entry) => entry.delay === delay);
  tasks = tasks.filter((entry) => entry.delay !== delay);
  for (const { task } of due) task();
}

/** A check whose worker has loaded and got the first files. */
function startChecking() {
  const check = start();
  check.check({ 'a.ts': '1' }, 'a.ts', true);
  pass(0);
  const worker = workers.at(-1);
  if (worker === undefined) throw new Error('No worker was created.');
  worker.say({ type: 'loaded' });
  return { check, worker };
}

beforeEach(() => {
  workers.length = 0;
  tasks = [];
});

describe('the check of types', () => {
  it('starts no worker before files are given', () => {
    start();
    expect(workers).toEqual([]);
  });

  it('waits for the end of typing and sends only the newest text', () => {
    const check = start();
    check.check({ 'a.ts': '1' }, null);
    check.check({ 'a.ts': '12' }, null);
    pass(typeCheckTimes.delay);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.sent).toMatchObject([{ run: 1, files: { 'a.ts': '12' } }]);
  });

  it('shows problems file by file', () => {
    const { check, worker } = startChecking();
    expect(check.state.getState().status).toBe('checking');
    worker.say({ type: 'file-checked', run: 1, path: 'a.ts', problems: [problem] });
    expect(check.state.getState().problems.get('a.ts')).toEqual([problem]);
    worker.say({ type: 'done', run: 1 });
    expect(check.state.getState()).toMatchObject({ status: 'checked', files: { 'a.ts': '1' } });
  });

  it('ignores what belongs to older files', () => {
    const { check, worker } = startChecking();
    check.check({ 'a.ts': '2' }, null, true);
    pass(0);
    worker.say({ type: 'file-checked', run: 1, path: 'a.ts', problems: [problem] });
    worker.say({ type: 'done', run: 1 });
    expect(check.state.getState()).toMatchObject({ status: 'checking', problems: new Map() });
  });

  it('drops the problems of a file as soon as another text of it is checked', () => {
    const { check, worker } = startChecking();
    worker.say({ type: 'file-checked', run: 1, path: 'a.ts', problems: [problem] });
    worker.say({ type: 'done', run: 1 });
    check.check({ 'a.ts': '1', 'b.ts': '' }, null, true);
    pass(0);
    expect(check.state.getState().problems.size).toBe(1);
    check.check({ 'a.ts': '2', 'b.ts': '' }, null, true);
    pass(0);
    expect(check.state.getState().problems.size).toBe(0);
  });

  it('ends a worker that is silent for too long and stays paused until the user tries again', () => {
    const { check, worker } = startChecking();
    pass(typeCheckTimes.silence);
    expect(worker.isEnded).toBe(true);
    expect(check.state.getState().status).toBe('paused');
    check.check({ 'a.ts': '2' }, null);
    pass(typeCheckTimes.delay);
    expect(workers).toHaveLength(1);
    check.resume();
    expect(workers).toHaveLength(2);
    expect(workers[1]?.sent).toMatchObject([{ files: { 'a.ts': '2' } }]);
  });

  it('does not end a worker that makes progress', () => {
    const { worker } = startChecking();
    const first = tasks.find(({ delay }) => delay === typeCheckTimes.silence);
    worker.say({ type: 'file-checked', run: 1, path: 'a.ts', problems: [] });
    expect(tasks).not.toContain(first);
    worker.say({ type: 'done', run: 1 });
    expect(tasks).toEqual([]);
  });

  it.each([
    ['ends with an error', (worker: FakeWorker) => worker.onerror?.({ preventDefault: vi.fn() }), 'paused'],
    ['fails in a file', (worker: FakeWorker) => worker.say({ type: 'failed' }), 'paused'],
    ['finds too many files', (worker: FakeWorker) => worker.say({ type: 'too-large', run: 1 }), 'too-large'],
  ] as const)('tells that the worker %s', (_name, act, status) => {
    const { check, worker } = startChecking();
    act(worker);
    expect(check.state.getState()).toMatchObject({ status, problems: new Map() });
  });

  it.each<TypeMessage | null>([{ type: 'failed' }, null])(
    'tells that the worker could not be loaded',
    (message) => {
      const check = start();
      check.check({ 'a.ts': '1' }, null, true);
      pass(0);
      if (message === null) pass(typeCheckTimes.loading);
      else workers[0]?.say(message);
      expect(check.state.getState().status).toBe('unavailable');
    },
  );

  it('ends the worker with the editor', () => {
    const { check, worker } = startChecking();
    check.dispose();
    expect(worker.isEnded).toBe(true);
    expect(tasks).toEqual([]);
  });
});
