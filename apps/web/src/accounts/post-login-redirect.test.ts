import { expect, it } from 'vitest';
import { postLoginRedirect } from './post-login-redirect.ts';

const search = (text: string): URLSearchParams => new URLSearchParams(text);

it('returns to the requested page', () =>
  expect(postLoginRedirect(search('next=/studio/p1'), { prompt: 'oyun yap' })).toBe('/studio/p1'));

it('continues with a pending prompt', () =>
  expect(postLoginRedirect(search(''), { prompt: 'oyun yap' })).toBe('/start'));

it('otherwise goes to the home page, also for an address of another site', () =>
  expect(postLoginRedirect(search('next=//evil.example'), null)).toBe('/'));
