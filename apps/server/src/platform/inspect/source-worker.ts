/**
 * Stack of the worker's thread, reserved and not used until a text needs it. oxc recurses on it, and a stack that
 * overflows in native code ends the process.
 */
export const workerStackMegabytes = 512;

/** What the worker is asked: one module, by place in the shared exchange. */
export interface SourceQuestion {
  readonly kind: 'parse' | 'transform';
  readonly path: string;
  readonly source: string;
  readonly lang: 'ts' | 'tsx' | 'jsx';
}

export interface SourceWorkerData {
  readonly parser: string;
  readonly transformer: string;
  /** Rises by one with every answer; the asker sleeps on it. */
  readonly signal: Int32Array;
}

/**
 * The worker's program as text: it has to run from a bundle and from the sources alike, and a text needs no file of
 * its own in either. Only plain data leaves it.
 */
export const sourceWorkerProgram = `
const { parentPort, workerData } = require('node:worker_threads');
const { signal } = workerData;
const loaded = Promise.all([import(workerData.parser), import(workerData.transformer)]);
const plain = (errors) => errors.map(({ severity, message, labels }) => ({
  severity, message, labels: labels.map(({ start }) => ({ start })),
}));
const answer = ({ parseSync }, { transformSync }, { kind, path, source, lang }) => {
  if (kind === 'parse') {
    const parsed = parseSync(path, source, { lang, sourceType: 'module', showSemanticErrors: true });
    const { staticImports, staticExports } = parsed.module;
    return { errors: plain(parsed.errors), module: { staticImports, staticExports } };
  }
  const jsx = { runtime: 'automatic', development: true };
  const { errors } = transformSync(path, source, { lang, sourceType: 'module', jsx, target: 'esnext' });
  return { errors: plain(errors), module: { staticImports: [], staticExports: [] } };
};
parentPort.on('message', async ({ question, port }) => {
  let reply;
  try {
    const [parser, transformer] = await loaded;
    reply = { ok: true, value: answer(parser, transformer, question) };
  } catch (error) {
    reply = { ok: false, message: String(error && error.message) };
  }
  port.postMessage(reply);
  port.close();
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
});
`;
