import { describe, expect, it } from 'vitest';
import { isPagePath } from './page-routes.ts';

describe('isPagePath', () => {
  it.each([
    '/',
    '/pricing',
    '/Pricing/',
    '/payment',
    '/payment/pro',
    '/payment/success',
    '/announcements/ann_1',
    '/studio/p1',
  ])('accepts %s', (path) => expect(isPagePath(path)).toBe(true));
  it.each([
    '',
    '/nowhere',
    '/pricing/more',
    '/announcements',
    '/announcements/',
    '/studio/p1/x',
    '/wp-login',
    'pricing',
  ])('rejects %j', (path) => expect(isPagePath(path)).toBe(false));
});
