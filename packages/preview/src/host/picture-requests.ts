/** How long the frame may take for a picture. */
const ANSWER_LIMIT_MS = 6_000;

interface PictureRequestsOptions {
  /** Asks the frame for a picture. */
  readonly send: (request: number) => void;
  readonly later: (task: () => void, delay: number) => unknown;
}

/** Matches the pictures of the frame with the requests for them. Unanswered requests end with null. */
export class PictureRequests {
  readonly #options: PictureRequestsOptions;
  readonly #waiting = new Map<number, (bytes: ArrayBuffer | null) => void>();
  #last = 0;

  constructor(options: PictureRequestsOptions) {
    this.#options = options;
  }

  take(): Promise<ArrayBuffer | null> {
    this.#last += 1;
    const request = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(request, resolve);
      this.#options.later(() => this.answer(request, null), ANSWER_LIMIT_MS);
      this.#options.send(request);
    });
  }

  answer(request: number, bytes: ArrayBuffer | null): void {
    this.#waiting.get(request)?.(bytes);
    this.#waiting.delete(request);
  }
}
