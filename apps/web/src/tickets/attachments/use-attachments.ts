import { attachmentLimits } from '@kilim/contract';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { type AttachmentItem, chooseFile } from './attachment-item.ts';
import { deleteFile, sendFile } from './send-file.ts';

export type AttachmentItems = readonly AttachmentItem[];
export type ChangeItems = Dispatch<SetStateAction<AttachmentItems>>;

/** Sends files as they are added to a message. The items belong to the form. */
export function useAttachments(items: AttachmentItems, onChange: ChangeItems) {
  const [isFull, setIsFull] = useState(false);
  const change = (id: string, changes: Partial<AttachmentItem>): void =>
    onChange((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const send = async ({ id, file, abort }: AttachmentItem): Promise<void> => {
    try {
      const fileId = await sendFile(file, abort.signal, (part) => change(id, { part }));
      if (abort.signal.aborted) await deleteFile(fileId);
      else change(id, { fileId });
    } catch (error) {
      if (!abort.signal.aborted) change(id, { error });
    }
  };
  return {
    /** Whether files were left out of the last addition. */
    isFull,
    add: (files: readonly File[]): void => {
      const fitting = files.slice(0, Math.max(0, attachmentLimits.perMessage - items.length));
      setIsFull(fitting.length < files.length);
      const added = fitting.map(chooseFile);
      onChange((all) => [...all, ...added]);
      for (const item of added) void send(item);
    },
    retry: (item: AttachmentItem): void => {
      change(item.id, { part: 0, error: null });
      void send(item);
    },
    remove: ({ id, abort, fileId }: AttachmentItem): void => {
      abort.abort();
      setIsFull(false);
      onChange((all) => all.filter((each) => each.id !== id));
      // The server deletes it later if this fails.
      if (fileId !== null) deleteFile(fileId).catch(() => {});
    },
  };
}
