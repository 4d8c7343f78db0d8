import { expect, it } from 'vitest';
import { ratePassword } from './password-strength.ts';

it.each([
  ['kısa', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['kahve1453', 'fair'],
  ['Parola2026!', 'good'],
  ['doğru at pil zımba', 'strong'],
  ['Kırmızı-Halı_1453-dokuma', 'strong'],
] as const)('%s is %s', (password, strength) => expect(ratePassword(password)).toBe(strength));
