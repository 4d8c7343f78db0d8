import type { RunJob } from '../index.ts';
import type { AnyWorkerJob, ResultOf } from '../worker-job.ts';

/** Runs a job on the main thread, with input, pages and chunks cloned as between threads. */
export function runInline<Job extends AnyWorkerJob>(job: Job): RunJob<Job> {
  return async (input, { pages, onChunk }) => {
    async function* copyPages() {
      for await (const page of pages ?? []) yield structuredClone(page);
    }
    const send = async (chunk: Parameters<NonNullable<typeof onChunk>>[0]) =>
      onChunk?.(structuredClone(chunk));
    const result: unknown = await job(structuredClone(input) as never, { pages: copyPages(), send } as never);
    return structuredClone(result) as ResultOf<Job>;
  };
}
