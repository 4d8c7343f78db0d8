import { AppError, type ErrorType, limits } from '@kilim/contract';

/** Bytes of a body without a session; the largest is a batch of analytics. */
const guestMaximum = 524_288;
/** No endpoint has a body nearly as deep. */
const depthMaximum = 64;

const [quote, backslash, openList, closeList, openObject, closeObject] = Buffer.from('"\\[]{}');

/**
 * Whether brackets are nested too deeply. Parsing eight megabytes of them blocks the event loop for three seconds; counting
 * them takes a hundredth of that.
 */
function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isString = false;
    } else if (byte === quote) isString = true;
    else if (byte === openList || byte === openObject) {
      depth += 1;
      if (depth > depthMaximum) return true;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return false;
}

/** Reads and parses a JSON body (docs/rules/http.md#request-bodies); an empty one is `{}`. */
export async function readJsonBody(request: Request, isGuest: boolean): Promise<unknown> {
  const bytes = await readBytes(request, isGuest ? guestMaximum : limits.bodyMaximum);
  const text = decode(bytes);
  if (text.trim() === '') return {};
  if (isTooDeep(bytes)) throw new AppError('general_bad_request', { detail: 'The body is nested too deep.' });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('general_bad_request', { cause });
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('general_bad_request', { cause });
  }
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
      if (chunk === null) return Buffer.concat(chunks);
      // The declared length may be missing or wrong.
      size += chunk.byteLength;
      if (size > maximum) throw new AppError(tooLarge);
      chunks.push(chunk);
    }
  } finally {
    stop();
  }
}
