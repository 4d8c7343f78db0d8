import { limits } from '@kilim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildText } from '../../test/wild-text.ts';
import { checkLimits, checkSizes, measureBytes } from './check-limits.ts';

describe('measureBytes', () => {
  it('agrees with TextEncoder on any text', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(wildText(), (wild) => {
        expect(measureBytes(wild)).toBe(encoder.encode(wild).length);
      }),
    );
  });
});

describe('checkLimits', () => {
  const manyFiles = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/f${index}.ts`, '']));

  it('rejects more files than the limit', () => {
    expect(checkLimits(manyFiles(limits.filesPerProject))).toEqual({ ok: true });
    expect(checkLimits(manyFiles(limits.filesPerProject + 1))).toEqual({
      ok: false,
      error: { kind: 'too-many-files', actual: 401, limit: 400 },
    });
  });

  it('measures a file in bytes', () => {
    expect(checkLimits({ 'a.ts': 'a'.repeat(limits.bytesPerFile) })).toEqual({ ok: true });
    expect(checkLimits({ 'a.ts': 'ş'.repeat(limits.bytesPerFile / 2 + 1) })).toEqual({
      ok: false,
      error: { kind: 'file-too-large', path: 'a.ts', actual: 1_048_578, limit: 1_048_576 },
    });
  });

  it('limits the total size', () => {
    const sizes = Array.from({ length: 21 }, (_, index) => [`f${index}`, limits.bytesPerFile] as const);
    expect(checkSizes(sizes.slice(0, 20))).toEqual({ ok: true });
    expect(checkSizes(sizes)).toMatchObject({ ok: false, error: { kind: 'project-too-large' } });
  });
});
