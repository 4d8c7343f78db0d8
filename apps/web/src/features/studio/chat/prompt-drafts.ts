import { limits } from '@kilim/contract';
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
