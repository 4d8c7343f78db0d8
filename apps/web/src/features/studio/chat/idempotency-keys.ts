export interface IdempotencyKeys {
  /** The key of a prompt that was not accepted yet; the same for every try. */
  keyFor(projectId: string, prompt: string): string;
  /** Call when the prompt was accepted: the same text again is a new request. */
  forget(projectId: string, prompt: string): void;
}

/** Idempotency keys of prompts: a retry after a lost reply starts no second turn. */
export function createIdempotencyKeys(makeKey: () => string): IdempotencyKeys {
  const keys = new Map<string, string>();
  const name = (projectId: string, prompt: string): string => `${projectId} ${prompt}`;
  return {
    keyFor(projectId, prompt) {
      const known = keys.get(name(projectId, prompt)) ?? makeKey();
      keys.set(name(projectId, prompt), known);
      return known;
    },
    forget: (projectId, prompt) => void keys.delete(name(projectId, prompt)),
  };
}
