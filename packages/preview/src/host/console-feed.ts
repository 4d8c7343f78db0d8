import type { GeneratedPosition, RawConsoleEntry } from '../protocol.ts';
import type { ConsoleEntry } from './options.ts';
import type { FoundPositions } from './worker-link.ts';

type Waiting =
  | { readonly kind: 'entry'; readonly at: number; readonly raw: RawConsoleEntry }
  | { readonly kind: 'dropped'; readonly at: number; readonly count: number }
  | { readonly kind: 'restarted'; readonly at: number };

/** More than the studio shows at a time; lines behind it wait for a worker that is busy building. */
const WAITING_MAXIMUM = 1000;

export interface FeedEdges {
  readonly findPositions: (positions: readonly GeneratedPosition[]) => Promise<FoundPositions>;
  readonly emit: (entries: readonly ConsoleEntry[]) => void;
  readonly now: () => number;
}

/** Console lines on their way to the studio: mapped in batches, handed on in order. */
export class ConsoleFeed {
  readonly #edges: FeedEdges;
  #waiting: Waiting[] = [];
  #busy = false;
  #lastId = 0;

  constructor(edges: FeedEdges) {
    this.#edges = edges;
  }

  add(raw: RawConsoleEntry): void {
    this.#push({ kind: 'entry', at: this.#edges.now(), raw });
  }

  addDropped(count: number): void {
    this.#push({ kind: 'dropped', at: this.#edges.now(), count });
  }

  addRestart(): void {
    this.#push({ kind: 'restarted', at: this.#edges.now() });
  }

  #push(item: Waiting): void {
    const last = this.#waiting.at(-1);
    if (this.#waiting.length < WAITING_MAXIMUM || item.kind === 'restarted') this.#waiting.push(item);
    else {
      const count = item.kind === 'dropped' ? item.count : 1;
      // One line counts for all that found no room.
      if (last?.kind === 'dropped')
        this.#waiting[this.#waiting.length - 1] = { ...last, count: last.count + count };
      else this.#waiting.push({ kind: 'dropped', at: item.at, count });
    }
    if (!this.#busy) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    // Lines of one task of the frame come as one batch.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const positions = batch.flatMap((item) =>
        item.kind === 'entry' && item.raw.position ? [item.raw.position] : [],
      );
      const calls = positions.length > 0 ? (await this.#edges.findPositions(positions)).calls : [];
      let next = 0;
      this.#edges.emit(
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
