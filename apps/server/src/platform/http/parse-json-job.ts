import { type RunJob, type WorkerJob, workLimits } from '../workers/index.ts';
import { cutLongStrings, joinLongStrings, type LongStringPart } from './long-strings.ts';
import { parseJson } from './parse-json.ts';

/** Parses a large JSON body of a user. The bytes are transferred: the caller must not use them afterwards. */
export type ParseLargeJson = (bytes: Uint8Array, userId: string) => Promise<unknown>;

/** `parseJson` in a worker thread. Long strings are sent in parts before the value, which has empty ones instead. */
export const parseJsonJob: WorkerJob<Uint8Array, unknown, never, LongStringPart> = async (
  bytes,
  { send },
) => {
  const { value, parts } = cutLongStrings(parseJson(bytes));
  for (const part of parts) await send(part);
  return value;
};

/**
 * Creates a parser that runs in worker threads. Receiving a body of 10 MB at once takes 12 to 100 ms of the event loop,
 * depending on the machine's memory; in parts, each takes a few. Throws `general_bad_request` and the errors of the
 * worker pool.
 */
export function createJsonParser(run: RunJob<typeof parseJsonJob>): ParseLargeJson {
  return async (bytes, userId) => {
    const parts: LongStringPart[] = [];
    const value = await run(bytes, {
      owner: userId,
      limit: workLimits.check,
      transfer: [bytes.buffer as ArrayBuffer],
      onChunk: (part) => void parts.push(part),
    });
    return joinLongStrings(value, parts);
  };
}
