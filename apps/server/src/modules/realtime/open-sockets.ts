/** Counts open sockets per network, because an idle socket costs memory. */
export interface OpenSockets {
  /** Returns false at the limit; otherwise call `leave` once when the socket closes. */
  enter(network: string): boolean;
  leave(network: string): void;
}

export function createOpenSockets(maximum: number): OpenSockets {
  const counts = new Map<string, number>();
  return {
    enter: (network) => {
      const count = counts.get(network) ?? 0;
      if (count >= maximum) return false;
      counts.set(network, count + 1);
      return true;
    },
    leave: (network) => {
      const count = (counts.get(network) ?? 0) - 1;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
    },
  };
}
