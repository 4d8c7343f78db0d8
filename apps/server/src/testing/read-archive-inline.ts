import { readArchiveJob } from '../modules/projects/import/import-job.ts';
import { createArchiveReader } from '../modules/projects/index.ts';
import { runInline } from '../platform/workers/testing/run-inline.ts';

/** Reads archives on the thread of the test. */
export const readArchiveInline = createArchiveReader(runInline(readArchiveJob));
