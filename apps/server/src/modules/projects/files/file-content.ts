import { createHash } from 'node:crypto';
import { readBinaryReference } from '@kilim/app-kit';
import { AppError } from '@kilim/contract';

/**
 * A content as it is stored: `hash` is the lower-case hex SHA-256 of its bytes, `size` their number. The bytes of a text
 * are UTF-8; for a binary file `content` is the text that stands for it.
 */
export interface FileContent {
  readonly content: string;
  readonly hash: string;
  readonly size: number;
  /** The bytes of a binary file that may not be stored yet. */
  readonly bytes?: Uint8Array;
}

/** Whether a content stands for bytes that have to be stored already. */
export const isReference = ({ content, hash, bytes }: FileContent): boolean =>
  bytes === undefined && readBinaryReference(content)?.hash === hash;

/**
 * Hashes a text. The text that stands for a binary file gets the hash of that file. Throws `general_argument_invalid` for
 * U+0000, which PostgreSQL cannot store.
 */
export function toFileContent(path: string, raw: string): FileContent {
  const reference = readBinaryReference(raw);
  if (reference) return { content: raw, hash: reference.hash, size: reference.size };
  if (raw.includes('\u0000'))
    throw new AppError('general_argument_invalid', { fields: { [path]: 'invalid' } });
  const bytes = Buffer.from(raw, 'utf8');
  // UTF-8 replaces lone surrogates; the stored text must match its hash.
  const content = bytes.toString('utf8');
  return { content, hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength };
}
