import type { z } from 'zod';
import type { ErrorType } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` everyone, `guest` only callers without a session, `member` everyone who is signed in, `admin`
 * administrators. Which rows a caller may reach is decided by the module's policy.
 */
export type Access = 'public' | 'guest' | 'member' | 'admin';

/**
 * Description of an endpoint as plain data: the server derives its route and OpenAPI from it, the web app a typed call.
 * `params` are the `{name}` parts of the path. Reply `null` means 204 without a body, `'binary'` a file, `'redirect'` a
 * redirect (302, or 303 after a form post).
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
  /** Prefix of the path instead of `/v1`. */
  readonly base?: '/api';
  /** Other paths of the endpoint, used by older versions of the client SDK. */
  readonly aliases?: readonly `/${string}`[];
  readonly access: Who;
  /** Also accepts a session whose second factor is still missing. */
  readonly acceptsOneFactor?: true;
  /** Also accepts a session whose generated password has not been replaced yet. */
  readonly acceptsOldPassword?: true;
  /**
   * For endpoints that change credentials, reveal secrets or move money: fails with `user_recent_authentication_required`
   * without a sign-in or `confirmAuthentication` in the last ten minutes: docs/rules/sessions.md#recent-authentication
   */
  readonly requiresRecentAuthentication?: true;
  /** Field of the body that replaces the recent authentication for this call, as sent by the client SDK. */
  readonly proofField?: 'password' | 'oldPassword' | 'otp';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Content types of a request body that is a file; excludes `body`. */
  readonly rawBody?: readonly string[];
  readonly status: 200 | 201 | 204 | 302 | 303;
  readonly reply: Reply;
  /** Content types of a binary reply. */
  readonly replyTypes?: readonly string[];
  /** Specific error types; `errorsOf` adds those of access, validation and recent authentication. */
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

// Params, query and body are optional keys, so `undefined` is excluded from their types first.
type Parsed<Schema> =
  Exclude<Schema, undefined> extends z.ZodType ? z.output<Exclude<Schema, undefined>> : undefined;
type Given<Schema> =
  Exclude<Schema, undefined> extends z.ZodType ? z.input<Exclude<Schema, undefined>> : undefined;

/** The validated input of a handler. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

/** The arguments of a typed call. */
export type EndpointCall<E extends Endpoint> = (undefined extends Given<E['params']>
  ? unknown
  : { readonly params: Given<E['params']> }) &
  (undefined extends Given<E['query']>
    ? { readonly query?: Given<E['query']> }
    : { readonly query: Given<E['query']> }) &
  (undefined extends Given<E['body']>
    ? { readonly body?: Given<E['body']> }
    : { readonly body: Given<E['body']> });

/** The result of a successful call. */
export type EndpointReply<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends 'binary'
    ? Blob
    : undefined;
