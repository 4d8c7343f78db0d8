import { AppError, type UserId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { presentLog, readLogPage } from './sdk-log.ts';

it.each([
  [[], { limit: 25, offset: 0 }],
  [['{"method":"limit","values":[5]}'], { limit: 5, offset: 0 }],
  [
    ['{"method":"limit","values":[100]}', '{"method":"offset","values":[5000]}'],
    { limit: 100, offset: 5000 },
  ],
])('reads the page of %j', (queries, page) => {
  expect(readLogPage(queries)).toEqual(page);
});

it.each([
  'limit(5)',
  'null',
  '{"method":"limit","values":[0]}',
  '{"method":"limit","values":[101]}',
  '{"method":"offset","values":[5001]}',
  '{"method":"limit","values":[1,2]}',
  '{"method":"limit","values":["1"]}',
  '{"method":"equal","attribute":"event","values":["signed-in"]}',
])('rejects the query %s', (query) => {
  expect(() => readLogPage([query])).toThrow(new AppError('general_query_invalid'));
});

it('presents an event without the full address', () => {
  const owner = { userId: 'ayse' as UserId, email: 'ayse@ornek.test', name: 'Ayşe' };
  const event = {
    id: 'x',
    kind: 'signed-in',
    category: 'sign-in',
    userId: owner.userId,
    actorId: null,
    userEmail: owner.email,
    actorEmail: null,
    browser: 'Chrome 142',
    system: 'Windows',
    network: '10.0.0.0',
    countryCode: 'TR',
    detail: {},
    createdAt: 1_700_000_000_000,
  } as const;
  expect(presentLog(event, owner, 'en')).toMatchObject({
    event: 'signed-in',
    userEmail: 'ayse@ornek.test',
    mode: 'default',
    ip: '10.0.0.0',
    clientName: 'Chrome',
    clientVersion: '142',
    osName: 'Windows',
    osVersion: '',
    countryName: 'Türkiye',
  });
});
