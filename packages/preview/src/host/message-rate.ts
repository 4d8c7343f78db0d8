const SECOND = 1000;

/** Counts messages a second. */
export class MessageRate {
  readonly #limit: number;
  #start = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts one message; true when it is one too many for this second. Times in milliseconds. */
  isExceeded(now: number): boolean {
    if (now - this.#start >= SECOND) {
      this.#start = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#limit;
  }
}
