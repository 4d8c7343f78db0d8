import { describe, expect, it } from 'vitest';
import { choiceParam, countParam, dayParam, flagParam, schemaParam, textParam } from './url-params.ts';
import { defaultUrlState, isDefaultUrlState, readUrlState, writeUrlState } from './use-url-state.ts';

const schema = {
  search: textParam('q', { maximumLength: 5 }),
  sort: choiceParam('sort', ['name', 'date'], 'date'),
  page: countParam('pages', 20),
};
const query = (text: string): URLSearchParams => new URLSearchParams(text);

describe('URL state', () => {
  it('reads missing and invalid parameters as their defaults', () => {
    const defaults = { search: '', sort: 'date', page: 1 };
    expect(readUrlState(schema, query(''))).toEqual(defaults);
    expect(readUrlState(schema, query('sort=size&pages=x'))).toEqual(defaults);
    expect(defaultUrlState(schema)).toEqual(defaults);
  });

  it('writes changed values and keeps other parameters', () => {
    const next = writeUrlState(schema, query('tab=a&sort=name'), { search: 'wool' });
    expect(String(next)).toBe('tab=a&sort=name&q=wool');
  });

  it('removes defaults from the URL', () => {
    expect(String(writeUrlState(schema, query('q=wool&pages=3'), { search: '', page: 1 }))).toBe('');
  });

  it('tells the defaults from a filter', () => {
    expect(isDefaultUrlState(schema, readUrlState(schema, query('sort=date')))).toBe(true);
    expect(isDefaultUrlState(schema, readUrlState(schema, query('sort=name')))).toBe(false);
  });
});

describe('URL parameters', () => {
  it('cut long text and ignore text of another form', () => {
    expect(schema.search.parse('abcdefg')).toBe('abcde');
    expect(textParam('net', { maximumLength: 50, pattern: /^[\d.]*$/ }).parse('10.0.<b>')).toBe('');
  });

  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-13-01', ''],
    ['1.11.2026', ''],
  ])('read %j as the day %j', (text, expected) => expect(dayParam('from').parse(text)).toBe(expected));

  it.each([
    ['3', 3],
    ['900', 20],
    ['0', 1],
    ['1.5', 1],
    ['x', 1],
  ])('read %j as the count %i', (text, expected) => expect(schema.page.parse(text)).toBe(expected));

  it('switch a flag on with 1 only', () => {
    const flag = flagParam('new');
    expect([flag.parse('1'), flag.parse('true'), flag.parse(null)]).toEqual([true, false, false]);
    expect([flag.format(true), flag.format(false)]).toEqual(['1', null]);
  });

  it('have no value for text that a schema refuses', () => {
    const refuse = { safeParse: () => ({}) };
    expect(schemaParam('id', refuse).parse('x')).toBeNull();
    expect(choiceParam('sort', ['name']).parse('size')).toBeNull();
  });
});
