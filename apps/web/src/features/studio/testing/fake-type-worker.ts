import type { TypeProblem } from '@kilim/app-kit/type-check';
import { vi } from 'vitest';
import type { TypeCommand, TypeMessage } from '../types/type-protocol.ts';

/** What the worker finds in files; null for a worker that never answers. */
export type FindTypes = (files: TypeCommand['files']) => readonly TypeProblem[] | null;

/** Replaces the worker of the type check; `find` stands for the compiler. Returns the commands that workers got. */
export function fakeTypeWorker(find: FindTypes): TypeCommand[] {
  const commands: TypeCommand[] = [];
  class FakeTypeWorker {
    onmessage: ((event: { data: TypeMessage }) => void) | null = null;
    postMessage(command: TypeCommand): void {
      commands.push(command);
      const { run, files } = command;
      const found = find(files);
      const say = (data: TypeMessage): void => this.onmessage?.({ data });
      queueMicrotask(() => {
        say({ type: 'loaded' });
        if (found === null) return;
        for (const path of Object.keys(files)) {
          const problems = found.filter((problem) => problem.path === path);
          say({ type: 'file-checked', run, path, problems });
        }
        say({ type: 'done', run });
      });
    }
    terminate(): void {
      this.onmessage = null;
    }
  }
  vi.stubGlobal('Worker', FakeTypeWorker);
  return commands;
}

/** A problem on line 1 of `src/App.tsx`. */
export const makeTypeProblem = (parts: Partial<TypeProblem> = {}): TypeProblem => ({
  path: 'src/App.tsx',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 7,
  code: 2551,
  template: 'unknownPropertyGuess',
  names: ['titel', 'User', 'title'],
  text: "Property 'titel' does not exist on type 'User'. Did you mean 'title'?",
  isHint: false,
  fix: null,
  ...parts,
});
