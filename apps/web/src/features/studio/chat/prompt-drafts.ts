import { type Attachment, attachments as attachmentsSchema, limits } from '@kilim/contract';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';

const keyOf = (projectId: string): string => `prompt-draft_${projectId}`;

/** The prompt of a project that was typed but not sent: docs/rules/studio.md#sending-a-prompt */
export function readPromptDraft(projectId: string): string {
  return readStored(keyOf(projectId)) ?? '';
}

/** Stores a draft; a blank one removes it. */
export function writePromptDraft(projectId: string, prompt: string): void {
  if (prompt.trim() === '') removeStored(keyOf(projectId));
  // A pasted text can be too long to send; of a huge one only the beginning is kept.
  else writeStored(keyOf(projectId), prompt.slice(0, 2 * limits.promptMaximum));
}

const attachmentsKeyOf = (projectId: string): string => `prompt-attachments_${projectId}`;

/** What is attached to the prompt that was not sent. */
export function readAttachmentDraft(projectId: string): readonly Attachment[] {
  try {
    const stored: unknown = JSON.parse(readStored(attachmentsKeyOf(projectId)) ?? '[]');
    return attachmentsSchema.safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

export function writeAttachmentDraft(projectId: string, attachments: readonly Attachment[]): void {
  if (attachments.length === 0) removeStored(attachmentsKeyOf(projectId));
  else writeStored(attachmentsKeyOf(projectId), JSON.stringify(attachments));
}
