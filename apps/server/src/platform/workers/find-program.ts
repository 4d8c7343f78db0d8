import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The program of a worker thread and its Node flags. */
export interface WorkerProgram {
  readonly path: string;
  readonly execArgv: readonly string[];
}

/**
 * The program next to `importer`: `NAME.js` in the build, `NAME.ts` in the sources. Threads do not inherit the TypeScript
 * loader, so they get one of their own; it works for `require`, so a job may dynamically import packages but no sources.
 */
export function findProgram(name: string, importer: string): WorkerProgram {
  if (!importer.endsWith('.ts'))
    return { path: fileURLToPath(new URL(`./${name}.js`, importer)), execArgv: [] };
  const loader = createRequire(import.meta.url).resolve('tsx/cjs');
  return { path: fileURLToPath(new URL(`./${name}.ts`, importer)), execArgv: ['--require', loader] };
}
