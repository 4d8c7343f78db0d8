import { isTooLargeToCheck, type TypeChecker, typeLimits } from '@kilim/app-kit/type-check';
import type { TypeCommand, TypeMessage } from './type-protocol.ts';

interface RunOptions {
  readonly checker: TypeChecker;
  readonly post: (message: TypeMessage) => void;
  /** Lets newer commands arrive between two files. */
  readonly pause: () => Promise<void>;
}

/** Runs checks of the files of commands, one file after the other; a newer command ends an older check. */
export function createTypeRunner({
  checker,
  post,
  pause,
}: RunOptions): (command: TypeCommand) => Promise<void> {
  let newest = 0;
  return async ({ run, files, first }) => {
    newest = run;
    // Commands that have arrived already are not checked one by one.
    await pause();
    if (run !== newest) return;
    if (isTooLargeToCheck(files)) {
      post({ type: 'too-large', run });
      return;
    }
    checker.setFiles(files);
    const paths = checker.paths();
    let fixes: number = typeLimits.fixesSearched;
    for (const path of [
      ...paths.filter((path) => path === first),
      ...paths.filter((path) => path !== first),
    ]) {
      const problems = checker.check(path, fixes);
      fixes = Math.max(0, fixes - problems.length);
      post({ type: 'file-checked', run, path, problems });
      await pause();
      if (run !== newest) return;
    }
    post({ type: 'done', run });
  };
}
