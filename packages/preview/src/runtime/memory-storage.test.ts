import { describe, expect, it } from 'vitest';
import { STORAGE_CHARACTERS, type StorageChange } from '../protocol.ts';
import { installMemoryStorage } from './memory-storage.ts';
import { StorageChanges } from './storage-changes.ts';

function install() {
  const target = {} as { localStorage: Storage; sessionStorage: Storage };
  const posted: (readonly StorageChange[])[] = [];
  const tasks: (() => void)[] = [];
  const changes = new StorageChanges(
    (list) => posted.push(list),
    (task) => tasks.push(task),
  );
  const fill = installMemoryStorage(target, (key, value) => changes.add(key, value));
  const pass = (): void => {
    for (const task of tasks.splice(0)) task();
  };
  const { localStorage, sessionStorage } = target;
  return { localStorage, sessionStorage, fill, posted, pass };
}

describe('the storage of an app', () => {
  it('has what it was filled with, which is no change', () => {
    const { localStorage, fill, posted, pass } = install();
    fill([['a', '1']]);
    pass();
    expect([localStorage.getItem('a'), localStorage.length, localStorage.key(0)]).toEqual(['1', 1, 'a']);
    expect(posted).toEqual([]);
  });

  it('posts the last value of each changed key in one message', () => {
    const { localStorage, fill, posted, pass } = install();
    fill([
      ['a', '1'],
      ['b', '2'],
    ]);
    localStorage.setItem('c', '3');
    localStorage.setItem('c', '4');
    localStorage.clear();
    localStorage.setItem('d', '5');
    localStorage.removeItem('unknown');
    pass();
    expect(posted).toEqual([
      [
        ['c', null],
        ['a', null],
        ['b', null],
        ['d', '5'],
      ],
    ]);
    localStorage.setItem('e', '6');
    pass();
    expect(posted[1]).toEqual([['e', '6']]);
  });

  it('keeps sessionStorage in the frame', () => {
    const { sessionStorage, localStorage, posted, pass } = install();
    sessionStorage.setItem('a', '1');
    pass();
    expect([sessionStorage.getItem('a'), localStorage.getItem('a'), posted]).toEqual(['1', null, []]);
  });

  it('refuses what exceeds the limit with the error of a browser', () => {
    const { localStorage, posted, pass } = install();
    expect(() => localStorage.setItem('a', 'x'.repeat(STORAGE_CHARACTERS))).toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }),
    );
    pass();
    expect([localStorage.getItem('a'), posted]).toEqual([null, []]);
  });
});
