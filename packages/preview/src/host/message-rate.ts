const SECOND = 1000;

/** Limits the number of messages per second. */
export class MessageRate {
  readonly #limit: number;
  #start = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a message; returns whether it exceeds the limit. `now` in milliseconds. */
  isExceeded(now: number): boolean {
    if (now - this.#start >= SECOND) {
      this.#start = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#limit;
  }
}
