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

/** The body as it is, up to `maximum` bytes; `tooLarge` for more. */
export async function readBytes(
  request: Request,
  maximum: number,
  tooLarge: ErrorType = 'general_body_too_large',
): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maximum) throw new AppError(tooLarge);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A length may be missing or a lie, so what really arrives is counted.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maximum) throw new AppError(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
