import type { Endpoint, EndpointInput, UserId } from '@kilim/contract';
import type { Context, Hono } from 'hono';
import { enforceAccess } from './enforce-access.ts';
import type { ParseLargeJson } from './parse-json-job.ts';
import { parseQuery } from './query-parameters.ts';
import { readJsonBody } from './read-body.ts';
import { requireRecentAuthentication, type VerifyProof } from './recent-authentication.ts';
import type { RequestContext } from './request-context.ts';
import type { Route } from './route.ts';
import { sendReply } from './send-reply.ts';
import { validate } from './validate.ts';

export const apiPrefix = '/v1';
/** `/api` has the few routes without a version (docs/rules/http.md#prefixes); sessions, origins and errors are the same. */
export const apiPrefixes = [apiPrefix, '/api'] as const;

const toHonoPath = (base: string, path: string): string => base + path.replaceAll(/\{(\w+)\}/g, ':$1');

async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  userId: UserId | null,
  parseLargeJson: ParseLargeJson | undefined,
): Promise<EndpointInput<Endpoint>> {
  return {
    params: validate('params', endpoint.params, params),
    query: validate('query', endpoint.query, parseQuery(new URL(request.url).searchParams)),
    body: endpoint.body
      ? validate('body', endpoint.body, await readJsonBody(request, userId, parseLargeJson))
      : undefined,
  };
}

/**
 * Mounts routes on the router. Each call runs in this order: access, recent authentication, validation, handler, reply.
 * Errors are handled by the router's one error handler.
 */
export function mountRoutes(
  app: Hono,
  routes: readonly Route[],
  contextOf: (c: Context) => RequestContext,
  verifyProof: VerifyProof,
  parseLargeJson?: ParseLargeJson,
): void {
  for (const { endpoint, handle } of routes) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.on(endpoint.method, toHonoPath(endpoint.base ?? apiPrefix, path), async (c) => {
        const context = enforceAccess(endpoint, contextOf(c));
        // Before anything is read, unless the proof may be in the body.
        const isProofInBody = endpoint.proofField !== undefined;
        if (!isProofInBody) await requireRecentAuthentication(endpoint, context, null, verifyProof);
        const userId = context.caller?.userId ?? null;
        const input = await readInput(endpoint, c.req.raw, c.req.param(), userId, parseLargeJson);
        if (isProofInBody) await requireRecentAuthentication(endpoint, context, input.body, verifyProof);
        return sendReply(c, endpoint, context, await handle(input, context));
      });
    }
  }
}
