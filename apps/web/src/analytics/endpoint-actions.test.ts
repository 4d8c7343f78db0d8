import * as contract from '@kilim/contract';
import { analyticsActions } from '@kilim/contract';
import { expect, it } from 'vitest';
import { endpointActions } from './endpoint-actions.ts';

const nameOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'access' in value && 'name' in value
    ? [String(value.name)]
    : [];

it('names existing endpoints and actions', () => {
  const endpoints = new Set(Object.values(contract).flatMap((value) => nameOf(value)));
  expect([...endpointActions.keys()].filter((name) => !endpoints.has(name))).toEqual([]);
  expect([...endpointActions.values()].filter((action) => !analyticsActions.includes(action))).toEqual([]);
});
