import { answerPromptJob } from '../modules/ai/providers/answer-job.ts';
import { judgeAnswerJob } from '../modules/ai/turns/judge-job.ts';
import { checkExportJob, exportProjectJob } from '../modules/exports/export-job.ts';
import { packFilesJob } from '../modules/personal-data/pack-job.ts';
import { readArchiveJob } from '../modules/projects/import/import-job.ts';
import { drawReceiptJob } from '../modules/receipts/document/pdf-printer.ts';

/** Every kind of work of the server's worker threads. Imports only what jobs need: threads should start fast. */
export const serverJobs = {
  'answer-prompt': answerPromptJob,
  'judge-answer': judgeAnswerJob,
  'draw-receipt': drawReceiptJob,
  'export-project': exportProjectJob,
  'pack-files': packFilesJob,
  'read-archive': readArchiveJob,
  'check-export': checkExportJob,
};

export type ServerJobs = typeof serverJobs;
