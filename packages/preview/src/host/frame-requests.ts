interface FrameRequestsOptions<Answer> {
  /** The answer of a frame that does not answer in time. */
  readonly none: Answer;
  /** Milliseconds. */
  readonly limit: number;
  readonly later: (task: () => void, delay: number) => unknown;
}

/** Matches the answers of the frame with the requests for them. Unanswered requests end with `none`. */
export class FrameRequests<Answer> {
  readonly #options: FrameRequestsOptions<Answer>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor(options: FrameRequestsOptions<Answer>) {
    this.#options = options;
  }

  ask(send: (request: number) => void): Promise<Answer> {
    this.#last += 1;
    const request = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(request, resolve);
      this.#options.later(() => this.answer(request, this.#options.none), this.#options.limit);
      send(request);
    });
  }

  answer(request: number, answer: Answer): void {
    this.#waiting.get(request)?.(answer);
    this.#waiting.delete(request);
  }
}
