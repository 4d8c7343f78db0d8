import type { SdkTable } from '@kilim/app-kit';
import type { BuildOutcome, GeneratedPosition, WorkerCommand, WorkerMessage } from '../protocol.ts';
import { CodeChannel, type CodePort } from './code-channel.ts';
import { renderCodeFrame } from './code-frame.ts';
import { type GraphOutcome, ModuleGraph } from './module-graph.ts';
import { PositionMaps } from './position-maps.ts';
import type { Transform } from './transform.ts';
import { withFallback } from './with-fallback.ts';

export interface PreviewWorkerOptions {
  readonly sdk: SdkTable;
  readonly post: (message: WorkerMessage) => void;
  /** Loads the main transform; rejects if it is not available. */
  readonly loadTransform: (engineUrl: string | null) => Promise<Transform>;
  /** Used while the main transform takes longer than `patience`, or if it fails. */
  readonly fallback: Transform;
  readonly patience: () => Promise<void>;
  /** Runs a task after the waiting messages, so that a burst of edits is built once. */
  readonly schedule: (task: () => void) => void;
}

/** The preview worker, without worker globals. */
export class PreviewWorker {
  readonly #options: PreviewWorkerOptions;
  readonly #maps = new PositionMaps();
  readonly #graph: ModuleGraph;
  readonly #channel = new CodeChannel();
  #transform: Transform | null = null;
  #edit: number | null = null;
  #scheduled = false;
  /** Files that are still to be prepared. */
  #toPrepare: (readonly [path: string, source: string])[] = [];
  #isPreparing = false;

  constructor(options: PreviewWorkerOptions) {
    this.#options = options;
    this.#graph = new ModuleGraph(options.sdk, this.#maps);
  }

  receive(command: WorkerCommand, ports: readonly CodePort[]): void {
    switch (command.type) {
      case 'start':
        void this.#start(command.engineUrl);
        return;
      case 'files-set':
        // The build does what is left.
        this.#toPrepare = [];
        this.#graph.setFiles(command.files);
        return this.#touch(command.edit);
      case 'files-prepared':
        this.#graph.keepPrepared(command.files);
        this.#toPrepare = Object.entries(command.files);
        return this.#prepareNext();
      case 'file-changed':
        this.#graph.changeFile(command.path, command.content);
        return this.#touch(command.edit);
      case 'file-deleted':
        this.#graph.deleteFile(command.path);
        return this.#touch(command.edit);
      case 'file-renamed':
        this.#graph.renameFile(command.from, command.to);
        return this.#touch(command.edit);
      case 'frame-connected': {
        const port = ports[0];
        if (port) this.#channel.connect(port);
        return;
      }
      case 'positions-requested':
        return this.#answer(command.request, command.positions);
    }
  }

  async #start(engineUrl: string | null): Promise<void> {
    let reason = 'The transform is still loading.';
    const loading = this.#options.loadTransform(engineUrl).catch((error: unknown) => {
      reason = error instanceof Error ? error.message : String(error);
      return null;
    });
    const first = await Promise.race([loading, this.#options.patience().then(() => null)]);
    if (first !== null) return this.#use(first, null);
    this.#use(this.#options.fallback, reason);
    const late = await loading;
    if (late !== null) this.#use(late, null);
  }

  #use(transform: Transform, reason: string | null): void {
    const { fallback, post } = this.#options;
    this.#transform = withFallback(transform, fallback, (broken) =>
      post({ type: 'transform-ready', transform: fallback.name, reason: broken }),
    );
    this.#options.post({ type: 'transform-ready', transform: transform.name, reason });
    if (this.#edit !== null) this.#build();
    this.#prepareNext();
  }

  /** Prepares one file per task, so that an edit never waits for more than one. */
  #prepareNext(): void {
    if (this.#isPreparing || this.#transform === null || this.#toPrepare.length === 0) return;
    this.#isPreparing = true;
    this.#options.schedule(() => {
      this.#isPreparing = false;
      const next = this.#toPrepare.shift();
      if (next !== undefined && this.#transform !== null) this.#graph.prepare(...next, this.#transform);
      this.#prepareNext();
    });
  }

  #touch(edit: number): void {
    this.#edit = edit;
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#options.schedule(() => {
      this.#scheduled = false;
      this.#build();
    });
  }

  #build(): void {
    if (this.#transform === null || this.#edit === null) return;
    const outcome = this.#graph.build(this.#transform);
    const update = outcome.kind === 'built' ? this.#channel.push(outcome.graph) : null;
    this.#options.post({ type: 'build-done', edit: this.#edit, update, outcome: wireOutcome(outcome) });
  }

  #answer(request: number, positions: readonly GeneratedPosition[]): void {
    const calls = positions.map((position) => this.#maps.trace(position));
    const index = calls.findIndex((call) => call !== null);
    const call = calls[index];
    const position = positions[index];
    const source = position ? this.#maps.sourceOf(position) : null;
    const frame = call && source !== null ? renderCodeFrame(source, call.line, call.column) : null;
    this.#options.post({ type: 'positions-found', request, calls, frame });
  }
}

function wireOutcome(outcome: GraphOutcome): BuildOutcome {
  return outcome.kind === 'built' ? { kind: 'built', entry: outcome.graph.entry } : outcome;
}
