import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { errorsOf, impliedErrors } from './endpoint-errors.ts';
import * as contract from './index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const endpoints = (Object.values(contract) as unknown[]).filter(isEndpoint);

const description = {
  name: 'example',
  summary: 'Returns an example.',
  method: 'GET',
  path: '/example',
  status: 204,
  reply: null,
  errors: ['plan_not_found'],
} as const;

const always = [
  'general_unknown_origin',
  'general_host_unknown',
  'general_rate_limit_exceeded',
  'user_jwt_invalid',
  'user_jwt_and_cookie_set',
  'general_too_many_large_replies',
  'general_unknown',
  'general_unavailable',
];

describe('errors of an endpoint', () => {
  it.each([
    ['public', []],
    ['guest', ['user_session_already_exists']],
    ['member', ['general_unauthorized_scope', 'user_more_factors_required', 'user_password_reset_required']],
    [
      'admin',
      [
        'general_unauthorized_scope',
        'user_more_factors_required',
        'user_password_reset_required',
        'general_access_forbidden',
      ],
    ],
  ] as const)('contain those of %s access', (access, expected) => {
    const endpoint = defineEndpoint({ ...description, access });
    expect([...errorsOf(endpoint)]).toEqual(['plan_not_found', ...always, ...expected]);
  });

  it('leave out the denials of sessions that the endpoint accepts', () => {
    const flags = { acceptsOneFactor: true, acceptsOldPassword: true } as const;
    expect(impliedErrors({ ...description, access: 'member', ...flags })).toEqual([
      ...always,
      'general_unauthorized_scope',
    ]);
  });

  it('contain those of reading its input', () => {
    const input = { access: 'public', method: 'POST' } as const;
    const errorsFor = (parts: Partial<Endpoint>) =>
      impliedErrors({ ...description, ...input, ...parts }).filter(
        (type) => !(always as string[]).includes(type),
      );
    expect(errorsFor({ query: z.object({}) })).toEqual(['general_argument_invalid']);
    expect(errorsFor({ body: z.object({}) })).toEqual([
      'general_argument_invalid',
      'general_bad_request',
      'general_request_timeout',
      'general_body_too_large',
      'work_busy',
      'work_time_limit',
      'work_memory_limit',
    ]);
    expect(errorsFor({ rawBody: ['image/png'] })).toEqual(['general_bad_request', 'general_request_timeout']);
  });

  it.each([
    [undefined, ['user_recent_authentication_required']],
    ['password', ['user_recent_authentication_required', 'user_invalid_credentials']],
    ['otp', ['user_recent_authentication_required', 'user_invalid_token']],
  ] as const)('contain those of recent authentication with the proof field %s', (proofField, expected) => {
    const proof = { requiresRecentAuthentication: true, ...(proofField && { proofField }) } as const;
    const errors = impliedErrors({ ...description, access: 'member', ...proof });
    expect(errors.slice(-expected.length)).toEqual(expected);
  });
});

describe('every description', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s has a sentence and lists each of its own errors once',
    (_name, endpoint) => {
      expect(endpoint.summary).toMatch(/^[A-Z][^\n]{10,120}\.$/);
      const implied = impliedErrors(endpoint);
      expect(endpoint.errors.filter((type) => implied.includes(type))).toEqual([]);
      expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
    },
  );

  it('names the content types of a binary reply and no others', () => {
    const isNamed = ({ reply, replyTypes = [] }: Endpoint) => (reply === 'binary') === replyTypes.length > 0;
    expect(endpoints.filter((endpoint) => !isNamed(endpoint)).map(({ name }) => name)).toEqual([]);
  });

  it('has a name and an address of its own', () => {
    const addresses = endpoints.flatMap(({ method, base = '/v1', path, aliases = [] }) =>
      [path, ...aliases].map((address) => `${method} ${base}${address}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
  });
});
