type Listener = (endpointName: string) => void;

const listeners = new Set<Listener>();

/** Calls the listener with the name of every endpoint that answered successfully; returns the unsubscribe function. */
export function observeCalls(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportCall(endpointName: string): void {
  for (const listener of listeners) listener(endpointName);
}
