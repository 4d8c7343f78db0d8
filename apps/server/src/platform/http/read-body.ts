import { AppError, type ErrorType, limits, type UserId } from '@kilim/contract';
import { createLoopBudget } from '../loop/index.ts';
import { parseJson } from './parse-json.ts';
import type { ParseLargeJson } from './parse-json-job.ts';

/** Maximum bytes of a guest's JSON body; the largest is a batch of analytics events. */
const guestMaximum = 524_288;
/** Bodies up to this size take less than 20 ms of the event loop to parse. */
const inlineMaximum = 524_288;

/**
 * Reads and parses a JSON body (docs/rules/http.md#request-bodies); an empty one is `{}`. Bodies above 512 KB are parsed
 * by `parseLargeJson`.
 */
export async function readJsonBody(
  request: Request,
  userId: UserId | null,
  parseLargeJson: ParseLargeJson = async (bytes) => parseJson(bytes),
): Promise<unknown> {
  const bytes = await readBytes(request, userId === null ? guestMaximum : limits.bodyMaximum);
  if (userId === null || bytes.byteLength <= inlineMaximum) return parseJson(bytes);
  return parseLargeJson(bytes, userId);
}

export interface BodyRate {
  /** Milliseconds between two checks. */
  readonly window: number;
  /** Bytes that have to arrive in each window. */
  readonly minimum: number;
}

/** 8 KB per second: slower than any real connection. */
const bodyRate: BodyRate = { window: 30_000, minimum: 30 * 8 * 1_024 };

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** A body that ends early was aborted by the client, which is not an error of the server. */
async function readChunk(reader: BodyReader): Promise<Uint8Array | null> {
  try {
    const { done, value } = await reader.read();
    return done ? null : value;
  } catch (cause) {
    throw new AppError('general_bad_request', { cause, detail: 'The body ended early.' });
  }
}

/** Rejects with `general_request_timeout` when too little arrived in a window. */
function watchRate({ window, minimum }: BodyRate, arrived: () => number) {
  let before = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    const check = (): void => {
      const now = arrived();
      if (now - before < minimum) return reject(new AppError('general_request_timeout'));
      before = now;
      timer = setTimeout(check, window).unref();
    };
    timer = setTimeout(check, window).unref();
  });
  // Not awaited after the body is complete.
  tooSlow.catch(() => {});
  return { tooSlow, stop: () => clearTimeout(timer) };
}

/** Yields to the event loop: copying 10 MB at once takes up to 90 ms on machines with slow memory. */
async function joinChunks(chunks: readonly Uint8Array[], size: number): Promise<Uint8Array> {
  if (size <= inlineMaximum) return Buffer.concat(chunks, size);
  const spendBudget = createLoopBudget();
  const joined = new Uint8Array(new ArrayBuffer(size));
  let end = 0;
  for (const chunk of chunks) {
    await spendBudget();
    joined.set(chunk, end);
    end += chunk.byteLength;
  }
  return joined;
}

/**
 * Reads a body of at most `maximum` bytes. Throws `tooLarge` for more and `general_request_timeout` below the minimum
 * `rate`.
 */
export async function readBytes(
  request: Request,
  maximum: number,
  tooLarge: ErrorType = 'general_body_too_large',
  rate: BodyRate = bodyRate,
): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maximum) throw new AppError(tooLarge);
  if (!request.body) return new Uint8Array();
  const reader: BodyReader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const { tooSlow, stop } = watchRate(rate, () => size);
  try {
    for (;;) {
      const chunk = await Promise.race([readChunk(reader), tooSlow]);
      if (chunk === null) return await joinChunks(chunks, size);
      // The declared length may be missing or wrong.
      size += chunk.byteLength;
      if (size > maximum) throw new AppError(tooLarge);
      chunks.push(chunk);
    }
  } finally {
    stop();
  }
}
