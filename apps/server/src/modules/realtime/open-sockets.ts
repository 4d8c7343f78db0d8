/** Counts open sockets by where they come from: an idle one costs memory for as long as its owner likes. */
export interface OpenSockets {
  /** False when there are enough of them; otherwise call `leave` once when it closes. */
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
