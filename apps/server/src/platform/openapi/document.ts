import { setImmediate as nextTurn } from 'node:timers/promises';
import { alwaysPossibleErrors, type Endpoint, errorTypes } from '@kilim/contract';
import { componentFolder, type JsonSchema } from './json-schema.ts';
import { type Operation, type Response, toOperation } from './operation.ts';

export type { Operation } from './operation.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export interface DocumentOptions {
  /** Names the session cookie. */
  readonly projectKey: string;
  /** Path before every endpoint without a base of its own, such as `/v1`. */
  readonly prefix: string;
}

const description = [
  'Account, session and two-factor endpoints follow the Appwrite client API; the README says to what extent.',
  'Send the session as the cookie that signing in sets, or in the header `X-Appwrite-Session`.',
  'Browsers may call the API from the site itself and from trusted origins only.',
  'Every error has a stable `type`; its `message` is in the language of `X-Appwrite-Locale` or `Accept-Language` (Turkish or English).',
  'Times are ISO 8601 texts, amounts of money are integers in minor units.',
  'Lists return `nextCursor`, which is the `cursor` of the next page.',
  'Changes are also published on the WebSocket `/v1/realtime`, which is not part of this document.',
].join(' ');

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'integer', description: 'The HTTP status.' },
    type: { type: 'string', enum: errorTypes },
    version: { type: 'string' },
    requestId: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Problem by field path.',
    },
    details: {},
  },
  required: ['message', 'code', 'type', 'version'],
};

const generalError: Response = {
  description: `Errors of every endpoint: ${alwaysPossibleErrors.map((type) => `\`${type}\``).join(', ')}.`,
  content: { 'application/json': { schema: { $ref: `${componentFolder}Error` } } },
};

/**
 * Describes the endpoints as an OpenAPI 3.1 document. Yields to the event loop after each endpoint, because all of
 * them together take longer than a request may.
 */
export async function createOpenApiDocument(
  endpoints: readonly Endpoint[],
  { projectKey, prefix }: DocumentOptions,
): Promise<OpenApiDocument> {
  const schemas: Record<string, JsonSchema> = { Error: errorSchema };
  const paths: Record<string, Record<string, Operation>> = {};
  const tags = new Set<string>();
  for (const endpoint of endpoints) {
    const operation = toOperation(endpoint, schemas);
    const path = `${endpoint.base ?? prefix}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    for (const tag of operation.tags) tags.add(tag);
    await nextTurn();
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Kilim API', version: '1', description },
    servers: [{ url: '/' }],
    tags: [...tags].toSorted((a, b) => a.localeCompare(b, 'en')).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: { GeneralError: generalError },
      securitySchemes: {
        sessionCookie: { type: 'apiKey', in: 'cookie', name: `a_session_${projectKey}` },
        sessionHeader: { type: 'apiKey', in: 'header', name: 'X-Appwrite-Session' },
      },
    },
  };
}
