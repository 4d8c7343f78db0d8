export interface SerialQueue {
  /** Runs a job after all earlier ones have settled. */
  run<T>(job: () => Promise<T>): Promise<T>;
}

/** Runs one request at a time, so that replies arrive in the order of the requests. */
export function createSerialQueue(): SerialQueue {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run(job) {
      const result = tail.then(job, job);
      tail = result.catch(() => undefined);
      return result;
    },
  };
}
