import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keySize = 32;

function readKey(path: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Links a complete file to its name, so that two processes that start together read the same key. */
function writeKey(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.server-key-${randomBytes(6).toString('hex')}`);
  writeFileSync(draft, `${randomBytes(keySize).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The server's key is missing or invalid. A new key could not open existing secrets. */
export class ServerKeyError extends Error {
  constructor(problem: string, folder: string) {
    super(
      `${problem}, although the database has accounts. Bring the file back from a copy of ${folder}, or set APP_SECRET as before. ` +
        'If it is lost, write a new key into it (openssl rand -hex 32): second factors then have to be set up again.',
    );
    this.name = 'ServerKeyError';
  }
}

export interface KeySource {
  /** `APP_SECRET`. */
  readonly secret: string | undefined;
  /** Whether a key was used before: then a missing one must not be replaced. */
  readonly isInUse: boolean;
}

/**
 * 32 bytes: derived from the secret, else read from `server.key` in the data folder, which is created at the first start
 * and readable by its owner only.
 */
export function loadServerKey(folder: string, { secret, isInUse }: KeySource): Buffer {
  if (secret !== undefined) return createHash('sha256').update(`server-key:${secret}`).digest();
  const path = join(folder, 'server.key');
  if (!readKey(path)) {
    if (isInUse) throw new ServerKeyError(`${path} is missing`, folder);
    writeKey(folder, path);
  }
  const key = readKey(path);
  if (key?.length !== keySize)
    throw new ServerKeyError(`${path} does not hold a key of ${keySize} bytes`, folder);
  chmodSync(path, 0o600);
  return key;
}
