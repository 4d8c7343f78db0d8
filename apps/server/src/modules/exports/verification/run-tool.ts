import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { measureGroup, measureWritten } from './measure.ts';
import { toolLimits } from './rules.ts';

export type ToolOutcome = 'passed' | 'failed' | 'too-long' | 'too-large';

export interface ToolResult {
  readonly outcome: ToolOutcome;
  readonly output: string;
  readonly milliseconds: number;
}

export interface ToolRun {
  /** The program with its arguments, as `wrapCommand` returns them. */
  readonly command: readonly [program: string, ...args: string[]];
  /** Folder of the app; its parent holds everything that tools may write. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeLimit: number;
  readonly signal: AbortSignal;
  /** Replaces the usual limits in tests. */
  readonly limits?: Partial<Record<'memory' | 'written' | 'watch', number>>;
}

/** Ends a process with everything that it started; it leads a group of its own. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/**
 * Runs one tool within its limits. Whatever happens, none of its processes is left. Throws the reason of `signal` when that
 * aborts.
 */
export async function runTool(run: ToolRun): Promise<ToolResult> {
  const { command, folder, environment, timeLimit, signal } = run;
  const limits = { ...toolLimits, ...run.limits };
  signal.throwIfAborted();
  const [program, ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  let outcome: ToolOutcome | null = null;
  let output = '';
  const end = (reason: ToolOutcome): void => {
    outcome ??= reason;
    if (pid !== undefined) killGroup(pid);
  };
  const read = (chunk: Buffer): void => {
    if (output.length < limits.output) output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const closed = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  const onAbort = (): void => end('failed');
  signal.addEventListener('abort', onAbort);
  const timer = setTimeout(() => end('too-long'), timeLimit);
  let isWatching = false;
  const watch = setInterval(() => {
    if (pid === undefined || isWatching) return;
    isWatching = true;
    void Promise.all([measureGroup(pid), measureWritten(folder)])
      .then(([memory, written]) => {
        if (memory > limits.memory || written > limits.written) end('too-large');
      })
      .finally(() => {
        isWatching = false;
      });
  }, limits.watch);
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    const code = await closed;
    signal.throwIfAborted();
    return {
      outcome: outcome ?? (code === 0 ? 'passed' : 'failed'),
      output,
      milliseconds: performance.now() - started,
    };
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal.removeEventListener('abort', onAbort);
    // A tool that ended may have left processes behind.
    if (pid !== undefined) killGroup(pid);
  }
}
