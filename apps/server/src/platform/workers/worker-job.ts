/** The pages of a job's large input and the way out for its large result, as the job sees them. */
export interface JobStreams<Page, Chunk> {
  /** Large input, page by page; the next one is fetched when it is asked for. */
  readonly pages: AsyncIterable<Page>;
  /** Hands over a part of a large result; resolves when it was taken, so a slow taker slows the job down. */
  send(chunk: Chunk, transfer?: readonly ArrayBuffer[]): Promise<void>;
}

/** A kind of work that runs in a worker thread: a function of plain data. It may throw an `AppError`. */
export type WorkerJob<Input, Result, Page = never, Chunk = never> = (
  input: Input,
  streams: JobStreams<Page, Chunk>,
) => Result | Promise<Result>;

/** Any job: every function takes `never`. */
export type AnyWorkerJob = (input: never, streams: never) => unknown;

export type WorkerJobs = Readonly<Record<string, AnyWorkerJob>>;

export type InputOf<Job extends AnyWorkerJob> = Parameters<Job>[0];
export type ResultOf<Job extends AnyWorkerJob> = Awaited<ReturnType<Job>>;
type StreamsOf<Job extends AnyWorkerJob> = Parameters<Job>[1];
export type PageOf<Job extends AnyWorkerJob> =
  StreamsOf<Job> extends JobStreams<infer Page, infer _Chunk> ? Page : never;
export type ChunkOf<Job extends AnyWorkerJob> =
  StreamsOf<Job> extends JobStreams<infer _Page, infer Chunk> ? Chunk : never;
