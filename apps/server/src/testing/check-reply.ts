import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, errorsOf, errorTable, isErrorType } from '@kilim/contract';
import { apiPrefix, type Route } from '../platform/http/index.ts';

export interface CheckedReply {
  readonly status: number;
  /** Parsed JSON; undefined when there is none or when it was not parsed. */
  readonly json: unknown;
  readonly contentType: string | null;
}

/** Finds the endpoint of a request as the router does: the first route that matches. */
export function createEndpointFinder(routes: readonly Route[]) {
  const patterns = routes.flatMap(({ endpoint }) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => {
      const address = `${endpoint.base ?? apiPrefix}${path}`.replaceAll(/\{\w+\}/g, '[^/]+');
      return { endpoint, pattern: new RegExp(`^${address}$`) };
    }),
  );
  return (method: string, path: string): Endpoint | undefined => {
    const { pathname } = new URL(path, 'http://localhost');
    const routed = method === 'HEAD' ? 'GET' : method;
    return patterns.find(({ endpoint, pattern }) => endpoint.method === routed && pattern.test(pathname))
      ?.endpoint;
  };
}

function describeErrorReply(endpoint: Endpoint, { status, json }: CheckedReply): string | null {
  const { type } = (json ?? {}) as { type?: unknown };
  if (!isErrorType(type)) return `answered ${status} without an error type`;
  if (!errorsOf(endpoint).has(type)) return `answered ${type}, which its description does not list`;
  return errorTable[type].status === status ? null : `answered ${type} with status ${status}`;
}

function describeFile({ replyTypes = [] }: Endpoint, contentType: string | null): string | null {
  const type = contentType?.split(';')[0] ?? '';
  return replyTypes.includes(type) ? null : `answered a file of type ${type}, which it does not list`;
}

/** The first difference between a reply and its endpoint's description; null when it matches. */
export function findUndescribed(endpoint: Endpoint, method: string, reply: CheckedReply): string | null {
  const { status, json, contentType } = reply;
  if (method === 'HEAD') return null;
  if (status >= 400) return describeErrorReply(endpoint, reply);
  // A redirect is 204 when the caller is not a browser, a range of a file 206.
  const isExpected =
    status === endpoint.status ||
    (endpoint.reply === 'redirect' && status === 204) ||
    (endpoint.reply === 'binary' && status === 206);
  if (!isExpected) return `answered ${status} instead of ${endpoint.status}`;
  if (endpoint.reply === 'binary') return describeFile(endpoint, contentType);
  if (json === undefined || endpoint.reply === null || endpoint.reply === 'redirect') return null;
  const result = endpoint.reply.safeParse(json);
  if (!result.success) return `answered a body that its schema rejects: ${result.error.message}`;
  return isDeepStrictEqual(result.data, json) ? null : 'answered fields that its schema does not contain';
}
