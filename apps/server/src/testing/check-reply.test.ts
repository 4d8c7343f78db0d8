import { defineEndpoint, type Endpoint } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '../platform/http/index.ts';
import { createEndpointFinder, findUndescribed } from './check-reply.ts';

const getThing = defineEndpoint({
  name: 'getThing',
  summary: 'Returns a thing.',
  method: 'GET',
  path: '/things/{id}',
  aliases: ['/things/{id}/details'],
  access: 'member',
  params: z.object({ id: z.string() }),
  status: 200,
  reply: z.object({ id: z.string() }),
  errors: ['plan_not_found'],
});
const getFirst = defineEndpoint({ ...getThing, name: 'getFirst', path: '/things/first', aliases: [] });

const check = (status: number, json: unknown) =>
  findUndescribed(getThing, 'GET', { status, json, contentType: 'application/json' });

describe('a reply', () => {
  it('passes when its description contains it', () => {
    expect(check(200, { id: 'a' })).toBeNull();
    expect(check(404, { type: 'plan_not_found' })).toBeNull();
    expect(check(401, { type: 'general_unauthorized_scope' })).toBeNull();
  });

  it.each([
    ['an error that is not listed', 404, { type: 'order_not_found' }, /order_not_found.* does not list/],
    ['a listed error with another status', 400, { type: 'plan_not_found' }, /with status 400/],
    ['an error without a type', 404, { message: 'gone' }, /without an error type/],
    ['another status', 201, { id: 'a' }, /201 instead of 200/],
    ['a body of another shape', 200, { id: 1 }, /its schema rejects/],
    ['an undescribed field', 200, { id: 'a', secret: 'b' }, /fields that its schema does not contain/],
  ])('fails with %s', (_name, status, json, problem) => {
    expect(check(status, json)).toMatch(problem);
  });
});

it('fails with a file of another type', () => {
  const getFile: Endpoint = { ...getThing, reply: 'binary', replyTypes: ['text/csv'] };
  const checkType = (contentType: string) =>
    findUndescribed(getFile, 'GET', { status: 200, json: undefined, contentType });
  expect(checkType('text/csv; charset=utf-8')).toBeNull();
  expect(checkType('text/html')).toMatch(/file of type text\/html/);
});

describe('the endpoint of a request', () => {
  const find = createEndpointFinder([
    route(getFirst, async () => ({ id: 'first' })),
    route(getThing, async () => ({ id: 'a' })),
  ]);

  it.each([
    ['GET', '/v1/things/first', 'getFirst'],
    ['GET', '/v1/things/second?full=1', 'getThing'],
    ['HEAD', '/v1/things/second', 'getThing'],
    ['GET', '/v1/things/second/details', 'getThing'],
    ['POST', '/v1/things/second', undefined],
    ['GET', '/v1/things', undefined],
  ])('of %s %s is %s', (method, path, name) => {
    expect(find(method, path)?.name).toBe(name);
  });
});
