import type { Tx } from '../../platform/tx.ts';
import { readContentPart, readContents } from './file-repository.ts';

/** JSON as text, or a content of the database that stands there as a JSON string. */
export type JsonPart = string | { readonly hash: string; readonly size: number };

/** JSON that is written while it is sent. */
export interface JsonStream {
  /** Bytes of the contents in it: about the length of the whole. */
  readonly size: number;
  readonly pieces: AsyncIterable<string>;
}

/** Read from the database at once: many small files, or a part of a large one. */
const bytesAtOnce = 64 * 1024;

type ContentPart = Exclude<JsonPart, string>;

const isContent = (part: JsonPart): part is ContentPart => typeof part !== 'string';

/** A text as it stands between the quotes of a JSON string. */
const escape = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A content that is deleted while it is sent cuts the reply off; the client asks again and gets what is there then. */
const gone = (hash: string): Error => new Error(`The content ${hash} was deleted while it was being sent.`);

async function* writeLargeContent(tx: Tx, { hash }: ContentPart): AsyncGenerator<string> {
  yield '"';
  for (let start = 0; ; start += bytesAtOnce) {
    const part = await readContentPart(tx, hash, { start, count: bytesAtOnce });
    if (part === null) throw gone(hash);
    if (part !== '') yield escape(part);
    // Letters outside of the basic plane have two units, so a shorter text is certainly the last one.
    if (part.length < bytesAtOnce) break;
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
    if (!found) throw gone(part.hash);
    return JSON.stringify(found.content);
  });
  return texts.join('');
}

/**
 * Writes JSON whose contents are read when the reader wants them, about 64 KB at a time. Contents are immutable, so the
 * reply is of the moment in which its parts were listed, however long the reader takes.
 */
async function* writeParts(tx: Tx, parts: readonly JsonPart[]): AsyncGenerator<string> {
  let group: JsonPart[] = [];
  let bytes = 0;
  for (const part of parts) {
    const size = isContent(part) ? part.size : part.length;
    if (group.length > 0 && bytes + size > bytesAtOnce) {
      yield await writeGroup(tx, group);
      group = [];
      bytes = 0;
    }
    if (isContent(part) && size > bytesAtOnce) {
      yield* writeLargeContent(tx, part);
      continue;
    }
    group.push(part);
    bytes += size;
  }
  if (group.length > 0) yield await writeGroup(tx, group);
}

export function streamJson(tx: Tx, parts: readonly JsonPart[]): JsonStream {
  const size = parts.reduce((sum, part) => sum + (isContent(part) ? part.size : part.length), 0);
  return { size, pieces: writeParts(tx, parts) };
}
