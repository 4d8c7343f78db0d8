import { joinAnswerJob } from '../modules/ai/answers/join-answer.ts';
import { readWordsJob } from '../modules/ai/answers/read-words-answer.ts';
import { validateAnswersJob } from '../modules/ai/answers/validation-job.ts';
import { mergeHeldJob } from '../modules/ai/held/merge-held.ts';
import { buildPromptJob, buildRepairPromptJob, countTokensJob } from '../modules/ai/prompt/prompt-jobs.ts';
import { answerPromptJob, nameAppJob } from '../modules/ai/providers/answer-job.ts';
import { checkExportJob, exportProjectJob } from '../modules/exports/export-job.ts';
import { packFilesJob } from '../modules/personal-data/pack-job.ts';
import { composeExampleJob } from '../modules/projects/examples/compose-job.ts';
import { readArchiveJob } from '../modules/projects/import/import-job.ts';
import { drawReceiptJob } from '../modules/receipts/document/pdf-printer.ts';
import { parseJsonJob } from '../platform/http/parse-json-job.ts';

/** All jobs of the worker threads by kind. Imports only what jobs need, so that threads start quickly. */
export const serverJobs = {
  'answer-prompt': answerPromptJob,
  'name-app': nameAppJob,
  'compose-example': composeExampleJob,
  'validate-answers': validateAnswersJob,
  'build-prompt': buildPromptJob,
  'build-repair-prompt': buildRepairPromptJob,
  'count-tokens': countTokensJob,
  'join-answer': joinAnswerJob,
  'merge-held': mergeHeldJob,
  'read-words': readWordsJob,
  'draw-receipt': drawReceiptJob,
  'export-project': exportProjectJob,
  'pack-files': packFilesJob,
  'parse-json': parseJsonJob,
  'read-archive': readArchiveJob,
  'check-export': checkExportJob,
};

export type ServerJobs = typeof serverJobs;
