import type { UpdateTiming } from './options.ts';

interface Done {
  readonly update: number;
  readonly at: number;
  readonly remounted: boolean;
}

const NOTHING: Done = { update: 0, at: 0, remounted: false };

/** Measures the time from an edit until its update is applied and painted. Times in milliseconds. */
export class UpdateTimings {
  readonly #emit: (timing: UpdateTiming) => void;
  readonly #started = new Map<number, number>();
  #carried: { readonly edit: number; readonly update: number; readonly start: number }[] = [];
  #applied = NOTHING;
  #painted = NOTHING;
  #lastEdit = 0;

  constructor(emit: (timing: UpdateTiming) => void) {
    this.#emit = emit;
  }

  start(now: number): number {
    this.#lastEdit += 1;
    this.#started.set(this.#lastEdit, now);
    return this.#lastEdit;
  }

  /** Completes all edits up to `edit`. `update` null: nothing has to run, so the edit is already applied. */
  built(edit: number, update: number | null, isGood: boolean, now: number): void {
    const start = this.#started.get(edit);
    for (const number of this.#started.keys()) if (number <= edit) this.#started.delete(number);
    if (start === undefined || !isGood) return;
    if (update === null) {
      for (const phase of ['applied', 'painted'] as const)
        this.#emit({ edit, phase, elapsed: now - start, remounted: false });
      return;
    }
    const carried = { edit, update, start };
    this.#carried.push(carried);
    // The reply of the frame may arrive before that of the worker.
    if (update <= this.#applied.update) this.#tell('applied', [carried], this.#applied);
    if (update <= this.#painted.update) this.painted(this.#painted.update, this.#painted.at);
  }

  applied(update: number, remounted: boolean, now: number): void {
    this.#applied = { update, at: now, remounted };
    this.#tell(
      'applied',
      this.#carried.filter((item) => item.update <= update),
      this.#applied,
    );
  }

  painted(update: number, now: number): void {
    this.#painted = { update, at: now, remounted: this.#applied.remounted };
    const done = this.#carried.filter((item) => item.update <= update);
    this.#carried = this.#carried.filter((item) => item.update > update);
    this.#tell('painted', done, this.#painted);
  }

  #tell(
    phase: UpdateTiming['phase'],
    items: readonly { readonly edit: number; readonly start: number }[],
    { at, remounted }: Done,
  ): void {
    for (const { edit, start } of items) this.#emit({ edit, phase, elapsed: at - start, remounted });
  }
}
