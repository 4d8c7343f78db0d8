import { AppError, limits } from '@kilim/contract';

/** Reads at most 10 MB and parses JSON; an absent body is `{}` (wire-contract.md §1.1). */
export async function readJsonBody(request: Request): Promise<unknown> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limits.bodyMaximum) throw new AppError('general_body_too_large');
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('general_bad_request', { cause });
  }
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A length may be missing or a lie, so what really arrives is counted.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limits.bodyMaximum) throw new AppError('general_body_too_large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new AppError('general_bad_request', { cause });
  }
}
