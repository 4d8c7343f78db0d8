// The worker that checks types: docs/rules/type-problems.md#in-the-studio
import declarationsAddress from '@kilim/app-kit/declarations.json?url';
import { createTypeChecker, readDeclarations } from '@kilim/app-kit/type-check';
import { createTypeRunner } from './run-type-check.ts';
import type { TypeCommand, TypeMessage } from './type-protocol.ts';

const post = (message: TypeMessage): void => self.postMessage(message);
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function load(): Promise<ReturnType<typeof createTypeRunner>> {
  const reply = await fetch(declarationsAddress);
  if (!reply.ok) throw new Error(`The declarations were answered with ${reply.status}.`);
  const declarations = readDeclarations(await reply.json());
  post({ type: 'loaded' });
  return createTypeRunner({ checker: createTypeChecker(declarations), post, pause });
}

const runner = load();

self.addEventListener('message', ({ data }: MessageEvent<TypeCommand>) => {
  runner.then((run) => run(data)).catch(() => post({ type: 'failed' }));
});
