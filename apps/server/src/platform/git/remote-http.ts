import { AppError } from '@kilim/contract';
import { gitRules } from './git-rules.ts';

/** A request of the Git library. */
export interface RemoteRequest {
  readonly url: string;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | undefined;
}

export interface RemoteResponse {
  readonly url: string;
  readonly method: string;
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly headers: Record<string, string>;
  readonly body: AsyncIterableIterator<Uint8Array>;
}

export interface RemoteHttp {
  request(request: RemoteRequest): Promise<RemoteResponse>;
}

export interface RemoteHttpOptions {
  /** The address of the repository. */
  readonly address: string;
  /** Refuses addresses that are not public: `createGuardedFetch`. */
  readonly guardedFetch: typeof fetch;
  readonly signal: AbortSignal;
}

async function collect(body: RemoteRequest['body']): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (body === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads a body completely, so that a limit ends the request at once. */
async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body and with it the connection.
    if (size > gitRules.responseMaximum) throw new AppError('git_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The address of a redirect; only the first request of an operation may be redirected, and credentials stay on their host. */
function readRedirect(from: string, response: Response, { method, headers }: RemoteRequest): string | null {
  if (response.status < 300 || response.status >= 400) return null;
  const to = new URL(response.headers.get('location') ?? '', from);
  const isSafe = headers?.['authorization'] === undefined || to.host === new URL(from).host;
  if (method === 'GET' && isSafe && to.protocol === new URL(from).protocol) return to.href;
  throw new AppError('git_unreachable', { detail: 'a redirect that is not followed' });
}

/** The Git library's requests, limited in size, time and addresses. */
export function createRemoteHttp({ address, guardedFetch, signal }: RemoteHttpOptions): RemoteHttp {
  // Where the repository was moved, found by the first request.
  let base = address;
  return {
    request: async (request) => {
      const { url, method = 'GET', headers = {} } = request;
      const path = url.slice(address.length);
      const body = await collect(request.body);
      for (let redirects = 0; redirects <= gitRules.redirectsMaximum; redirects += 1) {
        const target = base + path;
        const response = await guardedFetch(target, {
          method,
          headers: { ...headers },
          signal,
          redirect: 'manual',
          ...(body && { body }),
        });
        const moved = readRedirect(target, response, { ...request, method });
        if (moved === null) {
          return {
            url: target,
            method,
            statusCode: response.status,
            statusMessage: response.statusText,
            headers: Object.fromEntries(response.headers),
            body: once(await readBody(response)),
          };
        }
        await response.body?.cancel();
        if (!moved.endsWith(path)) throw new AppError('git_not_found');
        base = moved.slice(0, -path.length);
      }
      throw new AppError('git_unreachable', { detail: 'too many redirects' });
    },
  };
}
