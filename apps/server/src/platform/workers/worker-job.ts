/** Streams of a job's large input and large result. */
export interface JobStreams<Page, Chunk> {
  /** Large input in pages, which are requested one by one. */
  readonly pages: AsyncIterable<Page>;
  /** Sends a chunk of a large result. Resolves when it was received, which applies backpressure. */
  send(chunk: Chunk, transfer?: readonly ArrayBuffer[]): Promise<void>;
}

/** A function of plain data that runs in a worker thread. It may throw an `AppError`. */
export type WorkerJob<Input, Result, Page = never, Chunk = never> = (
  input: Input,
  streams: JobStreams<Page, Chunk>,
) => Result | Promise<Result>;

/** Any job: `never` is assignable to every parameter. */
export type AnyWorkerJob = (input: never, streams: never) => unknown;

export type WorkerJobs = Readonly<Record<string, AnyWorkerJob>>;

export type InputOf<Job extends AnyWorkerJob> = Parameters<Job>[0];
export type ResultOf<Job extends AnyWorkerJob> = Awaited<ReturnType<Job>>;
type StreamsOf<Job extends AnyWorkerJob> = Parameters<Job>[1];
export type PageOf<Job extends AnyWorkerJob> =
  StreamsOf<Job> extends JobStreams<infer Page, infer _Chunk> ? Page : never;
export type ChunkOf<Job extends AnyWorkerJob> =
  StreamsOf<Job> extends JobStreams<infer _Page, infer Chunk> ? Chunk : never;
