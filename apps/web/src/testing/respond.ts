import { AppError, type Endpoint, type EndpointInput, type ErrorType } from '@kilim/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { z } from 'zod';
import { apiBase } from '../api/client.ts';

/** A request as a handler received it. */
export interface ReceivedCall<E extends Endpoint = Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Validated by the endpoint's schema; undefined for a request without a JSON body. */
  readonly body: EndpointInput<E>['body'];
}

type ReplyBody<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.input<E['reply']>
  : E['reply'] extends 'binary'
    ? Blob
    : undefined;
type Answer<E extends Endpoint> = (call: ReceivedCall<E>) => ReplyBody<E> | Promise<ReplyBody<E>>;

interface Recorded extends ReceivedCall {
  readonly name: string;
}

let recorded: Recorded[] = [];
let violations: string[] = [];

/** The requests to an endpoint since the test began, oldest first. */
export function callsTo<E extends Endpoint>(endpoint: E): readonly ReceivedCall<E>[] {
  return recorded.filter(({ name }) => name === endpoint.name) as unknown as readonly ReceivedCall<E>[];
}

/** Clears the recorded requests; returns those that the contract does not allow. */
export function takeViolations(): readonly string[] {
  const found = violations;
  recorded = [];
  violations = [];
  return found;
}

/** Adds a request that must fail the running test. */
export function addViolation(text: string): void {
  violations.push(text);
}

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

async function receive(
  endpoint: Endpoint,
  request: Request,
  params: Recorded['params'],
): Promise<ReceivedCall> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  let body: unknown;
  if (endpoint.body !== undefined) {
    const parsed = endpoint.body.safeParse(await request.json());
    if (parsed.success) body = parsed.data;
    else addViolation(`${endpoint.name}: ${parsed.error.message}`);
  }
  const call = { params, query, body };
  recorded.push({ name: endpoint.name, ...call });
  return call;
}

/**
 * A handler for an endpoint of the contract. `answer` is the reply's body or a function that returns it; a function may
 * wait, and may throw an AppError to reply with that error.
 */
export function respond<E extends Endpoint>(endpoint: E, answer: ReplyBody<E> | Answer<E>): HttpHandler {
  const path = (endpoint.base ?? apiBase) + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  return methods[endpoint.method](path, async ({ request, params }) => {
    const call = await receive(endpoint, request, params as Recorded['params']);
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
