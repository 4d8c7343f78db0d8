import type { z } from 'zod';
import type { ErrorType } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` everyone, `guest` only callers without a session, `member` everyone who is signed in, `admin`
 * administrators. Which rows a caller may reach is decided by the module's policy.
 */
export type Access = 'public' | 'guest' | 'member' | 'admin';

/**
 * One plain description of a call: the server turns it into a route and into OpenAPI, the web into a typed call.
 * Params are the `{name}` parts of the path. `reply: null` answers 204; `reply: 'binary'` answers a file,
 * `'redirect'` another address (302, or 303 after a form was posted).
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType | null | 'binary' | 'redirect' = z.ZodType | null | 'binary' | 'redirect',
  Who extends Access = Access,
> {
  readonly name: string;
  /** One sentence for readers of the API's documentation. */
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** Stands before the path in place of the version where the specification puts a call outside of it. */
  readonly base?: '/api';
  /** Other paths that older clients of the wire contract use for the same call. */
  readonly aliases?: readonly `/${string}`[];
  readonly access: Who;
  /** Also answers a session whose second factor is still due; every other call for members rejects it. */
  readonly acceptsOneFactor?: true;
  /** Also answers a session whose password was made by the server; every other call waits until it is replaced. */
  readonly acceptsOldPassword?: true;
  /**
   * Locks the owner out, hands secrets over or moves money: refused as `user_recent_authentication_required` unless the
   * caller signed in or confirmed who they are (`confirmAuthentication`) within the last ten minutes.
   */
  readonly requiresRecentAuthentication?: true;
  /** Field of such a call's body that proves it for this call alone; unmodified SDKs send the password along. */
  readonly proofField?: 'password' | 'oldPassword' | 'otp';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Content types of a body that is a file; such an endpoint has no `body`. */
  readonly rawBody?: readonly string[];
  readonly status: 200 | 201 | 204 | 302 | 303;
  readonly reply: Reply;
  /** Content types of a binary reply. */
  readonly replyTypes?: readonly string[];
  /** Its own error types. Those that follow from access, input and proof are added by `errorsOf`. */
  readonly errors: readonly ErrorType[];
}

/** Keeps the literal types of a description: its schemas and its access. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType | null | 'binary' | 'redirect' = null,
  const Who extends Access = Access,
>(endpoint: Endpoint<Params, Query, Body, Reply, Who>): Endpoint<Params, Query, Body, Reply, Who> {
  return endpoint;
}

// The parts of a description are optional keys: what is absent is left out before the schema is read.
type Parsed<Schema> =
  Exclude<Schema, undefined> extends z.ZodType ? z.output<Exclude<Schema, undefined>> : undefined;
type Given<Schema> =
  Exclude<Schema, undefined> extends z.ZodType ? z.input<Exclude<Schema, undefined>> : undefined;

/** What a handler receives after validation. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

/** What a caller has to give. */
export type EndpointCall<E extends Endpoint> = (undefined extends Given<E['params']>
  ? unknown
  : { readonly params: Given<E['params']> }) &
  (undefined extends Given<E['query']>
    ? { readonly query?: Given<E['query']> }
    : { readonly query: Given<E['query']> }) &
  (undefined extends Given<E['body']>
    ? { readonly body?: Given<E['body']> }
    : { readonly body: Given<E['body']> });

/** What a successful call answers. */
export type EndpointReply<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends 'binary'
    ? Blob
    : undefined;
