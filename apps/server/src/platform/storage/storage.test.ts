import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalStorage, createS3Storage, type FileStorage, sniffImage } from './index.ts';
import { startS3Server } from './testing/s3-server.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

interface OpenedStorage {
  readonly storage: FileStorage;
  /** Names of files that a failed write left. */
  listLeft(): string[];
  close(): Promise<void>;
}

const openLocal = async (): Promise<OpenedStorage> => {
  const root = mkdtempSync(join(tmpdir(), 'kilim-storage-'));
  return {
    storage: createLocalStorage(join(root, 'files')),
    listLeft: () => readdirSync(join(root, 'files', '.incoming')),
    close: async () => rmSync(root, { recursive: true, force: true }),
  };
};
const openS3 = async (): Promise<OpenedStorage> => {
  const server = await startS3Server('secret', 'site/');
  const listFiles = () => readdirSync(tmpdir()).filter((name) => /^kilim-[0-9a-f]{24}$/.test(name));
  const before = new Set(listFiles());
  return {
    storage: createS3Storage(server.options),
    listLeft: () => listFiles().filter((name) => !before.has(name)),
    close: server.close,
  };
};

describe.each([
  ['the local storage', openLocal],
  ['the S3 storage', openS3],
])('%s', (_, open) => {
  let opened: OpenedStorage;
  let storage: FileStorage;
  beforeEach(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterEach(() => opened.close());

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
    expect(opened.listLeft()).toEqual([]);
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
    expect(opened.listLeft()).toEqual([]);
  });

  it('rejects an invalid folder name', async () => {
    await expect(storage.put('../up', bytesOf('x'))).rejects.toThrow('Not a valid folder name');
  });

  it('reads a file whole and in ranges, in chunks', async () => {
    const bytes = new Uint8Array(200_000).map((_each, index) => index % 251);
    const { key } = await storage.put('films', bytes);
    const read = async (range?: { start: number; end: number }) => {
      const file = await storage.open(key, range);
      const chunks: Uint8Array[] = [];
      for await (const chunk of file?.chunks ?? []) chunks.push(chunk);
      return { size: file?.size, bytes: Buffer.concat(chunks) };
    };
    expect(Buffer.compare((await read()).bytes, bytes)).toBe(0);
    const part = await read({ start: 65_530, end: 131_080 });
    expect(part.size).toBe(200_000);
    expect(Buffer.compare(part.bytes, bytes.subarray(65_530, 131_081))).toBe(0);
    expect(await storage.open(`films/${'0'.repeat(64)}`)).toBeNull();
  });

  it('lists more files than fit on a page, those of other folders not', async () => {
    const keys: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      keys.push((await storage.put('many', bytesOf(name))).key);
    }
    await storage.put('many/more', bytesOf('x'));
    expect((await storage.list('many')).map(({ key }) => key)).toEqual(keys.sort());
  });
});

describe('the S3 storage', () => {
  it('repeats requests that the service could not answer', async () => {
    const server = await startS3Server();
    const storage = createS3Storage(server.options);
    server.failNext(2, 503);
    const { key } = await storage.put('site', bytesOf('logo'));
    expect(server.objects.has(key)).toBe(true);
    await server.close();
  });

  it('fails when the service rejects its key', async () => {
    const server = await startS3Server('wrong');
    await expect(createS3Storage(server.options).put('site', bytesOf('logo'))).rejects.toThrow('403');
    expect(server.objects.size).toBe(0);
    await server.close();
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
