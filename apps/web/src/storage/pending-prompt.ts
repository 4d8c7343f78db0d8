import { limits } from '@kilim/contract';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

// The prompt typed on the home page. It survives sign-up (session storage, this tab only) and is consumed by the studio
// chat of the project it creates.

/** Stores a prompt; a blank one removes it. */
export function savePendingPrompt(prompt: string): void {
  const text = prompt.trim().slice(0, limits.promptMaximum);
  if (text === '') removeStored('pending-prompt', 'session');
  else writeStored('pending-prompt', text, 'session');
}

/** The stored prompt, or null. */
export function readPendingPrompt(): string | null {
  return readStored('pending-prompt', 'session');
}

/** Returns the stored prompt and removes it, or null. */
export function takePendingPrompt(): string | null {
  const prompt = readPendingPrompt();
  removeStored('pending-prompt', 'session');
  return prompt;
}
