export interface SerialQueue {
  /** Runs a job after every earlier one has ended, well or badly. */
  run<T>(job: () => Promise<T>): Promise<T>;
}

/** One request at a time, so a reply never describes a state that a later request already changed. */
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
