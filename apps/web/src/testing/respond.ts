import { AppError, type Endpoint, type ErrorType } from '@kilim/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { z } from 'zod';
import { apiBase } from '../api/client.ts';
import { type ReceivedCall, recordCall, recordViolation, requestReceived } from './request-log.ts';

type ReplyBody<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.input<E['reply']>
  : E['reply'] extends 'binary'
    ? Blob
    : undefined;
type Answer<E extends Endpoint> = (call: ReceivedCall<E>) => ReplyBody<E> | Promise<ReplyBody<E>>;

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

function errorResponse({ type, status, params, fields, details }: AppError): HttpResponse<object> {
  const body = { message: '', code: status, type, version: '1', params, fields, details };
  return HttpResponse.json(body, { status });
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.body === undefined) return undefined;
  const parsed = endpoint.body.safeParse(await request.json());
  if (!parsed.success) recordViolation(`${endpoint.name}: ${parsed.error.message}`);
  return parsed.data;
}

/**
 * A handler for an endpoint of the contract. `answer` is the reply's body or a function that returns it; a function may
 * wait, and may throw an AppError to reply with that error.
 */
export function respond<E extends Endpoint>(endpoint: E, answer: ReplyBody<E> | Answer<E>): HttpHandler {
  const path = (endpoint.base ?? apiBase) + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  return methods[endpoint.method](path, async ({ request, requestId, params }) => {
    requestReceived(requestId);
    const call = {
      params: params as Readonly<Record<string, string>>,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: await readBody(endpoint, request),
    };
    recordCall(endpoint, call);
    try {
      const body =
        typeof answer === 'function'
          ? await (answer as Answer<E>)(call as unknown as ReceivedCall<E>)
          : answer;
      const { status } = endpoint;
      if (body instanceof Blob) return new HttpResponse(body, { status });
      return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
    } catch (error) {
      if (error instanceof AppError) return errorResponse(error);
      throw error;
    }
  });
}

/** A handler that replies with an error of the contract. */
export function respondError(
  endpoint: Endpoint,
  type: ErrorType,
  options?: ConstructorParameters<typeof AppError>[1],
): HttpHandler {
  return respond(endpoint, () => {
    throw new AppError(type, options);
  });
}

/** A handler that never replies. */
export function respondNever(endpoint: Endpoint): HttpHandler {
  return respond(endpoint, () => new Promise<never>(() => {}));
}
