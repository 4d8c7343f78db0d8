import { expect, it } from 'vitest';
import { classifyRequest } from './classify-request.ts';

const origin = 'https://kilim.example';
const classify = (path: string, facts: { mode?: string; destination?: string; method?: string } = {}) =>
  classifyRequest(
    { method: 'GET', mode: 'cors', destination: '', ...facts, url: new URL(path, origin).href },
    origin,
  );
const page = { mode: 'navigate', destination: 'document' };

it.each([
  ['/', 'page'],
  ['/dashboard', 'page'],
  ['/studio/p1?safe=1', 'page'],
  ['/pricing', 'page'],
  ['/v1/account/sessions/oauth2/google', 'untouched'],
  ['/preview/frame.html', 'untouched'],
  ['/docs', 'untouched'],
  ['/robots.txt', 'untouched'],
  ['https://elsewhere.example/', 'untouched'],
] as const)('answers the navigation to %s as %s', (path, kind) => {
  expect(classify(path, page)).toBe(kind);
});

it.each([
  ['/assets/a1b2.js', 'hashed'],
  ['/preview/oxc-transform-a1b2.wasm', 'hashed'],
  ['/preview/oxc-parser-a1b2.wasm', 'hashed'],
  ['/boot.js', 'fixed'],
  ['/preview/manifest.json', 'fixed'],
  ['/v1/projects', 'untouched'],
  ['/v1/account', 'untouched'],
  ['/service-worker.js', 'untouched'],
  ['https://elsewhere.example/assets/a1b2.js', 'untouched'],
] as const)('answers the request for %s as %s', (path, kind) => {
  expect(classify(path)).toBe(kind);
});

it('never answers a frame, so that its policy is the one of the server', () => {
  for (const destination of ['iframe', 'frame'])
    for (const path of ['/preview/frame.html', '/dashboard', '/assets/a1b2.js'])
      expect(classify(path, { mode: 'navigate', destination })).toBe('untouched');
});

it('never answers a write', () => {
  expect(classify('/dashboard', { ...page, method: 'POST' })).toBe('untouched');
});
