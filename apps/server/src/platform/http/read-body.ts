import { AppError, type ErrorType, limits } from '@kilim/contract';

/** Reads at most 10 MB and parses JSON; an absent body is `{}` (wire-contract.md §1.1). */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = decode(await readBytes(request, limits.bodyMaximum));
  if (text.trim() === '') return {};
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
