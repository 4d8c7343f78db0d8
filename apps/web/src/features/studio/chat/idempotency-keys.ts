export interface IdempotencyKeys {
  /** The key of a prompt that was not answered yet: the same for every try. */
  keyFor(projectId: string, prompt: string): string;
  /** The prompt was accepted: the same words again are a new request. */
  forget(projectId: string, prompt: string): void;
}

/** Keys that make a repeated send after a lost reply start nothing new. */
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
