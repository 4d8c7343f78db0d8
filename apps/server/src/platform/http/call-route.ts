import type { Endpoint } from '@kilim/contract';
import { enforceAccess } from './enforce-access.ts';
import { requireRecentAuthentication } from './recent-authentication.ts';
import type { RequestContext } from './request-context.ts';
import type { Route } from './route.ts';
import { validate } from './validate.ts';

const paramNames = ({ path }: Endpoint): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

/**
 * Calls a route inside of another request, with the checks of its own: access, recent authentication, validation. The
 * input holds the parameters of its path beside the fields of its body. A proof in the body is not accepted.
 */
export async function callRoute(
  { endpoint, handle }: Route,
  input: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<unknown> {
  const inner = enforceAccess(endpoint, context);
  await requireRecentAuthentication(endpoint, inner, null, async () => false);
  const names = new Set(paramNames(endpoint));
  const entries = Object.entries(input);
  const params = Object.fromEntries(entries.filter(([name]) => names.has(name)));
  const body = Object.fromEntries(entries.filter(([name]) => !names.has(name)));
  return handle(
    {
      params: validate('params', endpoint.params, params),
      query: validate('query', endpoint.query, {}),
      body: validate('body', endpoint.body, body),
    },
    inner,
  );
}
