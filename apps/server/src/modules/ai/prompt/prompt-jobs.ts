import { analyzeProject, type ProjectAnalysis } from '@kilim/app-kit';
import { collectPages, type FilePage, type WorkerJob } from '../../../platform/workers/index.ts';
import { type BuiltPrompt, buildPrompt, type PromptInput } from './build-prompt.ts';
import { buildRepairPrompt, type RepairInput, type RepairPrompt } from './repair-prompt.ts';
import { loadTokenCounter } from './token-count.ts';

/** `buildPrompt` in a worker thread; the files arrive in pages. */
export const buildPromptJob: WorkerJob<Omit<PromptInput, 'files'>, BuiltPrompt, FilePage<string>> = async (
  input,
  { pages },
) => buildPrompt({ ...input, files: await collectPages(pages) }, await loadTokenCounter());

/** `buildRepairPrompt` in a worker thread; the files arrive in pages if the answer could be applied. */
export const buildRepairPromptJob: WorkerJob<
  Omit<RepairInput, 'files'> & { readonly isApplied: boolean },
  RepairPrompt,
  FilePage<string>
> = async ({ isApplied, ...input }, { pages }) => {
  const files = isApplied ? await collectPages(pages) : null;
  return buildRepairPrompt({ ...input, files }, await loadTokenCounter());
};

/** Counts the tokens of a text in a worker thread. */
export const countTokensJob: WorkerJob<string, number> = async (text) => (await loadTokenCounter())(text);

/** `analyzeProject` in a worker thread; the files arrive in pages. */
export const analyzeProjectJob: WorkerJob<null, ProjectAnalysis, FilePage<string>> = async (_, { pages }) =>
  analyzeProject(await collectPages(pages));
