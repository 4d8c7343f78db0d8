import type { Tx } from '../../../platform/tx.ts';
import { readContentPart, readContents } from './content-repository.ts';

/** A stored content, written as a JSON string. */
export interface ContentPart {
  readonly hash: string;
  readonly size: number;
}

/** A piece of JSON text, or a content to insert. */
export type JsonPart = string | ContentPart;

/** JSON that is produced while it is sent. */
export interface JsonStream {
  /** Bytes of the inserted contents and texts: approximately the length of the whole. */
  readonly size: number;
  readonly pieces: AsyncIterable<string>;
}

/** Bytes read from the database at once: many small contents, or a part of a large one. */
const bytesPerRead = 64 * 1024;

const isContent = (part: JsonPart): part is ContentPart => typeof part !== 'string';

/** The text between the quotes of a JSON string. */
const escape = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A content that was deleted while sending aborts the reply; the client requests it again. */
const deletedError = (hash: string): Error =>
  new Error(`Content ${hash} was deleted while it was being sent`);

async function* writeLargeContent(tx: Tx, { hash }: ContentPart): AsyncGenerator<string> {
  yield '"';
  for (let start = 0; ; start += bytesPerRead) {
    const part = await readContentPart(tx, hash, { start, count: bytesPerRead });
    if (part === null) throw deletedError(hash);
    if (part !== '') yield escape(part);
    // The database counts code points, which are one or two UTF-16 units, so only the last part can be shorter.
    if (part.length < bytesPerRead) break;
  }
  yield '"';
}

async function writeGroup(tx: Tx, group: readonly JsonPart[]): Promise<string> {
  const contents = await readContents(
    tx,
    group.filter(isContent).map(({ hash }) => hash),
  );
  const texts = group.map((part) => {
    if (!isContent(part)) return part;
    const found = contents.get(part.hash);
    if (!found) throw deletedError(part.hash);
    return JSON.stringify(found.content);
  });
  return texts.join('');
}

async function* writeParts(tx: Tx, parts: readonly JsonPart[]): AsyncGenerator<string> {
  let group: JsonPart[] = [];
  let bytes = 0;
  for (const part of parts) {
    const size = isContent(part) ? part.size : part.length;
    if (group.length > 0 && bytes + size > bytesPerRead) {
      yield await writeGroup(tx, group);
      group = [];
      bytes = 0;
    }
    if (isContent(part) && size > bytesPerRead) {
      yield* writeLargeContent(tx, part);
      continue;
    }
    group.push(part);
    bytes += size;
  }
  if (group.length > 0) yield await writeGroup(tx, group);
}

/**
 * Writes JSON in pieces of about 64 KB, reading contents only when the reader asks for the next piece. Contents are
 * immutable, so the reply reflects the moment when its parts were listed, however slow the reader is.
 */
export function streamJson(tx: Tx, parts: readonly JsonPart[]): JsonStream {
  const size = parts.reduce((sum, part) => sum + (isContent(part) ? part.size : part.length), 0);
  return { size, pieces: writeParts(tx, parts) };
}
