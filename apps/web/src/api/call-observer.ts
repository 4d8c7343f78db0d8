type Listener = (endpointName: string, body: unknown) => void;

const listeners = new Set<Listener>();

/** Calls the listener with the name and the body of every successful call; returns the unsubscribe function. */
export function observeCalls(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportCall(endpointName: string, body?: unknown): void {
  for (const listener of listeners) listener(endpointName, body);
}
