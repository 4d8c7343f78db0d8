import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { type AddressPolicy, isAllowedAddress, isAllowedUrl } from './address-policy.ts';

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Idle connections are kept, because a handshake costs more than most of a short request. */
const connections = { keepAlive: true, maxFreeSockets: 32, timeout: 60_000 } as const;

/** The policy does not allow the address, or what its name resolves to. */
export class ForbiddenAddressError extends TypeError {
  override readonly name = 'ForbiddenAddressError';

  constructor() {
    super('the address is not allowed');
  }
}

/** Resolves a name for a connection; fails unless every address is allowed, so that a name cannot change afterwards. */
function createLookup(policy: AddressPolicy) {
  return (host: string, options: LookupOptions, done: LookupCallback): void => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowedAddress(address, policy))) {
        return done(new ForbiddenAddressError(), []);
      }
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function toResponse(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const status = incoming.statusCode ?? 502;
  const hasBody = status !== 204 && status !== 304;
  if (!hasBody) incoming.resume();
  // The types of Node and of the DOM for the same class differ.
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null;
  return new Response(body, { status, statusText: incoming.statusMessage ?? '', headers });
}

/** The parts of a call of `fetch` that the SDKs use. */
function readCall(input: Parameters<typeof fetch>[0], init: Parameters<typeof fetch>[1]) {
  const body = init?.body ?? undefined;
  if (body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)) {
    throw new TypeError('only texts and bytes can be sent');
  }
  return {
    url: new URL(input instanceof Request ? input.url : input),
    method: init?.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init?.headers)),
    signal: init?.signal ?? null,
    returnsRedirect: init?.redirect === 'manual',
    body,
  };
}

/**
 * `fetch` for addresses that an administrator or a user entered. Names are checked when the connection is opened. A redirect is an
 * error, because it would carry prompt and key to another host; with `redirect: 'manual'` it is returned. Bodies are texts
 * or bytes.
 */
export function createGuardedFetch(policy: AddressPolicy): typeof fetch {
  const agents = { http: new HttpAgent(connections), https: new HttpsAgent(connections) };
  const guardedLookup = createLookup(policy);
  return async (input, init) => {
    const { url, method, headers, signal, body, returnsRedirect } = readCall(input, init);
    if (!isAllowedUrl(url, policy)) throw new ForbiddenAddressError();
    const isSecure = url.protocol === 'https:';
    const send = isSecure ? requestHttps : requestHttp;
    return new Promise<Response>((resolve, reject) => {
      const sent = send(
        url,
        {
          method,
          headers: { ...headers, 'accept-encoding': 'identity' },
          agent: isSecure ? agents.https : agents.http,
          lookup: guardedLookup,
          ...(signal && { signal }),
        },
        (incoming) => {
          const status = incoming.statusCode ?? 502;
          if (status < 200 || (status >= 300 && status < 400 && !returnsRedirect)) {
            incoming.destroy();
            reject(new TypeError(`status ${status}: redirects are not followed`));
          } else resolve(toResponse(incoming));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
