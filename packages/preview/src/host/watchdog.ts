const ANSWER_LIMIT_MS = 2000;
const PING_EVERY_MS = 1000;
/** After a tick this late the studio itself was suspended, so a missing answer means nothing. */
const LATE_TICK_MS = 1500;

export interface WatchdogOptions {
  readonly send: (ping: number) => void;
  readonly onFrozen: () => void;
  readonly onAnswer: () => void;
}

/** Pings the frame to detect a hang. Driven by `tick` about twice a second; times in milliseconds. */
export class Watchdog {
  readonly #options: WatchdogOptions;
  #ping = 0;
  #askedAt: number | null = null;
  #lastSent = Number.NEGATIVE_INFINITY;
  #lastTick: number | null = null;
  #frozen = false;

  constructor(options: WatchdogOptions) {
    this.#options = options;
  }

  tick(now: number): void {
    const slept = this.#lastTick !== null && now - this.#lastTick > LATE_TICK_MS;
    this.#lastTick = now;
    if (this.#askedAt !== null) {
      if (slept) this.#askedAt = now;
      else if (!this.#frozen && now - this.#askedAt >= ANSWER_LIMIT_MS) {
        this.#frozen = true;
        this.#options.onFrozen();
      }
      return;
    }
    if (now - this.#lastSent < PING_EVERY_MS) return;
    this.#ping += 1;
    this.#askedAt = now;
    this.#lastSent = now;
    this.#options.send(this.#ping);
  }

  /** Handles a pong; only that of the last ping counts. */
  answer(ping: number): void {
    if (this.#askedAt === null || ping !== this.#ping) return;
    this.#askedAt = null;
    if (!this.#frozen) return;
    this.#frozen = false;
    this.#options.onAnswer();
  }
}
