import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalStorage, type FileStorage, sniffImage } from './index.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the local storage', () => {
  let root: string;
  let storage: FileStorage;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kilim-storage-'));
    storage = createLocalStorage(join(root, 'files'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('stores a file under a key of its content', async () => {
    const stored = await storage.put('avatars/ada', bytesOf('face'));
    expect(stored.key).toMatch(/^avatars\/ada\/[0-9a-f]{64}$/);
    expect(stored.size).toBe(4);
    expect(Buffer.from((await storage.get(stored.key)) ?? []).toString()).toBe('face');
    expect(await storage.head(stored.key)).toMatchObject({ key: stored.key, size: 4 });
    expect(await storage.exists(stored.key)).toBe(true);
  });

  it('stores equal files of one folder once', async () => {
    const [first, second] = await Promise.all([
      storage.put('site', bytesOf('logo')),
      storage.put('site', bytesOf('logo')),
    ]);
    expect(second.key).toBe(first.key);
    expect((await storage.list('site')).map(({ key }) => key)).toEqual([first.key]);
    expect(readdirSync(join(root, 'files', '.incoming'))).toEqual([]);
  });

  it('deletes a file without affecting equal ones of other folders', async () => {
    const { key } = await storage.put('a', bytesOf('same'));
    const other = await storage.put('b', bytesOf('same'));
    expect(await storage.delete(key)).toBe(true);
    expect(await storage.delete(key)).toBe(false);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.exists(other.key)).toBe(true);
    expect(await storage.list('a')).toEqual([]);
    expect(await storage.list('never')).toEqual([]);
  });

  it.each([
    '',
    '..',
    '../secret',
    'a/../b',
    `a/${'0'.repeat(63)}`,
    `../${'0'.repeat(64)}`,
    `/etc/${'a'.repeat(64)}`,
  ])('finds no file for the key %j', async (key) => {
    expect(await storage.get(key)).toBeNull();
    expect(await storage.head(key)).toBeNull();
    expect(await storage.delete(key)).toBe(false);
    expect(await storage.list(key)).toEqual([]);
  });

  it('stores a stream under the key of its content', async () => {
    async function* parts() {
      yield bytesOf('fa');
      yield bytesOf('ce');
    }
    const stored = await storage.putStream('avatars/ada', parts());
    expect(stored).toMatchObject({ key: (await storage.put('avatars/ada', bytesOf('face'))).key, size: 4 });
    expect(Buffer.from((await storage.get(stored.key)) ?? []).toString()).toBe('face');
  });

  it('deletes the draft of a stream that fails', async () => {
    async function* parts() {
      yield bytesOf('fa');
      throw new Error('stream failed');
    }
    await expect(storage.putStream('site', parts())).rejects.toThrow('stream failed');
    expect(await storage.list('site')).toEqual([]);
    expect(readdirSync(join(root, 'files', '.incoming'))).toEqual([]);
  });

  it('rejects an invalid folder name', async () => {
    await expect(storage.put('../up', bytesOf('x'))).rejects.toThrow('Not a valid folder name');
  });
});

describe('sniffImage', () => {
  it.each([
    ['image/png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
    ['image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['image/gif', bytesOf('GIF89a…')],
    ['image/webp', bytesOf('RIFF1234WEBPVP8 ')],
    ['image/x-icon', Uint8Array.of(0, 0, 1, 0, 1, 0)],
    [
      'image/svg+xml',
      bytesOf('<?xml version="1.0"?>\n<!-- c --><svg xmlns="http://www.w3.org/2000/svg"></svg>\n'),
    ],
    [null, bytesOf('<html><svg></svg></html>')],
    [null, bytesOf('#!/bin/sh')],
    [null, Uint8Array.of(0, 0, 1, 0)],
    [null, new Uint8Array()],
    [null, Uint8Array.of(0xff, 0xfe, 0xfd)],
  ])('recognises %s', (type, bytes) => {
    expect(sniffImage(bytes)).toBe(type);
  });
});
