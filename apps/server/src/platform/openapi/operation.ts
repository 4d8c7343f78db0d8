import {
  type Access,
  alwaysPossibleErrors,
  type Endpoint,
  type ErrorType,
  errorsOf,
  errorTable,
} from '@kilim/contract';
import { componentFolder, type JsonSchema, toInputSchema, toReplySchema } from './json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Content {
  readonly [contentType: string]: { readonly schema: JsonSchema };
}

export interface Response {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, object>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
  readonly 'x-access': Access;
}

const accessSentences: Readonly<Record<Access, string>> = {
  public: 'Access: everyone.',
  guest: 'Access: only callers without a session.',
  member: 'Access: signed-in users.',
  admin: 'Access: administrators.',
};

const securityOf: Readonly<Record<Access, Operation['security']>> = {
  public: [{}, { sessionCookie: [] }, { sessionHeader: [] }],
  guest: [],
  member: [{ sessionCookie: [] }, { sessionHeader: [] }],
  admin: [{ sessionCookie: [] }, { sessionHeader: [] }],
};

function describe(endpoint: Endpoint): string {
  const { access, requiresRecentAuthentication, proofField, acceptsOneFactor, acceptsOldPassword } = endpoint;
  const { aliases = [] } = endpoint;
  return [
    accessSentences[access],
    requiresRecentAuthentication &&
      `Requires that the caller authenticated within the last ten minutes${proofField ? `, or \`${proofField}\` in the body` : ''}.`,
    acceptsOneFactor && 'Also accepts a session that lacks its second factor.',
    acceptsOldPassword && 'Also accepts a session whose password must be replaced.',
    aliases.length > 0 && `Older SDKs call it at ${aliases.map((path) => `\`/v1${path}\``).join(', ')}.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

const tagNames: Readonly<Record<string, string>> = {
  admin: 'Administration',
  ai: 'AI',
  'openapi.json': 'OpenAPI',
};

/** The first part of the path: `Account` for `/account/sessions`. */
function tagOf({ path }: Endpoint): string {
  const first = path.split('/')[1] ?? '';
  return tagNames[first] ?? first.charAt(0).toUpperCase() + first.slice(1).replaceAll('-', ' ');
}

function parametersOf({ params, query }: Endpoint): Parameter[] {
  const read = (part: Endpoint['query'], place: Parameter['in']): Parameter[] => {
    const { properties = {}, required = [] } = part ? toInputSchema(part) : {};
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: schema as JsonSchema,
    }));
  };
  return [...read(params, 'path'), ...read(query, 'query')];
}

const fileContent = (types: readonly string[]): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

function requestBodyOf({ body, rawBody }: Endpoint): Operation['requestBody'] {
  if (rawBody) return { required: true, content: fileContent(rawBody) };
  if (!body) return undefined;
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: toInputSchema(body) } },
  };
}

type Definitions = Record<string, JsonSchema>;

/** Adds the schemas that the reply refers to to `definitions`. */
function successOf(endpoint: Endpoint, definitions: Definitions): Operation['responses'] {
  const { status, reply, replyTypes = [] } = endpoint;
  if (reply === null) return { [status]: { description: 'Done. The reply has no body.' } };
  if (reply === 'binary') return { [status]: { description: 'The file.', content: fileContent(replyTypes) } };
  if (reply === 'redirect') {
    const headers = { location: { required: true, schema: { type: 'string' } } };
    return {
      [status]: { description: 'Redirects the browser.', headers },
      204: { description: 'Done. The caller is not a browser.' },
    };
  }
  const { schema, definitions: used } = toReplySchema(reply);
  Object.assign(definitions, used);
  return { [status]: { description: 'The result.', content: { 'application/json': { schema } } } };
}

const isSpecific = (type: ErrorType): boolean => !(alwaysPossibleErrors as readonly string[]).includes(type);

/** One response per status. Errors that every endpoint may answer are the `default` response. */
function errorResponsesOf(endpoint: Endpoint): Operation['responses'] {
  const types = [...errorsOf(endpoint)].filter(isSpecific);
  const statuses = [...new Set(types.map((type) => errorTable[type].status))].toSorted((a, b) => a - b);
  const responses = statuses.map((status): [string, Response] => {
    const names = types.filter((type) => errorTable[type].status === status);
    const schema: JsonSchema = {
      allOf: [{ $ref: `${componentFolder}Error` }, { properties: { type: { enum: names } } }],
    };
    const description = names.map((name) => `\`${name}\``).join(', ');
    return [String(status), { description, content: { 'application/json': { schema } } }];
  });
  return { ...Object.fromEntries(responses), default: { $ref: '#/components/responses/GeneralError' } };
}

/** Describes an endpoint as an operation and adds the schemas that its reply refers to to `definitions`. */
export function toOperation(endpoint: Endpoint, definitions: Definitions): Operation {
  const parameters = parametersOf(endpoint);
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [tagOf(endpoint)],
    security: securityOf[endpoint.access],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...successOf(endpoint, definitions), ...errorResponsesOf(endpoint) },
    'x-access': endpoint.access,
  };
}
