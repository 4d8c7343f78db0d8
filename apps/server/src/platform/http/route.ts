import type { Endpoint, EndpointInput } from '@kilim/contract';
import type { z } from 'zod';
import type {
  BinaryReply,
  GuestContext,
  RequestContext,
  SignedInContext,
  StreamedJson,
  StreamedReply,
} from './request-context.ts';

type Answer<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.input<E['reply']> | StreamedJson
  : E['reply'] extends 'binary'
    ? BinaryReply | StreamedReply
    : E['reply'] extends 'redirect'
      ? { readonly location: string | null }
      : void;

type ContextOf<E extends Endpoint> = E['access'] extends 'member' | 'admin'
  ? SignedInContext
  : E['access'] extends 'guest'
    ? GuestContext
    : RequestContext;

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  handle(input: EndpointInput<Endpoint>, context: RequestContext): Promise<unknown>;
}

/** Connects an endpoint with its handler. The type of the handler's `caller` follows from `access`. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (input: EndpointInput<E>, context: ContextOf<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}
