import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { deleteDrafts } from './delete-drafts.ts';
import { readS3List } from './s3-list.ts';
import {
  type FileStorage,
  isFolder,
  type OpenFile,
  parseKey,
  reusedFor,
  type StoredFile,
} from './storage.ts';

/** A bucket at Amazon S3 or a service with its protocol. */
export interface S3Options {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. The bucket is part of the path, as every service accepts it. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Start of all keys, such as `kilim/`; empty for none. */
  readonly prefix?: string;
}

/** Milliseconds for the start of an answer. */
const timeout = 60_000;
const retries = 3;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const failed = (method: string, status: number): Error =>
  new Error(`The object storage answered ${method} with ${status}.`);

async function* readBody(load: () => Promise<Response>): AsyncGenerator<Uint8Array> {
  const { body } = await load();
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}

/** Stores files in a bucket, under the same keys as the local storage. */
export function createS3Storage(options: S3Options): FileStorage {
  const { accessKeyId, secretAccessKey, region, prefix = '' } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const root = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;
  const addressOf = (key: string): string | null => (parseKey(key) ? `${root}/${prefix}${key}` : null);

  const call = async (
    method: string,
    address: string,
    more: {
      readonly body?: Uint8Array<ArrayBuffer> | Blob;
      readonly hash?: string;
      readonly range?: string;
    } = {},
  ): Promise<Response> => {
    const response = await client.fetch(address, {
      method,
      headers: {
        // Bodies are signed with their hash, so that nothing on the way can exchange them.
        'x-amz-content-sha256': more.hash ?? hashOf(new Uint8Array()),
        ...(more.range !== undefined && { range: more.range }),
      },
      ...(more.body !== undefined && { body: more.body }),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw failed(method, response.status);
  };

  const head = async (key: string): Promise<StoredFile | null> => {
    const address = addressOf(key);
    if (address === null) return null;
    const response = await call('HEAD', address);
    if (response.status === 404) return null;
    return {
      key,
      size: Number(response.headers.get('content-length')),
      storedAt: Date.parse(response.headers.get('last-modified') ?? '') || 0,
    };
  };

  const write = async (
    folder: string,
    hash: string,
    size: number,
    body: Uint8Array<ArrayBuffer> | Blob,
  ): Promise<StoredFile> => {
    const key = `${folder}/${hash}`;
    const response = await call('PUT', `${root}/${prefix}${key}`, { body, hash });
    await response.body?.cancel();
    if (!response.ok) throw failed('PUT', response.status);
    return { key, size, storedAt: Date.now() };
  };

  const load = async (key: string, range?: string): Promise<Response> => {
    const response = await call('GET', `${root}/${prefix}${key}`, { ...(range !== undefined && { range }) });
    if (response.status === 404) throw new Error(`A file is missing in the object storage: ${key}`);
    return response;
  };

  /** Files whose keys begin with this folder. */
  async function* listAll(folder: string): AsyncGenerator<StoredFile> {
    for (let next: string | null = ''; next !== null; ) {
      const address = new URL(root);
      address.searchParams.set('list-type', '2');
      address.searchParams.set('prefix', `${prefix}${folder}/`);
      if (next !== '') address.searchParams.set('continuation-token', next);
      const page = readS3List(await (await call('GET', address.href)).text());
      for (const file of page.files) yield { ...file, key: file.key.slice(prefix.length) };
      next = page.next;
    }
  }

  const requireFolder = (folder: string): void => {
    if (!isFolder(folder)) throw new Error(`Not a valid folder name: ${folder}`);
  };

  return {
    head,
    exists: async (key) => (await head(key)) !== null,
    put: async (folder, bytes) => {
      requireFolder(folder);
      const hash = hashOf(bytes);
      const known = await head(`${folder}/${hash}`);
      if (known && known.storedAt > Date.now() - reusedFor) return known;
      return write(folder, hash, bytes.byteLength, bytes as Uint8Array<ArrayBuffer>);
    },
    // Through a file, because the key is the hash of the whole and the protocol wants the length in advance.
    putStream: async (folder, chunks) => {
      requireFolder(folder);
      const path = join(tmpdir(), `kilim-${randomBytes(12).toString('hex')}`);
      try {
        const hash = createHash('sha256');
        let size = 0;
        const handle = await open(path, 'wx', 0o600);
        try {
          for await (const chunk of chunks) {
            hash.update(chunk);
            size += chunk.byteLength;
            await handle.writeFile(chunk);
          }
        } finally {
          await handle.close();
        }
        return await write(folder, hash.digest('hex'), size, await openAsBlob(path));
      } finally {
        await rm(path, { force: true });
      }
    },
    get: async (key) => {
      const address = addressOf(key);
      if (address === null) return null;
      const response = await call('GET', address);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return response.status === 404 ? null : bytes;
    },
    open: async (key, range): Promise<OpenFile | null> => {
      const found = await head(key);
      if (!found) return null;
      const wanted = range && `bytes=${range.start}-${range.end}`;
      return { size: found.size, chunks: readBody(() => load(key, wanted)) };
    },
    delete: async (key) => {
      const address = addressOf(key);
      // The protocol does not tell whether there was a file.
      if (address === null || !(await head(key))) return false;
      const response = await call('DELETE', address);
      await response.body?.cancel();
      return true;
    },
    list: async (folder) => {
      if (!isFolder(folder)) return [];
      const files: StoredFile[] = [];
      for await (const file of listAll(folder)) {
        if (parseKey(file.key)?.folder === folder) files.push(file);
      }
      return files.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    },
    listBelow: async function* (folder) {
      if (!isFolder(folder)) return;
      for await (const file of listAll(folder)) {
        if (parseKey(file.key)?.folder.startsWith(`${folder}/`)) yield file;
      }
    },
    tidy: (before) => deleteDrafts(tmpdir(), /^kilim-[0-9a-f]{24}$/, before),
  };
}
