import {
  type Attachment,
  attachments,
  limits,
  type ProjectId,
  type TurnMode,
  turnMode as turnModeSchema,
} from '@kilim/contract';
import { createStore } from 'zustand/vanilla';
import { readStored, removeStored, writeStored } from '../../../storage/browser-storage.ts';
import { type ReadableStore, toReadable } from '../readable-store.ts';

/** A prompt that waits for the end of the running turn. */
export interface QueuedPrompt {
  /** Also its idempotency key: sent by two tabs, it is one turn. */
  readonly id: string;
  readonly prompt: string;
  readonly mode: TurnMode;
  readonly attachments: readonly Attachment[];
}

export interface PromptQueueState {
  readonly items: readonly QueuedPrompt[];
  /** Nothing is sent until the user goes on. */
  readonly isPaused: boolean;
}

export interface PromptQueue extends ReadableStore<PromptQueueState> {
  /** Appends prompts; returns how many fit. */
  add(prompts: readonly Omit<QueuedPrompt, 'id'>[]): number;
  edit(id: string, prompt: string): void;
  remove(id: string): void;
  /** Moves a prompt up (-1) or down (1). */
  move(id: string, by: -1 | 1): void;
  clear(): void;
  setPaused(isPaused: boolean): void;
  /** Reads what another tab has stored. */
  reload(): void;
}

const keyOf = (projectId: ProjectId): string => `prompt-queue_${projectId}`;

function readItem(value: unknown): QueuedPrompt[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, prompt, mode, attachments: attached } = value as Record<string, unknown>;
  const readMode = turnModeSchema.safeParse(mode);
  const readAttached = attachments.safeParse(attached);
  if (typeof id !== 'string' || typeof prompt !== 'string' || !readMode.success || !readAttached.success) {
    return [];
  }
  if (id.length < 8 || prompt.trim() === '' || prompt.length > limits.promptMaximum) return [];
  return [{ id, prompt, mode: readMode.data, attachments: readAttached.data }];
}

function readItems(projectId: ProjectId): readonly QueuedPrompt[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(projectId)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readItem).slice(0, limits.queuedPrompts) : [];
  } catch {
    return [];
  }
}

/**
 * The prompts of a project that wait in this browser. After a reload they wait for the user, because nothing that costs
 * credits is sent without a press: docs/rules/studio.md#queue
 */
export function createPromptQueue(projectId: ProjectId, makeId: () => string): PromptQueue {
  const first = readItems(projectId);
  const store = createStore<PromptQueueState>(() => ({ items: first, isPaused: first.length > 0 }));

  function show(items: readonly QueuedPrompt[]): void {
    if (items.length === 0) removeStored(keyOf(projectId));
    else writeStored(keyOf(projectId), JSON.stringify(items));
    store.setState((state) => ({ items, isPaused: items.length > 0 && state.isPaused }));
  }
  const items = (): readonly QueuedPrompt[] => store.getState().items;

  return {
    ...toReadable(store),
    add(prompts) {
      const fitting = prompts.slice(0, Math.max(0, limits.queuedPrompts - items().length));
      show([...items(), ...fitting.map((prompt) => ({ ...prompt, id: makeId() }))]);
      return fitting.length;
    },
    edit(id, prompt) {
      const text = prompt.trim();
      if (text === '' || text.length > limits.promptMaximum) return;
      // An edited prompt is another request.
      show(items().map((item) => (item.id === id ? { ...item, id: makeId(), prompt: text } : item)));
    },
    remove: (id) => show(items().filter((item) => item.id !== id)),
    move(id, by) {
      const at = items().findIndex((item) => item.id === id);
      const other = items()[at + by];
      const moved = items()[at];
      if (moved === undefined || other === undefined) return;
      const next = [...items()];
      next[at] = other;
      next[at + by] = moved;
      show(next);
    },
    clear: () => show([]),
    setPaused: (isPaused) => store.setState((state) => ({ isPaused: isPaused && state.items.length > 0 })),
    reload: () =>
      store.setState((state) => {
        const stored = readItems(projectId);
        return { items: stored, isPaused: stored.length > 0 && state.isPaused };
      }),
  };
}
