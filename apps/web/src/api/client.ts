import {
  AppError,
  type Endpoint,
  type EndpointCall,
  type EndpointReply,
  type ErrorFields,
  type ErrorParams,
  isErrorType,
} from '@kilim/contract';
import { reportCall } from './call-observer.ts';
import { requestReauthentication } from './reauthentication.ts';

/** Base path of the API: same origin, one version. */
export const apiBase = '/v1';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The body of an endpoint with `rawBody`; its type becomes the content type. */
  readonly file?: Blob;
  /** Called with the number of received bytes of a binary reply. */
  readonly onReceive?: (bytes: number) => void;
}

type Given<E extends Endpoint> = EndpointCall<E> & CallOptions;
type CallArguments<E extends Endpoint> =
  Record<never, never> extends Given<E> ? [given?: Given<E>] : [given: Given<E>];

interface LooseCall extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The URL of a call with its params and query, for links that the browser opens itself. */
export function endpointUrl<E extends Endpoint>(endpoint: E, ...[given]: CallArguments<E>): string {
  return buildUrl(endpoint, (given ?? {}) as LooseCall);
}

function buildUrl(endpoint: Endpoint, { params = {}, query = {} }: LooseCall): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      search.set(name, String(value));
    }
  }
  const suffix = search.toString();
  return `${endpoint.base ?? apiBase}${path}${suffix === '' ? '' : `?${suffix}`}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function filterValues<Value>(
  record: unknown,
  isKept: (value: unknown) => value is Value,
): Record<string, Value> {
  if (!isRecord(record)) return {};
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, Value] => isKept(entry[1])),
  );
}

/** Seconds to wait before a retry, from the `Retry-After` header. */
function readWait(response: Response): ErrorParams {
  const wait = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(wait) ? { seconds: Number(wait) } : {};
}

// Without zod, because every page loads this file: see unvalidated-endpoints.ts.
async function readError(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isRecord(body) || !isErrorType(body['type'])) {
    // A reply of a proxy; its 5xx means that the server is unavailable.
    const isGateway = response.status === 502 || response.status === 503 || response.status === 504;
    return new AppError(isGateway ? 'general_unavailable' : 'general_unknown', {
      params: readWait(response),
      detail: `unreadable error reply, status ${response.status}`,
    });
  }
  const isParam = (value: unknown): value is string | number => isText(value) || typeof value === 'number';
  return new AppError(body['type'], {
    params: { ...readWait(response), ...filterValues(body['params'], isParam) } satisfies ErrorParams,
    fields: filterValues(body['fields'], isText) satisfies ErrorFields,
    details: body['details'],
  });
}

/** Whether a call never reached the server. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof AppError && error.type === 'general_unavailable' && error.cause !== undefined;
}

/** Whether the server cannot be reached, or a proxy reports that it cannot. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && error.type === 'general_unavailable';
}

async function send(endpoint: Endpoint, given: LooseCall): Promise<Response> {
  const headers = new Headers({
    accept: endpoint.reply === 'binary' ? '*/*' : 'application/json',
    // The server writes mails and error texts in the language of the page, not of the browser.
    'accept-language': document.documentElement.lang || 'tr',
  });
  const hasBody = endpoint.method !== 'GET';
  if (hasBody) headers.set('content-type', given.file?.type ?? 'application/json');
  try {
    return await fetch(buildUrl(endpoint, given), {
      method: endpoint.method,
      headers,
      credentials: 'include',
      ...(hasBody ? { body: given.file ?? JSON.stringify(given.body ?? {}) } : {}),
      ...(given.signal === undefined ? {} : { signal: given.signal }),
    });
  } catch (cause) {
    if (given.signal?.aborted) throw cause;
    throw new AppError('general_unavailable', { cause });
  }
}

/** Limits how often one call asks the user to reauthenticate. */
const reauthenticationMaximum = 3;

/**
 * Calls an endpoint of the contract and returns its validated reply (a Blob for a binary one).
 * Throws AppError: with the server's type, `general_unavailable` when the server cannot be reached, `general_unknown`
 * for an unreadable reply. An aborted call throws the signal's reason.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: CallArguments<E>
): Promise<EndpointReply<E>> {
  const loose = (given ?? {}) as LooseCall;
  for (let reauthentications = 0; ; reauthentications += 1) {
    try {
      const reply = await readReply(endpoint, await send(endpoint, loose), loose.signal, loose.onReceive);
      reportCall(endpoint.name, loose.body);
      return reply;
    } catch (error) {
      // Reauthenticate and repeat the call, so that forms need not handle it.
      const isRequired = error instanceof AppError && error.type === 'user_recent_authentication_required';
      if (!isRequired || reauthentications === reauthenticationMaximum) throw error;
      if (!(await requestReauthentication())) throw error;
    }
  }
}

/** The bytes of a reply; `general_unavailable` when the connection breaks before the end. */
async function readBlob(
  response: Response,
  signal: AbortSignal | undefined,
  onReceive: ((bytes: number) => void) | undefined,
): Promise<Blob> {
  try {
    if (response.body === null || onReceive === undefined) return await response.blob();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      received += next.value.byteLength;
      onReceive(received);
    }
    return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new AppError('general_unavailable', { cause });
  }
}

/** The validated reply of a response, for calls that are sent in another way. Throws like `call`. */
export async function readReply<E extends Endpoint>(
  endpoint: E,
  response: Response,
  signal?: AbortSignal,
  onReceive?: (bytes: number) => void,
): Promise<EndpointReply<E>> {
  if (!response.ok) throw await readError(response);
  if (endpoint.reply === null || endpoint.reply === 'redirect') return undefined as EndpointReply<E>;
  // Only 'binary' is left.
  if (typeof endpoint.reply === 'string') {
    return (await readBlob(response, signal, onReceive)) as EndpointReply<E>;
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    return undefined;
  });
  const reply = endpoint.reply.safeParse(body);
  if (!reply.success) {
    throw new AppError('general_unknown', {
      detail: `unreadable reply of ${endpoint.name}`,
      cause: reply.error,
    });
  }
  return reply.data as EndpointReply<E>;
}
