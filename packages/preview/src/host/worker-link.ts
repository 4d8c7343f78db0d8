import type { GeneratedPosition, StackCall, WorkerCommand, WorkerMessage } from '../protocol.ts';

export interface FoundPositions {
  readonly calls: readonly (StackCall | null)[];
  readonly frame: string | null;
}

export type WorkerEvent = Exclude<WorkerMessage, { readonly type: 'positions-found' }>;

/** Sends commands to the worker, receives its events and matches its replies to position requests. */
export class WorkerLink {
  readonly #worker: Worker;
  readonly #requests = new Map<number, (found: FoundPositions) => void>();
  #lastRequest = 0;

  constructor(worker: Worker, onEvent: (event: WorkerEvent) => void, onFail: () => void) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type !== 'positions-found') return onEvent(data);
      const answer = this.#requests.get(data.request);
      this.#requests.delete(data.request);
      answer?.(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      onFail();
    };
    worker.onmessageerror = onFail;
  }

  send(command: WorkerCommand, transfer: Transferable[] = []): void {
    this.#worker.postMessage(command, transfer);
  }

  /** Maps positions in generated code to source positions; replies arrive in the order of the requests. */
  findPositions(positions: readonly GeneratedPosition[]): Promise<FoundPositions> {
    this.#lastRequest += 1;
    const request = this.#lastRequest;
    return new Promise((resolve) => {
      this.#requests.set(request, resolve);
      this.send({ type: 'positions-requested', request, positions });
    });
  }

  end(): void {
    this.#requests.clear();
    this.#worker.terminate();
  }
}
