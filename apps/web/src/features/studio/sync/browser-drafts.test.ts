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
