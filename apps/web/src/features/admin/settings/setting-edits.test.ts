import { describe, expect, it } from 'vitest';
import { changedKeys, type FormValues, findProblems, measureContrast } from './setting-edits.ts';
import { findFileError } from './use-site-file.ts';

const saved = {
  siteName: 'Kilim',
  primaryColor: { light: '#a8321f', dark: '#e2654e' },
  accountLimits: { welcomeCredits: 200, freeProjects: 20, freeStorageMegabytes: 200 },
} as FormValues;

it('counts a change only while it differs from what is saved', () => {
  expect(changedKeys({ siteName: 'Dokuma' }, saved)).toEqual(['siteName']);
  expect(changedKeys({ siteName: 'Kilim', primaryColor: { ...saved.primaryColor } }, saved)).toEqual([]);
});

it.each([
  ['an empty name', { siteName: ' ' }, ['siteName']],
  ['an address that is none', { contactEmail: 'nobody' }, ['contactEmail']],
  ['a WhatsApp number without country code', { whatsappNumber: '0532 000 00 00' }, ['whatsappNumber']],
  ['a link to a script', { officeLocation: 'javascript:alert(1)' }, ['officeLocation']],
  [
    'a colour without contrast',
    { primaryColor: { light: '#ffcc00', dark: '#e2654e' } },
    ['primaryColor.light'],
  ],
  ['an unfinished colour', { secondaryColor: { light: '#12', dark: '#8fa8f0' } }, ['secondaryColor.light']],
  [
    'a negative limit',
    { accountLimits: { welcomeCredits: -1, freeProjects: null, freeStorageMegabytes: 5 } },
    ['accountLimits.freeStorageMegabytes', 'accountLimits.welcomeCredits'],
  ],
  ['nothing wrong', { siteName: 'Dokuma', contactEmail: '', whatsappNumber: '+90 532 000 00 00' }, []],
])('finds %s', (_name, edits, problems) => {
  expect([...findProblems(edits)].toSorted()).toEqual(problems);
});

it('measures the lowest contrast and never rounds it up', () => {
  expect(measureContrast('primaryColor', 'light', '#000000')).toBe(19.9);
  expect(measureContrast('primaryColor', 'light', '#767676')).toBe(4.3);
});

describe('a chosen file', () => {
  const size = 5 * 1_048_576;
  it.each([
    ['logo', 'image/svg+xml', size, null],
    ['logo', 'image/jpg', 1, null],
    ['logo', 'image/png', size + 1, 'logo_too_large'],
    ['logo', 'application/pdf', 1, 'logo_type_invalid'],
    ['favicon', 'image/vnd.microsoft.icon', 1_048_576, null],
    ['favicon', 'image/x-icon', 1_048_577, 'favicon_too_large'],
    ['favicon', 'image/svg+xml', 1, 'favicon_type_invalid'],
  ] as const)('as %s of type %s is checked', (kind, type, bytes, error) => {
    expect(findFileError(kind, { type, size: bytes })?.type ?? null).toBe(error);
  });
});
