import { expect, it } from 'vitest';
import { readUrlState, writeUrlState } from '../../navigation/use-url-state.ts';
import { listParams, resolveListView } from './list-params.ts';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

it('reads the filter from the URL and ignores invalid values', () => {
  expect(readUrlState(listParams, query('q=koşu&sort=name'))).toMatchObject({ search: 'koşu', sort: 'name' });
  expect(readUrlState(listParams, query('sort=size'))).toMatchObject({ search: '', sort: 'updated' });
});

it('writes only values that differ from the default and keeps other parameters', () => {
  const next = writeUrlState(listParams, query('new=1'), { search: 'koşu', sort: 'name' });
  expect(String(next)).toBe('new=1&q=ko%C5%9Fu&sort=name');
  expect(String(writeUrlState(listParams, query('q=a&sort=name'), { search: '', sort: 'updated' }))).toBe('');
});

it('restores at most 20 pages', () => {
  expect(readUrlState(listParams, query('pages=3')).pages).toBe(3);
  expect(readUrlState(listParams, query('pages=900')).pages).toBe(20);
});

it.each([
  ['', null, 'grid'],
  ['', 'list', 'list'],
  ['view=grid', 'list', 'grid'],
  ['view=list', null, 'list'],
  ['view=table', 'list', 'list'],
  ['', 'table', 'grid'],
] as const)('shows %j with the stored view %j as %s', (search, stored, expected) => {
  expect(resolveListView(readUrlState(listParams, query(search)).view, stored)).toBe(expected);
});
