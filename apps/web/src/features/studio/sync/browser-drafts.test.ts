// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createBrowserDrafts } from './browser-drafts.ts';

beforeEach(() => localStorage.clear());

it('stores drafts per project and removes an empty set', () => {
  const first = createBrowserDrafts('one');
  const drafts = new Map([['src/App.tsx', { content: 'typed', baseHash: null }]]);
  first.write(drafts);
  expect(createBrowserDrafts('one').read()).toEqual(drafts);
  expect(createBrowserDrafts('two').read().size).toBe(0);
  first.write(new Map());
  expect(localStorage.length).toBe(0);
});

it.each(['{', '"text"', '[["a"]]', '[["a", {"content": 1}]]'])('ignores the unreadable value %s', (text) => {
  localStorage.setItem('kilim_last-code-save_one', text);
  expect(createBrowserDrafts('one').read().size).toBe(0);
});

it('stores only what differs of a large text, and gives it back whole', () => {
  const base = 'ı'.repeat(60_000);
  const content = `${base.slice(0, 30_000)}changed${base.slice(30_000)}`;
  const drafts = new Map([
    ['large.json', { content, baseHash: 'one', base }],
    ['same.json', { content: base, baseHash: 'two', base }],
    ['new.json', { content: base, baseHash: null }],
  ]);
  createBrowserDrafts('one').write(drafts);
  expect(createBrowserDrafts('one').read()).toEqual(drafts);
  const single = createBrowserDrafts('two');
  single.write(new Map([['large.json', { content, baseHash: 'one', base }]]));
  expect(localStorage.getItem('kilim_last-code-save_two')?.length).toBeLessThan(base.length + 200);
});

it('keeps the drafts of another tab, also those that it writes between two writes of this one', () => {
  const here = createBrowserDrafts('one');
  const there = createBrowserDrafts('one');
  const draft = (content: string) => ({ content, baseHash: null });
  here.write(new Map([['a.ts', draft('1')]]));
  there.write(new Map([['b.ts', draft('1')]]));
  here.write(new Map([['a.ts', draft('2')]]));
  here.write(new Map([['a.ts', draft('3')]]));
  there.write(new Map([['b.ts', draft('2')]]));
  expect(createBrowserDrafts('one').read()).toEqual(
    new Map([
      ['a.ts', draft('3')],
      ['b.ts', draft('2')],
    ]),
  );
  here.write(new Map());
  expect([...createBrowserDrafts('one').read().keys()]).toEqual(['b.ts']);
});
