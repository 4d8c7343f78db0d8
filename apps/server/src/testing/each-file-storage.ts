import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createLocalStorage, createS3Storage, type FileStorage } from '../platform/storage/index.ts';
import { startS3Server } from '../platform/storage/testing/s3-server.ts';
import { describeOnEachEngine, type TestEngine } from './each-engine.ts';

interface Opened {
  readonly storage: FileStorage;
  close(): Promise<void>;
}

const openFolder = async (): Promise<Opened> => {
  const root = mkdtempSync(join(tmpdir(), 'kilim-files-'));
  return {
    storage: createLocalStorage(root),
    close: async () => rmSync(root, { recursive: true, force: true }),
  };
};
const openS3 = async (): Promise<Opened> => {
  const server = await startS3Server();
  return { storage: createS3Storage(server.options), close: server.close };
};

/** Runs `suite` on both engines with files in a folder and in an S3 bucket. `storage` is usable from `beforeAll` on. */
export function describeOnEachFileStorage(
  name: string,
  suite: (engine: TestEngine & { readonly storage: FileStorage }) => void,
): void {
  for (const [place, open] of [
    ['a folder', openFolder],
    ['S3', openS3],
  ] as const) {
    describeOnEachEngine(`${name} in ${place}`, (engine) => {
      let opened: Opened | undefined;
      const storage = new Proxy({} as FileStorage, {
        get: (_, name) => {
          if (!opened) throw new Error('The file storage opens in beforeAll.');
          return Reflect.get(opened.storage, name);
        },
      });
      beforeAll(async () => {
        opened = await open();
      });
      afterAll(() => opened?.close());
      suite({ ...engine, storage });
    });
  }
}
