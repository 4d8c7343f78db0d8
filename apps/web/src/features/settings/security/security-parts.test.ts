import { describe, expect, it } from 'vitest';
import { shareOf } from '../billing/usage-cards.tsx';
import { readSection } from '../section-name.ts';
import { groupSecret } from './authenticator-dialog.tsx';
import { deviceName } from './device-name.ts';
import { passwordForm } from './password-rules.ts';

describe('settings', () => {
  it('open the tab that the address names, else the profile', () => {
    expect(readSection(new URLSearchParams('section=billing'))).toBe('billing');
    expect(readSection(new URLSearchParams('section=nothing'))).toBe('profile');
    expect(readSection(new URLSearchParams(''))).toBe('profile');
  });

  it('share what was used out of what was bought', () => {
    expect([shareOf(25, 100), shareOf(300, 100), shareOf(5, 0)]).toEqual([25, 100, 0]);
  });
});

describe('password form', () => {
  const problemsOf = (current: string, next: string, again: string) =>
    passwordForm.safeParse({ current, next, again }).error?.issues.map(({ message }) => message) ?? [];
  it('takes a long one typed twice', () =>
    expect(problemsOf('eski', 'yeni-sifre', 'yeni-sifre')).toEqual([]));
  it('says what is wrong, as customer.md §5 words it', () => {
    expect(problemsOf('', 'yeni-sifre', 'yeni-sifre')).toEqual(['settings.password.currentRequired']);
    expect(problemsOf('eski', 'kısa', 'kısa')).toEqual(['auth.rule.passwordTooShort']);
    expect(problemsOf('eski', 'yeni-sifre', 'yeni-sifra')).toEqual(['auth.rule.passwordsDiffer']);
  });
});

describe('session and secret texts', () => {
  const device = {
    clientName: 'Chrome',
    clientVersion: '147.0.7000.1',
    osName: 'Android',
    osVersion: '16',
    deviceBrand: '',
    deviceModel: '',
  };
  it('name browser and system', () => {
    expect(deviceName(device)).toBe('Chrome 147 · Android 16');
    expect(
      deviceName({ ...device, clientName: '', clientVersion: '', osName: '', osVersion: '' }),
    ).toBeNull();
  });
  it('group a key by four', () => {
    expect(groupSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(groupSecret('ABCDEFGH')).toBe('ABCD EFGH');
  });
});
