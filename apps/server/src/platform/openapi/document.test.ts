import { defineEndpoint } from '@kilim/contract';
import { validate } from '@readme/openapi-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describedEndpoints } from '../../testing/described-endpoints.ts';
import { createOpenApiDocument, type OpenApiDocument } from './index.ts';

const options = { projectKey: 'kilim', prefix: '/v1' };

function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === '$ref' && typeof part === 'string' ? [part] : listReferences(part),
  );
}

const resolve = (document: unknown, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe('the document of all endpoints', () => {
  let document: OpenApiDocument;
  beforeAll(async () => {
    document = await createOpenApiDocument(describedEndpoints, options);
  });

  it('is valid OpenAPI 3.1', async () => {
    // A copy, because the validator changes what it reads.
    const copy: unknown = JSON.parse(JSON.stringify(document));
    expect(await validate(copy as Parameters<typeof validate>[0])).toEqual({
      valid: true,
      warnings: [],
      specification: 'OpenAPI',
    });
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('resolves every reference', () => {
    const references = listReferences(document);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => resolve(document, reference) === undefined)).toEqual([]);
  });

  it('has each endpoint once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      describedEndpoints.map(({ name }) => name).sort(),
    );
  });

  it('describes each parameter of a path', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { operationId, parameters = [] } of Object.values(operations)) {
        const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect(described.sort(), operationId).toEqual(names.sort());
      }
    }
  });
});

describe('an operation', () => {
  const describeOne = async (endpoint: Parameters<typeof createOpenApiDocument>[0][number]) => {
    const { paths } = await createOpenApiDocument([endpoint], options);
    const [path, operations] = Object.entries(paths)[0] ?? [];
    return { path, operation: Object.values(operations ?? {})[0] };
  };

  it('has the parameters, body, reply and errors of its endpoint', async () => {
    const endpoint = defineEndpoint({
      name: 'renameThing',
      summary: 'Renames a thing.',
      method: 'PATCH',
      path: '/things/{id}',
      access: 'member',
      requiresRecentAuthentication: true,
      params: z.object({ id: z.string() }),
      query: z.object({ limit: z.coerce.number().int().max(100).default(25) }),
      body: z.strictObject({ name: z.string().min(1) }),
      status: 200,
      reply: z.object({ id: z.string(), name: z.string() }),
      errors: ['plan_not_found'],
    });
    const { path, operation } = await describeOne(endpoint);
    expect(path).toBe('/v1/things/{id}');
    expect(operation).toMatchObject({
      operationId: 'renameThing',
      tags: ['Things'],
      security: [{ sessionCookie: [] }, { sessionHeader: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        {
          name: 'limit',
          in: 'query',
          required: false,
          schema: { type: 'integer', maximum: 100, default: 25 },
        },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { required: ['name'], additionalProperties: false } } },
      },
    });
    expect(operation?.description).toBe(
      'Access: signed-in users. Requires that the caller authenticated within the last ten minutes.',
    );
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '412',
      '413',
      '422',
      '503',
      'default',
    ]);
    expect(operation?.responses['404']).toMatchObject({ description: '`plan_not_found`' });
    expect(operation?.responses['200']).toEqual({
      description: 'The result.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { id: { type: 'string' }, name: { type: 'string' } },
            required: ['id', 'name'],
          },
        },
      },
    });
  });

  it('needs no session for guests and takes one from everyone else', async () => {
    const base = {
      name: 'x',
      summary: 'X.',
      method: 'GET',
      path: '/x',
      status: 204,
      reply: null,
      errors: [],
    } as const;
    const securityFor = async (access: 'public' | 'guest' | 'member') =>
      (await describeOne(defineEndpoint({ ...base, access }))).operation?.security;
    expect(await securityFor('guest')).toEqual([]);
    expect(await securityFor('public')).toContainEqual({});
    expect(await securityFor('member')).not.toContainEqual({});
  });

  it('lists the content types of files', async () => {
    const { operation } = await describeOne(
      defineEndpoint({
        name: 'swapFile',
        summary: 'Swaps a file.',
        method: 'PUT',
        path: '/file',
        access: 'public',
        rawBody: ['image/png'],
        status: 200,
        reply: 'binary',
        replyTypes: ['text/csv'],
        errors: [],
      }),
    );
    expect(operation?.requestBody?.content).toEqual({ 'image/png': { schema: {} } });
    expect(operation?.responses['200']).toMatchObject({ content: { 'text/csv': { schema: {} } } });
  });
});
