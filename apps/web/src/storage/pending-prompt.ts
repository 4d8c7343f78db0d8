import { limits } from '@kilim/contract';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

// What a visitor typed on the home page. It outlives signing up (session storage, this tab only) and is taken by the
// studio chat of the project that it creates.

/** Keeps a prompt for later; a blank one is forgotten. */
export function keepPendingPrompt(prompt: string): void {
  const text = prompt.trim().slice(0, limits.promptMaximum);
  if (text === '') removeStored('pending-prompt', 'session');
  else writeStored('pending-prompt', text, 'session');
}

/** The waiting prompt, or null. */
export function readPendingPrompt(): string | null {
  return readStored('pending-prompt', 'session');
}

/** The waiting prompt, which is forgotten by asking, or null. */
export function takePendingPrompt(): string | null {
  const prompt = readPendingPrompt();
  removeStored('pending-prompt', 'session');
  return prompt;
}
