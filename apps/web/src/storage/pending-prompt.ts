import { idPattern, type Language, limits, type ProjectId } from '@kilim/contract';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

// The prompt that becomes a project after sign-up: docs/rules/local-storage.md#pending-prompt. It is in local storage,
// because a verification link opens in another tab; the tab in which it was typed has its id in session storage.

export interface PendingPrompt {
  /** The id of the project to create, so that it is created once. */
  readonly id: ProjectId;
  readonly prompt: string;
  readonly language: Language;
  readonly savedAt: number;
  /** The account that the prompt belongs to; null until someone has signed in. */
  readonly userId: string | null;
  /** This browser has composed the app of the prompt, and the visitor has seen it. */
  readonly isBuilt?: boolean;
}

/** Milliseconds in which a prompt continues by itself, and in which it is kept at all. */
export const pendingPromptRules = { continuesFor: 60 * 60_000, keptFor: 24 * 60 * 60_000 } as const;

const write = (pending: PendingPrompt): void => {
  writeStored('pending-prompt', JSON.stringify(pending));
  writeStored('pending-prompt', pending.id, 'session');
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isProjectId = (value: unknown): value is ProjectId =>
  typeof value === 'string' && idPattern.test(value);

/** Checks the stored text without the schema library, which is not part of the home page's first load. */
function parseStored(stored: string): PendingPrompt | null {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { id, prompt, language, savedAt, userId, isBuilt } = value;
  if (!isProjectId(id) || (language !== 'tr' && language !== 'en')) return null;
  if (typeof prompt !== 'string' || prompt.trim() === '' || prompt.length > limits.promptMaximum) return null;
  if (typeof savedAt !== 'number' || !Number.isSafeInteger(savedAt) || savedAt < 0) return null;
  if (userId !== null && (typeof userId !== 'string' || userId.length > 64)) return null;
  return { id, prompt, language, savedAt, userId, ...(isBuilt === true && { isBuilt }) };
}

/** The stored prompt, or null; an invalid or outdated one is removed. */
export function readPendingPrompt(now = Date.now()): PendingPrompt | null {
  const stored = readStored('pending-prompt');
  if (stored === null) return null;
  const pending = parseStored(stored);
  if (pending !== null && pending.savedAt <= now && now - pending.savedAt < pendingPromptRules.keptFor) {
    return pending;
  }
  clearPendingPrompt();
  return null;
}

/** The prompt that was typed in this tab, for its box. Prompts of other tabs may be another person's. */
export function readTypedPrompt(): string | null {
  const pending = readPendingPrompt();
  return pending !== null && isTypedHere(pending) ? pending.prompt : null;
}

export interface NewPendingPrompt {
  readonly prompt: string;
  readonly language: Language;
  readonly id: ProjectId;
  readonly userId?: string | null;
}

/** Stores a prompt and returns it. The same prompt keeps its id; a blank one removes what is stored and returns null. */
export function savePendingPrompt(given: NewPendingPrompt, now = Date.now()): PendingPrompt | null {
  const prompt = given.prompt.trim().slice(0, limits.promptMaximum);
  if (prompt === '') {
    clearPendingPrompt();
    return null;
  }
  const known = readPendingPrompt(now);
  const userId = given.userId ?? null;
  const isSame = known?.prompt === prompt && known.userId === userId && isTypedHere(known);
  const saved = { ...given, id: isSame ? known.id : given.id, prompt, userId, savedAt: now };
  write(saved);
  return saved;
}

/** Makes the prompt the account's own, so that only this account continues with it, also in another tab. */
export function bindPendingPrompt(pending: PendingPrompt, userId: string): PendingPrompt {
  const bound = { ...pending, userId };
  write(bound);
  return bound;
}

/** Remembers that the app of the prompt that was typed in this tab has been composed here. */
export function markPendingBuilt(prompt: string): void {
  const pending = readPendingPrompt();
  if (pending !== null && isTypedHere(pending) && pending.prompt === prompt)
    write({ ...pending, isBuilt: true });
}

/** Removes the stored prompt. */
export function clearPendingPrompt(): void {
  removeStored('pending-prompt');
  removeStored('pending-prompt', 'session');
}

/** Whether the prompt was typed in this tab. */
function isTypedHere(pending: PendingPrompt): boolean {
  return readStored('pending-prompt', 'session') === pending.id;
}

/**
 * What a signed-in account does with the stored prompt: `start` spends credits at once, `ask` after a confirmation.
 * Another account's prompt is dropped.
 */
export function decidePendingPrompt(
  pending: PendingPrompt,
  userId: string,
  now = Date.now(),
): 'start' | 'ask' | 'drop' {
  if (pending.userId !== null && pending.userId !== userId) return 'drop';
  const isOwn = pending.userId === userId || isTypedHere(pending);
  return isOwn && now - pending.savedAt < pendingPromptRules.continuesFor ? 'start' : 'ask';
}

// The prompt of a project whose first turn did not start; it waits in the chat's box of that project.

const studioPromptKey = (id: ProjectId) => `studio-prompt_${id}` as const;

export function saveStudioPrompt(id: ProjectId, prompt: string): void {
  writeStored(studioPromptKey(id), prompt.slice(0, limits.promptMaximum), 'session');
}

/** Returns the prompt that waits for a project and removes it, or null. */
export function takeStudioPrompt(id: ProjectId): string | null {
  const prompt = readStored(studioPromptKey(id), 'session');
  removeStored(studioPromptKey(id), 'session');
  return prompt;
}
