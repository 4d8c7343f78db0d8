import {
  STORAGE_CHARACTERS,
  STORAGE_ITEMS,
  STORAGE_KEY_CHARACTERS,
  type StorageChange,
  type StoredItem,
} from './protocol.ts';

/** What one app stores, within the limits of the preview. A Map, so that `__proto__` is a key like any other. */
export class StoredItems {
  readonly #items = new Map<string, string>();
  #characters = 0;

  /** False if a limit would be exceeded; nothing changes then. */
  apply([key, value]: StorageChange): boolean {
    const before = this.#items.get(key);
    const freed = before === undefined ? 0 : key.length + before.length;
    if (value === null) {
      this.#characters -= freed;
      this.#items.delete(key);
      return true;
    }
    const characters = this.#characters - freed + key.length + value.length;
    const isNew = before === undefined;
    if (key.length > STORAGE_KEY_CHARACTERS || characters > STORAGE_CHARACTERS) return false;
    if (isNew && this.#items.size >= STORAGE_ITEMS) return false;
    this.#characters = characters;
    this.#items.set(key, value);
    return true;
  }

  get size(): number {
    return this.#items.size;
  }
  get(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  keys(): string[] {
    return [...this.#items.keys()];
  }
  list(): StoredItem[] {
    return [...this.#items];
  }
  clear(): void {
    this.#items.clear();
    this.#characters = 0;
  }
}
