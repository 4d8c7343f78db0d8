/** A Storage in memory, because accessing storage throws in an opaque origin. */
class MemoryStorage implements Storage {
  readonly [name: string]: unknown;
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(String(key)) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(String(key), String(value));
  }
  removeItem(key: string): void {
    this.#items.delete(String(key));
  }
  clear(): void {
    this.#items.clear();
  }
}

/** Replaces localStorage and sessionStorage, so that async-storage and similar packages work. */
export function installMemoryStorage(target: object): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(target, name, { value: new MemoryStorage(), configurable: true });
}
