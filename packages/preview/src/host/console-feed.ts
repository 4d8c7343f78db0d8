import type { GeneratedPosition, RawConsoleEntry } from '../protocol.ts';
import type { ConsoleEntry } from './options.ts';
import type { FoundPositions } from './worker-link.ts';

type QueuedItem =
  | { readonly kind: 'entry'; readonly at: number; readonly raw: RawConsoleEntry }
  | { readonly kind: 'dropped'; readonly at: number; readonly count: number }
  | { readonly kind: 'restarted'; readonly at: number };

/** Lines that wait for a busy worker; more than the studio shows. */
const QUEUE_MAXIMUM = 1000;

export interface ConsoleFeedOptions {
  readonly findPositions: (positions: readonly GeneratedPosition[]) => Promise<FoundPositions>;
  readonly emit: (entries: readonly ConsoleEntry[]) => void;
  readonly now: () => number;
}

/** Maps console lines to source positions in batches and emits them in order. */
export class ConsoleFeed {
  readonly #options: ConsoleFeedOptions;
  #queue: QueuedItem[] = [];
  #busy = false;
  #lastId = 0;

  constructor(options: ConsoleFeedOptions) {
    this.#options = options;
  }

  add(raw: RawConsoleEntry): void {
    this.#push({ kind: 'entry', at: this.#options.now(), raw });
  }

  addDropped(count: number): void {
    this.#push({ kind: 'dropped', at: this.#options.now(), count });
  }

  addRestart(): void {
    this.#push({ kind: 'restarted', at: this.#options.now() });
  }

  #push(item: QueuedItem): void {
    const last = this.#queue.at(-1);
    if (this.#queue.length < QUEUE_MAXIMUM || item.kind === 'restarted') this.#queue.push(item);
    else {
      const count = item.kind === 'dropped' ? item.count : 1;
      // One line counts all dropped lines.
      if (last?.kind === 'dropped')
        this.#queue[this.#queue.length - 1] = { ...last, count: last.count + count };
      else this.#queue.push({ kind: 'dropped', at: item.at, count });
    }
    if (!this.#busy) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    // Collects the lines of one task into a batch.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      const positions = batch.flatMap((item) =>
        item.kind === 'entry' && item.raw.position ? [item.raw.position] : [],
      );
      const calls = positions.length > 0 ? (await this.#options.findPositions(positions)).calls : [];
      let next = 0;
      this.#options.emit(
        batch.map((item): ConsoleEntry => {
          this.#lastId += 1;
          const id = this.#lastId;
          if (item.kind !== 'entry') return { ...item, id };
          const { level, values, position } = item.raw;
          const call = position ? (calls[next] ?? null) : null;
          if (position) next += 1;
          const location = call && { path: call.path, line: call.line, column: call.column };
          return { kind: 'entry', id, level, at: item.at, values, location };
        }),
      );
    }
    this.#busy = false;
  }
}
