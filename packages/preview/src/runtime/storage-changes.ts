import type { StorageChange } from '../protocol.ts';

/** An app that stores on every key press or in a loop causes one message in this time. */
const BATCH_MS = 50;

/** Collects changes of the app's storage and posts the last one of each key. */
export class StorageChanges {
  #waiting = new Map<string, string | null>();
  readonly #post: (changes: readonly StorageChange[]) => void;
  readonly #later: (task: () => void, delay: number) => void;

  constructor(
    post: (changes: readonly StorageChange[]) => void,
    later: (task: () => void, delay: number) => void,
  ) {
    this.#post = post;
    this.#later = later;
  }

  add(key: string, value: string | null): void {
    const isFirst = this.#waiting.size === 0;
    this.#waiting.set(key, value);
    if (!isFirst) return;
    this.#later(() => {
      const changes = [...this.#waiting];
      this.#waiting = new Map();
      this.#post(changes);
    }, BATCH_MS);
  }
}
