import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SpooledFile {
  readonly size: number;
  /** Reads the bytes once. The file is deleted at the end or when the reader stops. */
  read(): AsyncIterable<Uint8Array>;
  discard(): Promise<void>;
}

export interface Spool {
  write(bytes: Uint8Array): Promise<void>;
  finish(): SpooledFile;
  discard(): Promise<void>;
}

const chunkSize = 256 * 1024;

async function* readHandle(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  try {
    for (let at = 0; at < size; ) {
      const buffer = Buffer.allocUnsafeSlow(Math.min(chunkSize, size - at));
      const { bytesRead } = await handle.read(buffer, 0, buffer.byteLength, at);
      if (bytesRead === 0) throw new Error('A spooled file is shorter than the written bytes.');
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Opens a file and removes its directory entry, so that a crash leaves nothing behind. */
export async function openSpool(folder = tmpdir()): Promise<Spool> {
  const path = join(folder, `kilim-${randomBytes(12).toString('hex')}`);
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  let size = 0;
  const discard = (): Promise<void> => handle.close();
  return {
    write: async (bytes) => {
      for (let at = 0; at < bytes.byteLength; ) {
        const { bytesWritten } = await handle.write(bytes, at, bytes.byteLength - at, size);
        at += bytesWritten;
        size += bytesWritten;
      }
    },
    finish: () => ({ size, read: () => readHandle(handle, size), discard }),
    discard,
  };
}
