// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';
import { ensureCacheVersion } from './cache-version.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('storage', () => {
  it('prefixes its names', () => {
    writeStored('theme', 'dark');
    expect(localStorage.getItem('kilim_theme')).toBe('dark');
  });

  it('reports a value that could not be stored', () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(writeStored('last-save', 'x')).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('ensureCacheVersion', () => {
  it('removes data of an older release, except language and theme', () => {
    writeStored('cache-version', '1.9.0');
    writeStored('language', 'en');
    writeStored('theme', 'dark');
    writeStored('current-project-id', 'p1');
    localStorage.setItem('other', 'stays');
    ensureCacheVersion();
    expect(readStored('current-project-id')).toBeNull();
    expect([readStored('language'), readStored('theme'), readStored('cache-version')]).toEqual([
      'en',
      'dark',
      '2.0.0',
    ]);
    expect(localStorage.getItem('other')).toBe('stays');
  });

  it('keeps data of the current release', () => {
    writeStored('cache-version', '2.0.0');
    writeStored('current-project-id', 'p1');
    ensureCacheVersion();
    expect(readStored('current-project-id')).toBe('p1');
  });
});
