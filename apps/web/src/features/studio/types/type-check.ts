import type { TypeProblem } from '@kilim/app-kit/type-check';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../readable-store.ts';
import type { Scheduler } from '../sync/sync-port.ts';
import type { TypeCommand, TypeMessage } from './type-protocol.ts';

/** Delays in milliseconds: docs/rules/type-problems.md#in-the-studio */
export const typeCheckTimes = {
  /** From the last edit to the check. */
  delay: 700,
  /** Without a message of the worker while it loads, and while it checks; then it is ended. */
  loading: 120_000,
  silence: 20_000,
} as const;

export interface TypeCheckState {
  /**
   * `off`: not started. `paused`: the worker was ended, because it took too long for one file or failed. `too-large`: over the limits.
   * `unavailable`: the worker could not be loaded.
   */
  readonly status: 'off' | 'loading' | 'checking' | 'checked' | 'paused' | 'too-large' | 'unavailable';
  /** By path; only files with problems. */
  readonly problems: ReadonlyMap<string, readonly TypeProblem[]>;
  /** The files of the running or last check. Until it is over, `problems` may lack some of them. */
  readonly files: Readonly<Record<string, string>>;
}

export interface TypeCheck {
  readonly state: ReadableStore<TypeCheckState>;
  /** Checks files after the delay, unless newer ones come first; `isNow` skips the delay. */
  check(files: Readonly<Record<string, string>>, first: string | null, isNow?: boolean): void;
  /** Starts again after a pause. */
  resume(): void;
  /** Ends the worker. */
  dispose(): void;
}

interface TypeCheckOptions {
  readonly createWorker: () => Worker;
  readonly scheduler: Scheduler;
}

const nothing: TypeCheckState = { status: 'off', problems: new Map(), files: {} };
const noProblems: TypeCheckState['problems'] = new Map();

/** Checks the types of a project in a worker that is ended when it is silent for too long. */
export function createTypeCheck({ createWorker, scheduler }: TypeCheckOptions): TypeCheck {
  const state = createStore<TypeCheckState>(() => nothing);
  let worker: Worker | null = null;
  let isLoaded = false;
  let run = 0;
  let waiting: Omit<TypeCommand, 'run'> | null = null;
  let checked = new Map<string, readonly TypeProblem[]>();
  let cancelCheck = (): void => {};
  let cancelWatch = (): void => {};

  function end(status: TypeCheckState['status']): void {
    cancelCheck();
    cancelWatch();
    worker?.terminate();
    worker = null;
    isLoaded = false;
    state.setState({ status, problems: noProblems });
  }

  const fail = (): void => end(isLoaded ? 'paused' : 'unavailable');

  function watch(): void {
    cancelWatch();
    const time = isLoaded ? typeCheckTimes.silence : typeCheckTimes.loading;
    cancelWatch = scheduler.schedule(time, fail);
  }

  function receive(message: TypeMessage): void {
    cancelWatch();
    if (message.type === 'failed') return fail();
    if (message.type === 'loaded') {
      isLoaded = true;
      state.setState({ status: 'checking' });
      return watch();
    }
    if (message.run !== run) return watch();
    switch (message.type) {
      case 'too-large':
        state.setState({ status: 'too-large', problems: noProblems });
        return;
      case 'file-checked': {
        checked.set(message.path, message.problems);
        const problems = new Map(state.getState().problems).set(message.path, message.problems);
        if (message.problems.length === 0) problems.delete(message.path);
        state.setState({ problems });
        return watch();
      }
      case 'done': {
        const problems = new Map([...checked].filter(([, found]) => found.length > 0));
        state.setState({ status: 'checked', problems });
      }
    }
  }

  function start(): Worker {
    const started = createWorker();
    started.onmessage = ({ data }: MessageEvent<TypeMessage>) => receive(data);
    started.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    return started;
  }

  function send(): void {
    if (waiting === null) return;
    try {
      worker ??= start();
    } catch {
      // A browser without module workers.
      return end('unavailable');
    }
    run += 1;
    checked = new Map();
    const { files, problems } = state.getState();
    const next = waiting.files;
    // Places in a text that has changed since would be wrong.
    const kept = new Map([...problems].filter(([path]) => files[path] === next[path]));
    state.setState({ status: isLoaded ? 'checking' : 'loading', files: next, problems: kept });
    worker.postMessage({ run, ...waiting } satisfies TypeCommand);
    watch();
  }

  return {
    state: toReadable(state),
    check(files, first, isNow = false) {
      waiting = { files, first };
      const { status } = state.getState();
      if (status === 'paused' || status === 'unavailable') return;
      cancelCheck();
      cancelCheck = scheduler.schedule(isNow ? 0 : typeCheckTimes.delay, send);
    },
    resume() {
      state.setState({ status: 'loading' });
      send();
    },
    dispose: () => end('off'),
  };
}
