import { joinAnswerJob } from '../modules/ai/answers/join-answer.ts';
import { readWordsJob } from '../modules/ai/answers/read-words-answer.ts';
import { validateAnswersJob } from '../modules/ai/answers/validation-job.ts';
import { mergeHeldJob } from '../modules/ai/held/merge-held.ts';
import {
  analyzeProjectJob,
  buildPromptJob,
  buildRepairPromptJob,
  countTokensJob,
} from '../modules/ai/prompt/prompt-jobs.ts';
import { answerPromptJob, nameAppJob } from '../modules/ai/providers/answer-job.ts';
import { checkExportJob, exportProjectJob } from '../modules/exports/export-job.ts';
import type { pushProjectJob } from '../modules/exports/push/push-job.ts';
import { prepareVerificationJob } from '../modules/exports/verification/prepare-job.ts';
import { packFilesJob } from '../modules/personal-data/pack-job.ts';
import { composeExampleJob } from '../modules/projects/examples/compose-job.ts';
import { readArchiveJob } from '../modules/projects/import/import-job.ts';
import type { readRemoteJob } from '../modules/projects/import/remote-job.ts';
import { drawReceiptJob } from '../modules/receipts/document/pdf-printer.ts';
import { sanitizeSvgJob } from '../modules/settings/sanitize-svg.ts';
import { parseJsonJob } from '../platform/http/parse-json-job.ts';

// Loaded by the threads that run them, because the Git library makes every other thread start more slowly.
const pushProject: typeof pushProjectJob = async (...given) =>
  (await import('../modules/exports/push/push-job.ts')).pushProjectJob(...given);
const readRemote: typeof readRemoteJob = async (...given) =>
  (await import('../modules/projects/import/remote-job.ts')).readRemoteJob(...given);

/** All jobs of the worker threads by kind. Imports only what jobs need, so that threads start quickly. */
export const serverJobs = {
  'answer-prompt': answerPromptJob,
  'name-app': nameAppJob,
  'compose-example': composeExampleJob,
  'validate-answers': validateAnswersJob,
  'build-prompt': buildPromptJob,
  'build-repair-prompt': buildRepairPromptJob,
  'analyze-project': analyzeProjectJob,
  'count-tokens': countTokensJob,
  'join-answer': joinAnswerJob,
  'merge-held': mergeHeldJob,
  'read-words': readWordsJob,
  'draw-receipt': drawReceiptJob,
  'export-project': exportProjectJob,
  'prepare-verification': prepareVerificationJob,
  'push-project': pushProject,
  'pack-files': packFilesJob,
  'parse-json': parseJsonJob,
  'sanitize-svg': sanitizeSvgJob,
  'read-archive': readArchiveJob,
  'read-remote': readRemote,
  'check-export': checkExportJob,
};

export type ServerJobs = typeof serverJobs;
