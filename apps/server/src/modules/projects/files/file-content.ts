import { createHash } from 'node:crypto';
import { AppError } from '@kilim/contract';

/** A text as it is stored: `hash` is the lower-case hex SHA-256 of its UTF-8 bytes, `size` their number. */
export interface FileContent {
  readonly content: string;
  readonly hash: string;
  readonly size: number;
}

/** Throws `general_argument_invalid` for U+0000, which PostgreSQL cannot store. */
export function toFileContent(path: string, raw: string): FileContent {
  if (raw.includes('\u0000'))
    throw new AppError('general_argument_invalid', { fields: { [path]: 'invalid' } });
  const bytes = Buffer.from(raw, 'utf8');
  // UTF-8 replaces lone surrogates; the stored text must match its hash.
  const content = bytes.toString('utf8');
  return { content, hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength };
}
