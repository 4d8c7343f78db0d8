import { currentSdk } from '@kilim/app-kit';
import * as native from 'oxc-transform';
import { describe, expect, it } from 'vitest';
import type { WorkerMessage } from '../protocol.ts';
import { createOxcTransform } from './oxc-transform.ts';
import { PreviewWorker } from './preview-worker.ts';
import { createSucraseTransform } from './sucrase-transform.ts';
import type { Transform } from './transform.ts';

const APP = 'export default function App() { return null; }';
const settle = () => new Promise((resolve) => setImmediate(resolve));

function startWorker(loading: Promise<Transform>, patience: Promise<void> = new Promise(() => {})) {
  const posted: WorkerMessage[] = [];
  const tasks: (() => void)[] = [];
  const worker = new PreviewWorker({
    sdk: currentSdk,
    post: (message) => posted.push(message),
    loadTransform: () => loading,
    fallback: createSucraseTransform(),
    patience: () => patience,
    schedule: (task) => tasks.push(task),
  });
  worker.receive({ type: 'start', engineUrl: null }, []);
  const flush = () => {
    for (const task of tasks.splice(0)) task();
  };
  return { worker, posted, flush };
}

describe('PreviewWorker', () => {
  it('builds edits received before the transform was ready', async () => {
    const { worker, posted, flush } = startWorker(Promise.resolve(createOxcTransform(native)));
    worker.receive({ type: 'files-set', edit: 1, files: { 'App.tsx': APP } }, []);
    flush();
    expect(posted).toEqual([]);
    await settle();
    expect(posted).toEqual([
      { type: 'transform-ready', transform: 'oxc', reason: null },
      { type: 'build-done', edit: 1, update: 1, outcome: { kind: 'built', entry: 'App.tsx' } },
    ]);
  });

  it('builds a burst of edits once', async () => {
    const { worker, posted, flush } = startWorker(Promise.resolve(createOxcTransform(native)));
    await settle();
    worker.receive({ type: 'files-set', edit: 1, files: { 'App.tsx': APP } }, []);
    worker.receive({ type: 'file-changed', edit: 2, path: 'App.tsx', content: 'export default ;' }, []);
    worker.receive({ type: 'file-changed', edit: 3, path: 'App.tsx', content: APP }, []);
    flush();
    expect(posted.filter(({ type }) => type === 'build-done')).toMatchObject([{ edit: 3, update: 1 }]);
  });

  it('prepares one file per task, and leaves the rest to the build', async () => {
    const transformed: string[] = [];
    const counting: Transform = {
      name: 'oxc',
      transform: (path, source) => {
        transformed.push(path);
        return createOxcTransform(native).transform(path, source);
      },
    };
    const { worker, posted, flush } = startWorker(Promise.resolve(counting));
    const files = { 'App.tsx': `import './a';\n${APP}`, 'a.ts': 'export {};' };
    worker.receive({ type: 'files-prepared', files }, []);
    await settle();
    flush();
    expect(transformed).toEqual(['App.tsx']);
    worker.receive({ type: 'files-set', edit: 1, files }, []);
    flush();
    expect(transformed).toEqual(['App.tsx', 'a.ts']);
    expect(posted.at(-1)).toMatchObject({ type: 'build-done', outcome: { kind: 'built' } });
  });

  it('uses the fallback when the main transform cannot be loaded', async () => {
    const { posted } = startWorker(Promise.reject(new Error('no wasm')));
    await settle();
    expect(posted).toEqual([{ type: 'transform-ready', transform: 'sucrase', reason: 'no wasm' }]);
  });

  it('switches to the main transform when it is loaded later', async () => {
    const late = withResolvers<Transform>();
    const { posted } = startWorker(late.promise, Promise.resolve());
    await settle();
    late.resolve(createOxcTransform(native));
    await settle();
    expect(posted.map((message) => message.type === 'transform-ready' && message.transform)).toEqual([
      'sucrase',
      'oxc',
    ]);
  });

  it('uses the fallback when the main transform throws', async () => {
    const trapping: Transform = {
      name: 'oxc',
      transform: () => {
        throw new Error('unreachable');
      },
    };
    const { worker, posted, flush } = startWorker(Promise.resolve(trapping));
    await settle();
    worker.receive({ type: 'files-set', edit: 1, files: { 'App.tsx': APP } }, []);
    flush();
    expect(posted.slice(1)).toMatchObject([
      { type: 'transform-ready', transform: 'sucrase', reason: 'unreachable' },
      { type: 'build-done', edit: 1, outcome: { kind: 'built' } },
    ]);
  });

  it('maps positions with the code frame of the first known one', async () => {
    const { worker, posted, flush } = startWorker(Promise.resolve(createOxcTransform(native)));
    await settle();
    worker.receive({ type: 'files-set', edit: 1, files: { 'App.tsx': `\n${APP}` } }, []);
    flush();
    const unknown = { path: 'gone.ts', version: 1, line: 1, column: 1, name: null };
    const known = { path: 'App.tsx', version: 1, line: 10, column: 2, name: 'App' };
    worker.receive({ type: 'positions-requested', request: 5, positions: [unknown, known] }, []);
    expect(posted.at(-1)).toMatchObject({
      type: 'positions-found',
      request: 5,
      calls: [null, { path: 'App.tsx', line: 2 }],
    });
    expect(posted.at(-1)).toHaveProperty(
      'frame',
      expect.stringContaining('> 2 | export default function App'),
    );
  });
});

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
