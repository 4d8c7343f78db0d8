import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNextPath } from './next-path.ts';

const read = (next: string): string | null => readNextPath(new URLSearchParams({ next }));

describe('readNextPath', () => {
  it.each(['/dashboard', '/studio/p1?tab=code#line', '/dashboard?q=a%20b'])('follows %s', (next) =>
    expect(read(next)).toBe(next),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/auth?mode=login',
  ])('rejects %j', (next) => expect(read(next)).toBeNull());

  it('returns null without the parameter', () => expect(readNextPath(new URLSearchParams())).toBeNull());

  it('never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((tail) => `/${tail}`),
        ),
        (next) => {
          const path = read(next);
          if (path === null) return;
          expect(new URL(path, 'https://kilim.example').origin).toBe('https://kilim.example');
        },
      ),
    );
  });
});
