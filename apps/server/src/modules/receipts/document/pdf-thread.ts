import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A receipt takes a few; a logo that unpacks to more ends the thread and not the server. */
const heapMegabytes = 256;

/** Starts the thread that draws receipts: built beside the server's own file, or from the sources. */
export function startPdfThread(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes }, execArgv: [], env: {} };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./pdf-program.js', import.meta.url), options);
  // A thread does not take over the loader of the sources that started it.
  const loader = createRequire(import.meta.url).resolve('tsx/cjs/api');
  const program = fileURLToPath(new URL('./pdf-program.ts', import.meta.url));
  const begin = `require(${JSON.stringify(loader)}).register(); require(${JSON.stringify(program)});`;
  return new Worker(begin, { ...options, eval: true });
}
