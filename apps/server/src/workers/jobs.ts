import { judgeAnswerJob } from '../modules/ai/turns/judge-job.ts';
import { exportProjectJob } from '../modules/exports/export-job.ts';
import { drawReceiptJob } from '../modules/receipts/document/pdf-printer.ts';

/** Every kind of work of the server's worker threads. Imports only what jobs need: threads should start fast. */
export const serverJobs = {
  'judge-answer': judgeAnswerJob,
  'draw-receipt': drawReceiptJob,
  'export-project': exportProjectJob,
};

export type ServerJobs = typeof serverJobs;
