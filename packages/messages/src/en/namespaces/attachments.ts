import { attachments } from '../attachments.ts';
import { bucketErrors } from '../bucket-errors.ts';

/** Texts of files of support messages; loaded with the first form or file. */
export const attachmentsNamespace = { attachments, errors: bucketErrors } as const;
