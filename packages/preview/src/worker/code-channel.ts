import type { CodeMessage, CodeReply } from '../protocol.ts';
import type { BuiltGraph } from './module-graph.ts';

/** The used part of a MessagePort. */
export interface CodePort {
  postMessage(message: CodeMessage): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

function isDone(data: unknown, update: number): data is CodeReply {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'update-done' &&
    'update' in data &&
    data.update === update
  );
}

/**
 * Sends graphs to the frame as differences, one update at a time. While the frame is busy, only the latest graph waits,
 * so that fast typing does not queue up work.
 */
export class CodeChannel {
  #port: CodePort | null = null;
  #sent = new Map<string, number>();
  #sentEntry: string | null = null;
  #running: number | null = null;
  #lastUpdate = 0;
  #waiting: { readonly graph: BuiltGraph; readonly update: number } | null = null;
  #latest: BuiltGraph | null = null;

  /** Connects a new, empty frame, which receives the latest complete graph. */
  connect(port: CodePort): void {
    this.#port?.close();
    this.#port = port;
    this.#sent = new Map();
    this.#sentEntry = null;
    this.#running = null;
    port.onmessage = ({ data }) => {
      if (this.#port !== port || this.#running === null || !isDone(data, this.#running)) return;
      this.#running = null;
      this.#flush();
    };
    if (this.#latest && !this.#waiting) this.#waiting = { graph: this.#latest, update: this.#nextUpdate() };
    this.#flush();
  }

  /** Returns the number of the update with the graph, or null if the frame already has it. */
  push(graph: BuiltGraph): number | null {
    this.#latest = graph;
    if (this.#waiting === null && this.#port !== null && !this.#differs(graph)) return this.#running;
    const update = this.#waiting?.update ?? this.#nextUpdate();
    this.#waiting = { graph, update };
    this.#flush();
    return update;
  }

  #nextUpdate(): number {
    this.#lastUpdate += 1;
    return this.#lastUpdate;
  }

  #differs(graph: BuiltGraph): boolean {
    if (graph.entry !== this.#sentEntry || graph.modules.size !== this.#sent.size) return true;
    for (const [path, { version }] of graph.modules) if (this.#sent.get(path) !== version) return true;
    return false;
  }

  #flush(): void {
    if (this.#port === null || this.#running !== null || this.#waiting === null) return;
    const { graph, update } = this.#waiting;
    this.#waiting = null;
    const modules = [...graph.modules.values()].filter(
      ({ path, version }) => this.#sent.get(path) !== version,
    );
    const removed = [...this.#sent.keys()].filter((path) => !graph.modules.has(path));
    this.#sent = new Map([...graph.modules].map(([path, { version }]) => [path, version]));
    this.#sentEntry = graph.entry;
    this.#running = update;
    this.#port.postMessage({ type: 'update', update, entry: graph.entry, modules, removed });
  }
}
