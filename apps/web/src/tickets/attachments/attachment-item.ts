import { createRandomId } from '../../api/random-id.ts';

/** A file that was chosen for a message: it is being sent, was stored, or could not be. */
export interface AttachmentItem {
  readonly id: string;
  readonly file: File;
  /** Share that was sent, 0 to 1. */
  readonly part: number;
  /** Why it was not stored; null otherwise. */
  readonly error: unknown;
  /** Its id on the server once it was stored. */
  readonly fileId: string | null;
  readonly abort: AbortController;
}

/** A file that was just chosen. */
export const chooseFile = (file: File): AttachmentItem => ({
  id: createRandomId(),
  file,
  part: 0,
  error: null,
  fileId: null,
  abort: new AbortController(),
});

/** Ids of the stored files in their order. */
export const storedIds = (items: readonly AttachmentItem[]): string[] =>
  items.flatMap(({ fileId }) => fileId ?? []);

/** Whether the message has to wait: a file is being sent or could not be stored. */
export const isIncomplete = (items: readonly AttachmentItem[]): boolean =>
  items.some(({ fileId }) => fileId === null);

/** Gives up files that are not sent with a message after all. The server deletes them later if this fails. */
export async function discardItems(items: readonly AttachmentItem[]): Promise<void> {
  if (items.length === 0) return;
  for (const { abort } of items) abort.abort();
  const { deleteFile } = await import('./send-file.ts');
  await Promise.allSettled(storedIds(items).map(deleteFile));
}
