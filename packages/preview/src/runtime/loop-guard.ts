import { type GeneratedPosition, LOOP_ERROR, LOOP_LIMIT_MS, WRAPPER_LINES } from '../protocol.ts';

/** A longer step is one slow call or a machine that slept, and no sign of a loop. */
const LONGEST_STEP_MS = 500;
/** Few, because nothing is known yet of how long one round takes. */
const FIRST_CHECKS = 64;
const MOST_CHECKS = 1024;
/** A step this short may have more rounds, one this long must have fewer. */
const QUICK_MS = 1;
const SLOW_MS = 20;

export interface LoopClockOptions {
  readonly now: () => number;
  /** Runs a task in a later turn of the event loop, behind what waits already. */
  readonly later: (task: () => void) => void;
}

/** Thrown in a loop that doesn't let the event loop run. */
export class EndlessLoopError extends Error {
  readonly position: GeneratedPosition;

  constructor(position: GeneratedPosition) {
    super(`The loop was still running after ${LOOP_LIMIT_MS / 1000} seconds.`);
    this.name = LOOP_ERROR;
    this.position = position;
  }
}

/**
 * How long the app has been looping since the event loop last ran. Only that counts: a loop that awaits something
 * real, and a generator that is asked now and then, go on for ever.
 */
export class LoopClock {
  readonly #options: LoopClockOptions;
  #spent = 0;
  #lastAt: number | null = null;
  readonly #checked = new Set<LoopGuard>();

  constructor(options: LoopClockOptions) {
    this.#options = options;
  }

  /** Milliseconds since the last look, and whether the turn has gone on for too long. */
  measure(guard: LoopGuard): { readonly step: number; readonly isOver: boolean } {
    const now = this.#options.now();
    this.#checked.add(guard);
    if (this.#lastAt === null) {
      this.#lastAt = now;
      this.#options.later(() => this.startTurn());
      return { step: 0, isOver: false };
    }
    const step = now - this.#lastAt;
    this.#lastAt = now;
    this.#spent += Math.min(step, LONGEST_STEP_MS);
    return { step, isOver: this.#spent > LOOP_LIMIT_MS };
  }

  /** The event loop ran: what was spent before is forgotten. */
  startTurn(): void {
    this.#lastAt = null;
    this.#spent = 0;
    for (const guard of this.#checked) guard.reset();
    this.#checked.clear();
  }
}

/** What the guards in one module's code count down; see `addLoopGuards`. */
export class LoopGuard {
  readonly #clock: LoopClock;
  readonly #path: string;
  readonly #version: number;
  #checks = FIRST_CHECKS;
  /** Rounds until the clock is asked. */
  left = FIRST_CHECKS;

  constructor(clock: LoopClock, path: string, version: number) {
    this.#clock = clock;
    this.#path = path;
    this.#version = version;
  }

  /** Called with the loop's place once `left` is used up. Throws when the turn has gone on for too long. */
  check(line: number, column: number): void {
    const { step, isOver } = this.#clock.measure(this);
    if (isOver) {
      // Every loop of this turn ends at once, so that a `catch` inside of another loop doesn't go on.
      this.left = 0;
      const place = { line: line + WRAPPER_LINES, column, name: null };
      throw new EndlessLoopError({ path: this.#path, version: this.#version, ...place });
    }
    if (step > SLOW_MS) this.#checks = Math.max(1, this.#checks >> 2);
    else if (step < QUICK_MS) this.#checks = Math.min(MOST_CHECKS, this.#checks << 1);
    this.left = this.#checks;
  }

  reset(): void {
    this.#checks = FIRST_CHECKS;
    this.left = FIRST_CHECKS;
  }
}
