import { describe, expect, it } from 'vitest';
import { ratePassword } from '../../ui/password-strength.ts';
import { chooseLanding } from './landing.ts';
import { createSubmissionThrottle } from './submission-throttle.ts';

describe('createSubmissionThrottle', () => {
  it('refuses what comes less than 3 s after the last accepted one', () => {
    let now = 0;
    const maySubmit = createSubmissionThrottle(() => now);
    expect(maySubmit()).toBe(true);
    now = 2_999;
    expect(maySubmit()).toBe(false);
    now = 3_000;
    expect(maySubmit()).toBe(true);
  });
});

describe('chooseLanding', () => {
  const search = (text: string): URLSearchParams => new URLSearchParams(text);
  it('goes back to the page that asked for signing in', () =>
    expect(chooseLanding(search('next=/studio/p1'), 'oyun yap')).toBe('/studio/p1'));
  it('goes on with a waiting prompt', () =>
    expect(chooseLanding(search(''), 'oyun yap')).toBe('/dashboard?new=1'));
  it('goes home otherwise', () => expect(chooseLanding(search('next=//evil.example'), null)).toBe('/'));
});

describe('ratePassword', () => {
  it.each([
    ['kısa', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['kahve1453', 'fair'],
    ['Parola2026!', 'good'],
    ['doğru at pil zımba', 'strong'],
    ['Kırmızı-Halı_1453-dokuma', 'strong'],
  ] as const)('%s is %s', (password, strength) => expect(ratePassword(password)).toBe(strength));
});
