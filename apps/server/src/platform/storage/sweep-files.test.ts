import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createLocalStorage,
  createS3Storage,
  type FileStorage,
  orphansKeptFor,
  sweepFiles,
} from './index.ts';
import { startS3Server } from './testing/s3-server.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const hour = 3_600_000;

interface Opened {
  readonly storage: FileStorage;
  /** Sets the time at which a file was stored. */
  age(key: string, storedAt: number): void;
  close(): Promise<void>;
}

const openLocal = async (): Promise<Opened> => {
  const root = mkdtempSync(join(tmpdir(), 'kilim-sweep-'));
  return {
    storage: createLocalStorage(root),
    age: (key, storedAt) => utimesSync(join(root, key), storedAt / 1_000, storedAt / 1_000),
    close: async () => rmSync(root, { recursive: true, force: true }),
  };
};
const openS3 = async (): Promise<Opened> => {
  const server = await startS3Server('secret', 'site/');
  return {
    storage: createS3Storage(server.options),
    age: (key, storedAt) => server.setTime(`site/${key}`, storedAt),
    close: server.close,
  };
};

describe.each([
  ['the local storage', openLocal],
  ['the S3 storage', openS3],
])('files without a row in %s', (_, open) => {
  let opened: Opened;
  let storage: FileStorage;
  const before = (): number => Date.now() - orphansKeptFor;
  const old = (): number => Date.now() - 25 * hour;
  const add = async (folder: string, text: string, storedAt: number): Promise<string> => {
    const { key } = await storage.put(folder, bytesOf(text));
    opened.age(key, storedAt);
    return key;
  };
  beforeEach(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterEach(() => opened.close());

  it('are deleted when they are old; named, new and other files stay', async () => {
    const named = await add('files/a', 'named', old());
    const orphan = await add('files/b', 'orphan', old());
    const beside = await add('files/a', 'beside', old());
    const uploading = await add('files/c', 'uploading', Date.now() - 23 * hour);
    const other = await add('others/b', 'other', old());
    const asked: string[] = [];
    const findNamed = async (keys: readonly string[]) => {
      asked.push(...keys);
      return keys.filter((key) => key === named);
    };
    expect(await sweepFiles(storage, { folder: 'files', findNamed }, before())).toBe(2);
    expect(asked.toSorted()).toEqual([named, orphan, beside].toSorted());
    for (const key of [named, uploading, other]) expect(await storage.exists(key)).toBe(true);
    for (const key of [orphan, beside]) expect(await storage.exists(key)).toBe(false);
  });

  it('are asked for in batches', async () => {
    for (let index = 0; index < 101; index += 1) await add(`files/f${index}`, 'same', old());
    const sizes: number[] = [];
    const findNamed = async (keys: readonly string[]) => {
      sizes.push(keys.length);
      return keys;
    };
    expect(await sweepFiles(storage, { folder: 'files', findNamed }, before())).toBe(0);
    expect(sizes).toEqual([100, 1]);
  });

  it('stay when the same bytes are uploaded again during the search', async () => {
    const key = await add('files/a', 'again', old());
    const findNamed = async () => {
      await storage.put('files/a', bytesOf('again'));
      opened.age(key, Date.now());
      return [];
    };
    expect(await sweepFiles(storage, { folder: 'files', findNamed }, before())).toBe(0);
    expect(await storage.exists(key)).toBe(true);
  });

  it('get the time of the last upload', async () => {
    const key = await add('files/a', 'again', Date.now() - 13 * hour);
    expect((await storage.put('files/a', bytesOf('again'))).storedAt).toBeGreaterThan(Date.now() - hour);
    opened.age(key, Date.now() - 11 * hour);
    expect((await storage.put('files/a', bytesOf('again'))).storedAt).toBeLessThan(Date.now() - hour);
  });

  it('are not looked for in a folder with an invalid name', async () => {
    for await (const file of storage.listBelow('..')) expect(file).toBeUndefined();
  });
});

it('deletes drafts of writes that a kill ended, those of running writes not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kilim-drafts-'));
  const storage = createLocalStorage(root);
  await storage.tidy(Date.now());
  await storage.put('files', bytesOf('x'));
  const drafts = join(root, '.incoming');
  for (const [name, age] of [
    ['a'.repeat(24), 25],
    ['b'.repeat(24), 1],
  ] as const) {
    writeFileSync(join(drafts, name), 'half');
    utimesSync(join(drafts, name), (Date.now() - age * hour) / 1_000, (Date.now() - age * hour) / 1_000);
  }
  await storage.tidy(Date.now() - orphansKeptFor);
  expect(readdirSync(drafts)).toEqual(['b'.repeat(24)]);
  rmSync(root, { recursive: true, force: true });
});
