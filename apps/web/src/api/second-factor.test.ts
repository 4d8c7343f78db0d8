import { expect, it } from 'vitest';
import { chooseFactor } from './second-factor.ts';

it.each([
  ['123456', 'totp'],
  [' 123 456 ', 'totp'],
  ['abcde-fgh23', 'recoverycode'],
  ['12345', 'recoverycode'],
])('verifies %j as %s', (code, factor) => expect(chooseFactor(code)).toBe(factor));
