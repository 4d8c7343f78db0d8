import { STORAGE_ITEMS, type StorageChange, type StoredItem } from '../protocol.ts';
import { StoredItems } from '../stored-items.ts';
import { MessageRate } from './message-rate.ts';
import type { AppStorage } from './options.ts';

/** How long the start of the app waits for what it stored. Without an answer this run is not kept. */
const READ_LIMIT_MS = 2000;
/** Pause between two writes, however often the app stores. */
const WRITE_PAUSE_MS = 500;
/** The runtime posts at most 20; more come from an app that circumvents it. */
const MESSAGES_PER_SECOND = 30;
/** Keys that may wait for a write; more come from an app that adds and removes new ones without end. */
const UNWRITTEN_KEYS = 4 * STORAGE_ITEMS;

export interface AppDataClock {
  now(): number;
  /** Returns a function that cancels the task. */
  later(task: () => void, delay: number): () => void;
}

/** What the app stores: kept over restarts, and by `storage` also over reloads of the page. */
export class AppData {
  /** Resolves when `items` is complete. Never rejects. */
  readonly ready: Promise<void>;
  readonly #items = new StoredItems();
  readonly #clock: AppDataClock;
  readonly #rate = new MessageRate(MESSAGES_PER_SECOND);
  #storage: AppStorage | null;
  #unwritten = new Map<string, string | null>();
  #written: Promise<unknown> = Promise.resolve();
  #isWriting = false;
  #cancelWrite: (() => void) | null = null;
  #isReset = false;

  constructor(storage: AppStorage | undefined, clock: AppDataClock) {
    this.#storage = storage ?? null;
    this.#clock = clock;
    this.ready = storage === undefined ? Promise.resolve() : this.#load(storage);
  }

  items(): readonly StoredItem[] {
    return this.#items.list();
  }

  /** Changes of the app, which may be hostile: those that exceed the limits are ignored. */
  accept(changes: readonly StorageChange[]): void {
    if (this.#rate.isExceeded(this.#clock.now())) return;
    for (const change of changes) {
      if (this.#items.apply(change)) this.#unwritten.set(change[0], change[1]);
    }
    if (this.#unwritten.size > UNWRITTEN_KEYS) {
      this.#storage = null;
      this.#unwritten.clear();
    }
    this.#cancelWrite ??= this.#clock.later(() => this.flush(), WRITE_PAUSE_MS);
  }

  /** Writes what waits, after the write that still runs. */
  flush(): void {
    this.#cancelWrite?.();
    this.#cancelWrite = null;
    const storage = this.#storage;
    if (storage === null || this.#isWriting || this.#unwritten.size === 0) return;
    const changes = [...this.#unwritten];
    this.#unwritten = new Map();
    this.#isWriting = true;
    this.#enqueue(() => storage.write(changes));
    this.#enqueue(() => {
      this.#isWriting = false;
      this.flush();
    });
  }

  reset(): void {
    this.#isReset = true;
    this.#items.clear();
    this.#unwritten.clear();
    const storage = this.#storage;
    if (storage !== null) this.#enqueue(() => storage.clear());
  }

  dispose(): void {
    this.flush();
  }

  /** What cannot be written is lost with the page; the app itself goes on. */
  #enqueue(task: () => unknown): void {
    this.#written = this.#written.then(task).catch(() => undefined);
  }

  async #load(storage: AppStorage): Promise<void> {
    let cancel = (): void => undefined;
    const late = new Promise<null>((resolve) => {
      cancel = this.#clock.later(() => resolve(null), READ_LIMIT_MS);
    });
    const items = await Promise.race([storage.read().catch(() => null), late]);
    cancel();
    // Without what was kept, the app's first save would replace it.
    if (items === null) this.#storage = null;
    else if (!this.#isReset) for (const item of items) this.#items.apply(item);
  }
}
