import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type VerificationResult, type VerificationStep, verificationSteps } from '@kilim/contract';
import { readProblems } from './read-problems.ts';
import { toolLimits } from './rules.ts';
import { runTool } from './run-tool.ts';
import { commandOf, environmentOf, type Tools, type WorkFolders } from './tools.ts';

export interface AppToVerify {
  readonly tools: Tools;
  readonly registry: string | null;
  /** Folder of npm's downloads. */
  readonly cache: string;
  readonly signal: AbortSignal;
  /** Writes the files of the app to a folder and returns their paths. */
  readonly write: (folder: string) => Promise<readonly string[]>;
  /** Called before each step and after the last one. */
  readonly onProgress: (
    step: VerificationStep | null,
    results: readonly VerificationResult[],
  ) => Promise<void>;
}

/** Without the disk space that a verification may need, nothing of it begins. */
export class NoSpaceError extends Error {}

async function makeFolders(cache: string): Promise<WorkFolders & { readonly root: string }> {
  const root = await mkdtemp(join(tmpdir(), 'kilim-verify-'));
  const folders = { app: join(root, 'app'), home: join(root, 'home'), temporary: join(root, 'tmp'), cache };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
  return { root, ...folders };
}

/**
 * Installs, type-checks and bundles an app in a folder of its own, which is deleted at the end:
 * docs/rules/export-verification.md. Throws the reason of `signal`, `NoSpaceError` and the errors of `write`.
 */
export async function verifyApp(input: AppToVerify): Promise<readonly VerificationResult[]> {
  const { tools, registry, cache, signal, write, onProgress } = input;
  const { root, ...folders } = await makeFolders(cache);
  try {
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize < toolLimits.freeSpace) throw new NoSpaceError('Too little space for a verification.');
    const { app } = folders;
    const written = new Set(await write(app));
    const results: VerificationResult[] = [];
    for (const step of verificationSteps) {
      if (results.some((result) => result.step === 'install' && result.outcome !== 'passed')) {
        results.push({ step, outcome: 'skipped', seconds: 0, problems: [], problemCount: 0 });
        continue;
      }
      await onProgress(step, results);
      const { outcome, output, milliseconds } = await runTool({
        command: commandOf(step, tools, app),
        folder: app,
        environment: environmentOf(step, folders, registry),
        timeLimit: toolLimits.time[step],
        signal,
      });
      const { problems, problemCount } = readProblems(step, output, app, (path) => written.has(path));
      const listed =
        outcome === 'passed' ? { problems: [], problemCount: 0 } : { problems: [...problems], problemCount };
      results.push({ step, outcome, seconds: Math.ceil(milliseconds / 1_000), ...listed });
    }
    await onProgress(null, results);
    return results;
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 3 });
  }
}
