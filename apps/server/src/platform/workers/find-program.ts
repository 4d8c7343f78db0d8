import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A thread's program and the flags that it is started with. */
export interface WorkerProgram {
  readonly path: string;
  readonly execArgv: readonly string[];
}

/**
 * The program beside the file that asks: `NAME.js` in the built server, `NAME.ts` among the sources. A thread does not
 * inherit the loader of the sources that started it, so it gets its own; that loader knows `require`, so a job may
 * import packages when it runs but no files of ours.
 */
export function findProgram(name: string, importer: string): WorkerProgram {
  if (!importer.endsWith('.ts'))
    return { path: fileURLToPath(new URL(`./${name}.js`, importer)), execArgv: [] };
  const loader = createRequire(import.meta.url).resolve('tsx/cjs');
  return { path: fileURLToPath(new URL(`./${name}.ts`, importer)), execArgv: ['--require', loader] };
}
