import { describe, expect, it } from 'vitest';
import { isPageAddress } from './page-addresses.ts';

describe('the address of a page', () => {
  it.each([
    '/',
    '/pricing',
    '/Pricing/',
    '/payment',
    '/payment/pro',
    '/payment/success',
    '/announcements/ann_1',
    '/studio/p1',
  ])('%s is one', (path) => expect(isPageAddress(path)).toBe(true));
  it.each([
    '',
    '/nowhere',
    '/pricing/more',
    '/announcements',
    '/announcements/',
    '/studio/p1/x',
    '/wp-login',
    'pricing',
  ])('%j is none', (path) => expect(isPageAddress(path)).toBe(false));
});
