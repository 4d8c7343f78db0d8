import * as contract from '@kilim/contract';
import { analyticsActions } from '@kilim/contract';
import { expect, it } from 'vitest';
import { actionsOf, endpointActions, projectFields } from './endpoint-actions.ts';

const nameOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'access' in value && 'name' in value
    ? [String(value.name)]
    : [];

it('names existing endpoints and actions', () => {
  const endpoints = new Set(Object.values(contract).flatMap((value) => nameOf(value)));
  expect([...endpointActions.keys()].filter((name) => !endpoints.has(name))).toEqual([]);
  const actions = [...endpointActions.values(), ...projectFields.values()];
  expect(actions.filter((action) => !analyticsActions.includes(action))).toEqual([]);
});

it('distinguishes what was changed about a project, without the texts', () => {
  expect(actionsOf('updateProject', { name: 'Gizli' })).toEqual(['project-renamed']);
  expect(actionsOf('updateProject', { description: 'x', tags: [] })).toEqual([
    'project-described',
    'project-tagged',
  ]);
  expect(actionsOf('updateProject', {})).toEqual([]);
});
