// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { writeStored } from '../../../storage/browser-storage.ts';
import { isCodeRemembered, rememberCode } from './code-choice.ts';

beforeEach(() => localStorage.clear());

it('is collapsed on the first use of a project', () => {
  rememberCode('a', true);
  expect(isCodeRemembered('b')).toBe(false);
});

it('remembers an open editor until it is closed', () => {
  rememberCode('a', true);
  rememberCode('b', true);
  expect([isCodeRemembered('a'), isCodeRemembered('b')]).toEqual([true, true]);
  rememberCode('a', false);
  expect([isCodeRemembered('a'), isCodeRemembered('b')]).toEqual([false, true]);
});

it('keeps the last 50 projects', () => {
  for (let project = 0; project <= 50; project += 1) rememberCode(`p${project}`, true);
  expect(isCodeRemembered('p0')).toBe(false);
  expect(isCodeRemembered('p1')).toBe(true);
});

it('ignores a stored value of another form', () => {
  writeStored('code-shown', '{broken');
  expect(isCodeRemembered('a')).toBe(false);
  writeStored('code-shown', '{"a":true}');
  expect(isCodeRemembered('a')).toBe(false);
});
