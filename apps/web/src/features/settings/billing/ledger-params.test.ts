import { expect, it } from 'vitest';
import { isDefaultUrlState, readUrlState, writeUrlState } from '../../../navigation/use-url-state.ts';
import { ledgerParams, toLedgerQuery } from './ledger-params.ts';

const now = new Date('2026-11-21T15:30:00');

it('reads a filter back from the URL it was written to', () => {
  const filter = { group: 'use', projectId: 'p1' as never, model: 'gpt-4o', period: '30' } as const;
  const search = writeUrlState(ledgerParams, new URLSearchParams('section=billing'), filter);
  expect(readUrlState(ledgerParams, search)).toEqual(filter);
  expect(search.get('section')).toBe('billing');
});

it('ignores invalid values', () => {
  const filter = readUrlState(ledgerParams, new URLSearchParams('group=<b>&project=%2F&model=&period=1'));
  expect(isDefaultUrlState(ledgerParams, filter)).toBe(true);
  expect(toLedgerQuery(filter, now)).toEqual({});
});

it('starts a period at the beginning of a day and counts today', () => {
  const { from } = toLedgerQuery({ group: null, projectId: null, model: '', period: '7' }, now);
  expect(new Date(from ?? '')).toEqual(new Date('2026-11-15T00:00:00'));
});
