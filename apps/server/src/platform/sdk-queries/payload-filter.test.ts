import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPayloadFilter } from './payload-filter.ts';

const query = (method: string, attribute?: string, values?: readonly unknown[]): string =>
  JSON.stringify({ method, ...(attribute !== undefined && { attribute }), ...(values && { values }) });
const project = { $id: 'p1', name: 'Bir', revision: 3, isPublic: false, preview: null };

describe('the filter of a subscription', () => {
  it.each<[boolean, string[]]>([
    [true, []],
    [true, [query('select', undefined, ['*'])]],
    [true, [query('equal', 'name', ['x', 'Bir'])]],
    [false, [query('equal', 'name', ['bir'])]],
    [true, [query('equal', 'isPublic', [false])]],
    [false, [query('equal', 'revision', ['3'])]],
    [false, [query('notEqual', 'name', ['Bir'])]],
    [true, [query('greaterThan', 'revision', [2]), query('lessThanEqual', 'revision', [3])]],
    [false, [query('greaterThan', 'revision', [2]), query('lessThan', 'revision', [3])]],
    [true, [query('greaterThanEqual', 'name', ['Bi'])]],
    [false, [query('greaterThan', 'name', [1])]],
    [true, [query('isNull', 'preview')]],
    [true, [query('isNull', 'toString')]],
    [false, [query('isNotNull', 'missing')]],
    [
      true,
      [
        query('or', undefined, [
          { method: 'equal', attribute: '$id', values: ['p2'] },
          { method: 'and', values: [{ method: 'isNotNull', attribute: 'name' }] },
        ]),
      ],
    ],
  ])('is %s for %j', (isWanted, texts) => expect(readPayloadFilter(texts)(project)).toBe(isWanted));

  it.each([
    ['{'],
    [query('contains', 'name', ['B'])],
    [query('equal', 'name', [])],
    [query('equal', undefined, ['x'])],
    [query('select', undefined, ['name'])],
    [query('limit', undefined, [5])],
    [query('or', undefined, [])],
    [query('constructor', 'name', ['x'])],
    [query('equal', 'name', ['x'.repeat(5_000)])],
    [JSON.stringify({ method: 'or', values: Array.from({ length: 101 }, () => ({ method: 'isNull' })) })],
  ])('rejects %s', (text) => expect(() => readPayloadFilter([text])).toThrow('general_query_invalid'));

  it('rejects 101 queries and deep nesting', () => {
    const many = Array.from({ length: 101 }, () => query('isNull', 'name'));
    expect(() => readPayloadFilter(many)).toThrow('general_query_invalid');
    const deep = (depth: number): unknown =>
      depth === 0 ? { method: 'isNull', attribute: 'a' } : { method: 'or', values: [deep(depth - 1)] };
    expect(readPayloadFilter([JSON.stringify(deep(3))])({})).toBe(true);
    expect(() => readPayloadFilter([JSON.stringify(deep(4))])).toThrow('general_query_invalid');
  });

  it('decides about any payload', () => {
    const filter = readPayloadFilter([query('notEqual', 'a', [1]), query('isNull', 'b')]);
    fc.assert(fc.property(fc.anything(), (payload) => typeof filter(payload) === 'boolean'));
  });
});
