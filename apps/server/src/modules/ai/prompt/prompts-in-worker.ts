import type { ProjectAnalysis, ProjectFiles } from '@kilim/app-kit';
import type { UserId } from '@kilim/contract';
import { cutPages, type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { BuiltPrompt, PromptInput } from './build-prompt.ts';
import type {
  analyzeProjectJob,
  buildPromptJob,
  buildRepairPromptJob,
  countTokensJob,
} from './prompt-jobs.ts';
import type { RepairInput, RepairPrompt } from './repair-prompt.ts';

/** Work on a user's files and texts, in worker threads. All throw the errors of the worker pool. */
export interface PromptTasks {
  buildPrompt(input: PromptInput, userId: UserId): Promise<BuiltPrompt>;
  buildRepairPrompt(input: RepairInput, userId: UserId): Promise<RepairPrompt>;
  countTokens(text: string, userId: UserId): Promise<number>;
  analyzeProject(files: ProjectFiles, userId: UserId): Promise<ProjectAnalysis>;
}

export interface PromptJobs {
  readonly buildPrompt: RunJob<typeof buildPromptJob>;
  readonly buildRepairPrompt: RunJob<typeof buildRepairPromptJob>;
  readonly countTokens: RunJob<typeof countTokensJob>;
  readonly analyzeProject: RunJob<typeof analyzeProjectJob>;
}

/** The time limit includes loading the token tables in a new thread, which takes 0.3 s of CPU time. */
const limit = workLimits.file;

export function createPromptTasks(jobs: PromptJobs): PromptTasks {
  return {
    buildPrompt: ({ files, ...input }, userId) =>
      jobs.buildPrompt(input, { owner: userId, limit, pages: cutPages(Object.entries(files)) }),
    buildRepairPrompt: ({ files, ...input }, userId) =>
      jobs.buildRepairPrompt(
        { ...input, isApplied: files !== null },
        { owner: userId, limit, pages: cutPages(Object.entries(files ?? {})) },
      ),
    analyzeProject: (files, userId) =>
      jobs.analyzeProject(null, { owner: userId, limit, pages: cutPages(Object.entries(files)) }),
    countTokens: (text, userId) => jobs.countTokens(text, { owner: userId, limit }),
  };
}
