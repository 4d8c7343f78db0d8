import type { StoredItem } from '../protocol.ts';
import { StoredItems } from '../stored-items.ts';

type OnChange = (key: string, value: string | null) => void;

/** A Storage in memory, because accessing storage throws in an opaque origin. */
class MemoryStorage implements Storage {
  readonly [name: string]: unknown;
  readonly #items = new StoredItems();
  readonly #onChange: OnChange;

  constructor(onChange: OnChange) {
    this.#onChange = onChange;
  }

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return this.#items.keys()[index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(String(key));
  }
  setItem(key: string, value: string): void {
    const [name, text] = [String(key), String(value)];
    if (!this.#items.apply([name, text]))
      throw new DOMException(`"${name}" exceeds what an app can store.`, 'QuotaExceededError');
    this.#onChange(name, text);
  }
  removeItem(key: string): void {
    if (this.#items.get(String(key)) === null) return;
    this.#items.apply([String(key), null]);
    this.#onChange(String(key), null);
  }
  clear(): void {
    for (const key of this.#items.keys()) this.removeItem(key);
  }
  /** Adds items of an earlier run, which is no change. */
  static fill(storage: MemoryStorage, items: readonly StoredItem[]): void {
    for (const item of items) storage.#items.apply(item);
  }
}

/**
 * Replaces localStorage and sessionStorage, so that async-storage and similar packages work. `onChange` is called for
 * changes of localStorage; the returned function fills it.
 */
export function installMemoryStorage(
  target: object,
  onChange: OnChange,
): (items: readonly StoredItem[]) => void {
  const local = new MemoryStorage(onChange);
  const session = new MemoryStorage(() => undefined);
  Object.defineProperty(target, 'localStorage', { value: local, configurable: true });
  Object.defineProperty(target, 'sessionStorage', { value: session, configurable: true });
  return (items) => MemoryStorage.fill(local, items);
}
