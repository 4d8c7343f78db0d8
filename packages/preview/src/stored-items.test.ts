import { describe, expect, it } from 'vitest';
import { STORAGE_CHARACTERS, STORAGE_ITEMS, STORAGE_KEY_CHARACTERS } from './protocol.ts';
import { StoredItems } from './stored-items.ts';

const full = 'x'.repeat(STORAGE_CHARACTERS - 1);

describe('StoredItems', () => {
  it('holds keys that are names of properties', () => {
    const items = new StoredItems();
    for (const key of ['__proto__', 'constructor', 'toString']) items.apply([key, key]);
    expect(items.list()).toEqual([
      ['__proto__', '__proto__'],
      ['constructor', 'constructor'],
      ['toString', 'toString'],
    ]);
    expect(new StoredItems().get('toString')).toBeNull();
  });

  it('refuses what exceeds the characters of an app and keeps the previous value', () => {
    const items = new StoredItems();
    expect(items.apply(['a', 'old'])).toBe(true);
    expect(items.apply(['a', `${full}x`])).toBe(false);
    expect(items.get('a')).toBe('old');
    expect(items.apply(['a', full])).toBe(true);
    expect(items.apply(['b', ''])).toBe(false);
  });

  it('has room again after a removal, a shorter value and a clear', () => {
    const items = new StoredItems();
    const half = 'x'.repeat(STORAGE_CHARACTERS / 2);
    items.apply(['a', full]);
    items.apply(['a', null]);
    expect(items.apply(['b', full])).toBe(true);
    expect(items.apply(['b', 'short'])).toBe(true);
    expect(items.apply(['c', half])).toBe(true);
    items.clear();
    expect(items.apply(['d', full])).toBe(true);
  });

  it('refuses long keys and too many of them, but changes known ones', () => {
    const items = new StoredItems();
    expect(items.apply(['k'.repeat(STORAGE_KEY_CHARACTERS + 1), ''])).toBe(false);
    for (let index = 0; index < STORAGE_ITEMS; index += 1) items.apply([String(index), '']);
    expect(items.apply(['one more', ''])).toBe(false);
    expect(items.apply(['0', 'changed'])).toBe(true);
    expect(items.size).toBe(STORAGE_ITEMS);
  });
});
