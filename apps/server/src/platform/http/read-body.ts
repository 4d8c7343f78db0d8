import { AppError, type ErrorType, limits } from '@kilim/contract';

/** What nobody has signed for: the largest is a batch of analytics. */
const guestMaximum = 524_288;
/** No body of ours is nearly as deep. */
const depthMaximum = 64;

const [quote, backslash, openList, closeList, openObject, closeObject] = Buffer.from('"\\[]{}');

/**
 * Whether brackets stand deeper in each other than anybody needs. Eight megabytes of them hold the parser, and with it
 * every other request, for three seconds; counting them takes a hundredth of that.
 */
function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openList || byte === openObject) {
      depth += 1;
      if (depth > depthMaximum) return true;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return false;
}

/** Reads at most 10 MB, of a guest half a megabyte, and parses JSON; an absent body is `{}` (wire-contract.md §1.1). */
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
  /** Milliseconds after which the progress of a body is looked at, again and again. */
  readonly window: number;
  /** Bytes that have to arrive in each of them. */
  readonly minimum: number;
}

/** 8 KB a second: slower than any connection that people use, fast enough to end bodies that trickle. */
const bodyRate: BodyRate = { window: 30_000, minimum: 30 * 8 * 1_024 };

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** A body that ends early was given up by its sender, who hears no answer. That is no fault of ours to log. */
async function readChunk(reader: BodyReader): Promise<Uint8Array | null> {
  try {
    const { done, value } = await reader.read();
    return done ? null : value;
  } catch (cause) {
    throw new AppError('general_bad_request', { cause, detail: 'The body ended early.' });
  }
}

/** Rejects with `general_request_timeout` once a window has passed in which too little arrived. */
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
  // Nobody waits for it any more once the body is complete.
  tooSlow.catch(() => {});
  return { tooSlow, stop: () => clearTimeout(timer) };
}

/**
 * The body as it is, up to `maximum` bytes; `tooLarge` for more. Throws `general_request_timeout` for one that arrives
 * more slowly than `pace`.
 */
export async function readBytes(
  request: Request,
  maximum: number,
  tooLarge: ErrorType = 'general_body_too_large',
  pace: BodyRate = bodyRate,
): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maximum) throw new AppError(tooLarge);
  if (!request.body) return new Uint8Array();
  const reader: BodyReader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const { tooSlow, stop } = watchRate(pace, () => size);
  try {
    for (;;) {
      const chunk = await Promise.race([readChunk(reader), tooSlow]);
      if (chunk === null) return Buffer.concat(chunks);
      // A length may be missing or a lie, so what really arrives is counted.
      size += chunk.byteLength;
      if (size > maximum) throw new AppError(tooLarge);
      chunks.push(chunk);
    }
  } finally {
    stop();
  }
}
