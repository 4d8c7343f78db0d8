import { type GeneratedPosition, LOOP_ERROR, LOOP_LIMIT_MS, WRAPPER_LINES } from '../protocol.ts';

/** Maximum time counted between two checks; a longer one is a slow call or a suspended machine. */
const LONGEST_STEP_MS = 500;
/** Low at first, because the duration of an iteration is unknown. */
const FIRST_CHECKS = 64;
const MOST_CHECKS = 1024;
/** Below this time between checks the number of iterations is raised, above `SLOW_MS` it is reduced. */
const QUICK_MS = 1;
const SLOW_MS = 20;

export interface LoopClockOptions {
  readonly now: () => number;
  /** Runs a task in a later turn of the event loop. */
  readonly later: (task: () => void) => void;
}

/** Thrown in a loop that blocks the event loop. */
export class EndlessLoopError extends Error {
  readonly position: GeneratedPosition;

  constructor(position: GeneratedPosition) {
    super(`The loop was still running after ${LOOP_LIMIT_MS / 1000} seconds.`);
    this.name = LOOP_ERROR;
    this.position = position;
  }
}

/**
 * Measures the time spent in loops since the event loop last ran. Loops that await something and generators are
 * therefore never stopped.
 */
export class LoopClock {
  readonly #options: LoopClockOptions;
  #spent = 0;
  #lastAt: number | null = null;
  readonly #checked = new Set<LoopGuard>();

  constructor(options: LoopClockOptions) {
    this.#options = options;
  }

  /** Milliseconds since the last call, and whether the limit of the turn is exceeded. */
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

  /** Resets the measured time; called when the event loop has run. */
  startTurn(): void {
    this.#lastAt = null;
    this.#spent = 0;
    for (const guard of this.#checked) guard.reset();
    this.#checked.clear();
  }
}

/** The counter of a module's loop checks; see `addLoopGuards`. */
export class LoopGuard {
  readonly #clock: LoopClock;
  readonly #path: string;
  readonly #version: number;
  #checks = FIRST_CHECKS;
  /** Iterations until the next check of the clock. */
  left = FIRST_CHECKS;

  constructor(clock: LoopClock, path: string, version: number) {
    this.#clock = clock;
    this.#path = path;
    this.#version = version;
  }

  /** Called with the position of the loop when `left` is used up. Throws if the limit of the turn is exceeded. */
  check(line: number, column: number): void {
    const { step, isOver } = this.#clock.measure(this);
    if (isOver) {
      // All loops of this turn then throw immediately, so that a `catch` in an outer loop does not continue it.
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
