/** A worker that composes apps. Home page and studio start the same file, so that it is loaded once. */
export const startComposer = (): Worker =>
  new Worker(new URL('./build-app-worker.ts', import.meta.url), { type: 'module' });
