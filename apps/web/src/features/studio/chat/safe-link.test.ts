import { expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

it.each(['https://reactnative.dev/', 'http://localhost:3000/', 'mailto:a@example.com'])(
  'allows %s',
  (address) => {
    expect(safeLink(address)).toBe(address);
  },
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/auth',
  'file:///etc/passwd',
  '',
  undefined,
])('rejects %s', (address) => {
  expect(safeLink(address)).toBeUndefined();
});
