import { describe, expect, it } from 'vitest';
import { installMemoryStorage } from './memory-storage.ts';
import { asNamespace, Vendor } from './vendor.ts';

describe('Vendor', () => {
  it('runs a package once, when it is first loaded', () => {
    let runs = 0;
    const vendor = new Vendor({ react: () => ({ runs: ++runs }) });
    expect(runs).toBe(0);
    expect(vendor.load('react')).toBe(vendor.load('react'));
    expect(vendor.load('react')).toMatchObject({ runs: 1, default: { runs: 1 } });
  });

  it('rejects unknown packages and inherited names', () => {
    const vendor = new Vendor({});
    expect(() => vendor.load('left-pad')).toThrow('The preview has no package "left-pad".');
    expect(() => vendor.load('toString')).toThrow('no package');
  });

  it('keeps ES modules unchanged and adds a default export to others', () => {
    const es = { __esModule: true, a: 1 };
    expect(asNamespace(es)).toBe(es);
    const call = Object.assign(() => 5, { extra: 2 });
    expect(asNamespace(call)).toMatchObject({ default: call, extra: 2 });
    expect(asNamespace(null).default).toBeNull();
  });
});

describe('installMemoryStorage', () => {
  it('replaces a storage that throws', () => {
    const target = Object.defineProperty({}, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('SecurityError');
      },
    }) as { readonly localStorage: Storage };
    installMemoryStorage(target, () => undefined);
    const { localStorage } = target;
    localStorage.setItem('a', '1');
    expect([
      localStorage.getItem('a'),
      localStorage.getItem('b'),
      localStorage.length,
      localStorage.key(0),
    ]).toEqual(['1', null, 1, 'a']);
    localStorage.removeItem('a');
    localStorage.setItem('c', '2');
    localStorage.clear();
    expect(localStorage.length).toBe(0);
  });
});
