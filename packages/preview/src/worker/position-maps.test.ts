import { describe, expect, it } from 'vitest';
import { PositionMaps } from './position-maps.ts';

describe('PositionMaps', () => {
  const position = { path: 'a.ts', version: 1, line: 2, column: 1, name: null };
  const maps = [{ version: 3, mappings: 'AAAA', names: [], sources: ['a.ts'] }];

  it('keeps the last four versions', () => {
    const places = new PositionMaps();
    for (let version = 1; version <= 5; version += 1) places.add('a.ts', version, `v${version}`, { maps });
    expect(places.trace(position)).toBeNull();
    expect(places.sourceOf({ ...position, version: 2 })).toBe('v2');
  });

  it('replaces the source of a version with unchanged code', () => {
    const places = new PositionMaps();
    places.add('a.ts', 1, 'old', { maps });
    places.replace('a.ts', 1, 'new', {
      maps: [{ version: 3, mappings: 'AAEA', names: [], sources: ['a.ts'] }],
    });
    expect(places.trace(position)).toMatchObject({ line: 3, column: 1 });
    expect(places.sourceOf(position)).toBe('new');
  });

  it('returns null for code outside the module and for unknown files', () => {
    const places = new PositionMaps();
    places.add('a.ts', 1, 'text', { maps });
    expect(places.trace({ ...position, line: 1 })).toBeNull();
    expect(places.trace({ ...position, path: 'b.ts' })).toBeNull();
  });
});
