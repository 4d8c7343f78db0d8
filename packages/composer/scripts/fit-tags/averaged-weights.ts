/** Weights with their sums over time: their average fits unseen messages better than the last values. */
export class AveragedWeights {
  readonly values: Float64Array;
  readonly #sums: Float64Array;
  readonly #times: Int32Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#sums = new Float64Array(size);
    this.#times = new Int32Array(size);
  }

  add(at: number, by: number, time: number): void {
    const value = this.values[at] ?? 0;
    this.#sums[at] = (this.#sums[at] ?? 0) + (time - (this.#times[at] ?? 0)) * value;
    this.#times[at] = time;
    this.values[at] = value + by;
  }

  average(at: number, time: number): number {
    this.add(at, 0, time);
    return (this.#sums[at] ?? 0) / time;
  }
}
