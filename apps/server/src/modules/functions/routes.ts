import { AppError, createExecution } from '@kilim/contract';
import { z } from 'zod';
import { type Clock, toTimestamp } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import {
  callRoute,
  describeError,
  presentError,
  type Route,
  reportError,
  route,
  type SignedInContext,
  toAppError,
} from '../../platform/http/index.ts';
import type { Log } from '../../platform/log/log.ts';
import { endpointOf } from './service.ts';

export interface FunctionsPorts {
  readonly clock: Clock;
  readonly log: Log;
  /** All routes of the server. */
  listRoutes(): readonly Route[];
}

const callsPerMinute = 60;
const inputObject = z.record(z.string(), z.unknown());

function readInput(body: string): Record<string, unknown> {
  try {
    const parsed = inputObject.safeParse(JSON.parse(body === '' ? '{}' : body));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON.
  }
  throw new AppError('general_argument_invalid', { fields: { body: 'invalid' } });
}

interface Outcome {
  readonly status: number;
  readonly reply: unknown;
}

async function run(log: Log, target: Route, body: string, context: SignedInContext): Promise<Outcome> {
  try {
    return { status: target.endpoint.status, reply: await callRoute(target, readInput(body), context) };
  } catch (thrown) {
    const error = toAppError(thrown);
    reportError(log, error, context.requestId);
    return {
      status: error.status,
      reply: presentError(error, context.language, context.requestId, describeError),
    };
  }
}

export function createFunctionsRoutes({ clock, log, listRoutes }: FunctionsPorts): Route[] {
  return [
    route(createExecution, async ({ params, body }, context) => {
      await context.limit('functions', context.caller.userId, callsPerMinute, 60);
      const name = endpointOf(params.functionId);
      const target = listRoutes().find(({ endpoint }) => endpoint.name === name);
      if (name === undefined || !target) throw new AppError('function_not_found');
      const startedAt = clock.now();
      const { status, reply } = await run(log, target, body.body, context);
      const at = toTimestamp(startedAt);
      return {
        $id: newId<string>(startedAt),
        $createdAt: at,
        $updatedAt: at,
        $permissions: [],
        functionId: params.functionId,
        deploymentId: '',
        trigger: 'http' as const,
        status: status < 500 ? ('completed' as const) : ('failed' as const),
        requestMethod: 'POST',
        requestPath: '/',
        requestHeaders: [],
        responseStatusCode: status,
        responseBody: JSON.stringify(reply ?? null),
        responseHeaders: [],
        logs: '',
        errors: '',
        duration: (clock.now() - startedAt) / 1000,
        scheduledAt: '',
      };
    }),
  ];
}
