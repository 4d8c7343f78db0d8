import { ProviderUnreachable } from './payment-provider.ts';

export interface ProviderReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface ProviderCall {
  readonly fetch: typeof fetch;
  /** Milliseconds for the whole reply. */
  readonly timeout: number;
  /** Maximum size of the reply body in bytes. */
  readonly limit: number;
}

/** Error codes after which the request surely never left, because no connection was made. */
const unsentCodes = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

function codesOf(error: unknown): string[] {
  const causes = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return [
    ...(typeof code === 'string' ? [code] : []),
    ...causes.flatMap(codesOf),
    ...(cause === undefined || cause === error ? [] : codesOf(cause)),
  ];
}

async function readBody(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new ProviderUnreachable('answer_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Sends one request to a provider; redirects are not followed. Throws `ProviderUnreachable` with a short code. The code
 * never contains an address, header or body, because it is logged and shown to administrators.
 */
export async function callProvider(
  { fetch, timeout, limit }: ProviderCall,
  url: string,
  init: RequestInit,
): Promise<ProviderReply> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, headers: response.headers, text: await readBody(response, limit) };
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw error;
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new ProviderUnreachable('timeout', { cause: error });
    }
    const isUnsent = codesOf(error).some((code) => unsentCodes.has(code));
    throw new ProviderUnreachable(isUnsent ? 'no_connection' : 'connection_broken', {
      isUnsent,
      cause: error,
    });
  }
}
