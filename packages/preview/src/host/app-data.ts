import { STORAGE_ITEMS, type StorageChange, type StoredItem } from '../protocol.ts';
import { StoredItems } from '../stored-items.ts';
import { MessageRate } from './message-rate.ts';
import type { AppStorage } from './options.ts';

/**
 * How long the start of the app waits for what it stored. In steps, because a page that was busy for longer finds the time
 * over and the answer there at once: it takes the answer then.
 */
const READ_STEPS = 4;
const READ_STEP_MS = 500;
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
  readonly #onLate: () => void;
  #storage: AppStorage | null;
  /** False until it is known what was kept: the app's first save would replace it. */
  #isKept = true;
  #isDisposed = false;
  #unwritten = new Map<string, string | null>();
  #written: Promise<unknown> = Promise.resolve();
  #isWriting = false;
  #cancelWrite: (() => void) | null = null;
  #isReset = false;

  /** `onLate` is called when `items` have changed after `ready`: the app must start again. */
  constructor(storage: AppStorage | undefined, clock: AppDataClock, onLate: () => void = () => undefined) {
    this.#storage = storage ?? null;
    this.#clock = clock;
    this.#onLate = onLate;
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
    const storage = this.#storage;
    const changes = this.#isWriting ? null : this.#takeUnwritten();
    if (storage === null || changes === null) return;
    this.#isWriting = true;
    this.#enqueue(() => storage.write(changes));
    this.#enqueue(() => {
      this.#isWriting = false;
      this.flush();
    });
  }

  /** Writes what waits at once, also beside a write that still runs: nothing comes after it. */
  leave(): void {
    if (!this.#isWriting) return this.flush();
    const changes = this.#takeUnwritten();
    if (changes !== null) void this.#storage?.write(changes).catch(() => undefined);
  }

  reset(): void {
    this.#isReset = true;
    this.#isKept = true;
    this.#items.clear();
    this.#unwritten.clear();
    const storage = this.#storage;
    if (storage !== null) this.#enqueue(() => storage.clear());
  }

  dispose(): void {
    this.#isDisposed = true;
    this.leave();
  }

  #takeUnwritten(): StorageChange[] | null {
    this.#cancelWrite?.();
    this.#cancelWrite = null;
    if (this.#storage === null || !this.#isKept || this.#unwritten.size === 0) return null;
    const changes = [...this.#unwritten];
    this.#unwritten = new Map();
    return changes;
  }

  /** What cannot be written is lost with the page; the app itself goes on. */
  #enqueue(task: () => unknown): void {
    this.#written = this.#written.then(task).catch(() => undefined);
  }

  async #load(storage: AppStorage): Promise<void> {
    let cancel = (): void => undefined;
    let isOver = false;
    const late = new Promise<void>((resolve) => {
      const wait = (left: number): void => {
        isOver = left === 0;
        if (isOver) return resolve();
        cancel = this.#clock.later(() => wait(left - 1), READ_STEP_MS);
      };
      wait(READ_STEPS);
    });
    const reading = storage.read().then(
      (items) => (isOver ? this.#takeLate(items) : this.#take(items)),
      () => {
        this.#isKept = this.#isReset;
      },
    );
    await Promise.race([reading, late]);
    if (isOver) this.#isKept = this.#isReset;
    cancel();
  }

  #take(items: readonly StoredItem[]): void {
    if (!this.#isReset) for (const item of items) this.#items.apply(item);
  }

  /** Replaces what the app has stored since its start: it started without its records, so those would be lost. */
  #takeLate(items: readonly StoredItem[]): void {
    if (this.#isReset || this.#isDisposed) return;
    this.#isKept = true;
    if (items.length === 0) return this.flush();
    this.#items.clear();
    this.#unwritten.clear();
    this.#take(items);
    this.#onLate();
  }
}
