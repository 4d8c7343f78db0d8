import { describe, expect, it } from 'vitest';
import { readTarEntries, readTarEntry } from './read-tar-entry.ts';

function entry(name: string, text: string, prefix = ''): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write('ustar', 257);
  header.write(prefix, 345);
  header.write(`${text.length.toString(8).padStart(11, '0')} `, 124);
  const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
  body.write(text);
  return Buffer.concat([header, body]);
}

describe('readTarEntry', () => {
  const archive = Buffer.concat([
    entry('a.txt', 'x'.repeat(700)),
    entry('b.txt', 'hello'),
    entry('c.txt', 'deep', 'package/long'),
    Buffer.alloc(1024),
  ]);

  it('finds a file after others', () => {
    expect(readTarEntry(archive, 'b.txt')?.toString()).toBe('hello');
  });

  it('joins a name with the prefix of its header', () => {
    expect(readTarEntry(archive, 'package/long/c.txt')?.toString()).toBe('deep');
    expect([...readTarEntries(archive)].map(({ name }) => name)).toEqual([
      'a.txt',
      'b.txt',
      'package/long/c.txt',
    ]);
  });

  it('returns null for unknown names and for truncated or invalid archives', () => {
    expect(readTarEntry(archive, 'c.txt')).toBeNull();
    expect(readTarEntry(archive.subarray(0, 900), 'a.txt')).toBeNull();
    expect(readTarEntry(Buffer.alloc(4096, 7), 'a.txt')).toBeNull();
  });
});
