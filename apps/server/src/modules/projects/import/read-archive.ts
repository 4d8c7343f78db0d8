import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { AppError } from '@kilim/contract';

/** A zip directory entry. All numbers are unverified claims of the archive. */
export interface ArchiveEntry {
  /** Null when the name is not valid UTF-8. */
  readonly name: string | null;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  /** Unpacked size in bytes. */
  readonly size: number;
  readonly method: number;
  readonly packedSize: number;
  readonly checksum: number;
  readonly headerAt: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const headerLength = 30;
const commentMaximum = 0xffff;
const stored = 0;
const deflated = 8;
const unixSystem = 3;
const linkKind = 0xa000;

const inflate = promisify(inflateRaw);

function refuse(detail: string, cause?: unknown): never {
  throw new AppError('import_archive_invalid', { detail, cause });
}

function readName(bytes: Uint8Array): string | null {
  try {
    // macOS writes UTF-8 without setting the flag; names in old code pages are rarely valid UTF-8.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - commentMaximum);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return refuse('no end of a zip');
}

/**
 * Reads the directory of a zip without unpacking anything. Throws `import_archive_invalid` for anything but a complete,
 * unencrypted zip below 4 GB.
 */
export function listEntries(archive: Uint8Array): ArchiveEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const directorySize = view.getUint32(end + 12, true);
  const directoryAt = view.getUint32(end + 16, true);
  if (directoryAt + directorySize > end) refuse('the directory is outside of the zip');
  const entries: ArchiveEntry[] = [];
  let at = directoryAt;
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) refuse('a broken directory');
    if ((view.getUint16(at + 8, true) & 1) === 1) refuse('an encrypted file');
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) refuse('a broken directory');
    const name = readName(archive.subarray(at + entryLength, at + entryLength + nameLength));
    const isUnix = view.getUint8(at + 5) === unixSystem;
    const mode = view.getUint32(at + 38, true) >>> 16;
    entries.push({
      name,
      isFolder: name?.endsWith('/') ?? false,
      isLink: isUnix && (mode & 0xf000) === linkKind,
      size: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      checksum: view.getUint32(at + 16, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

function findPacked(archive: Uint8Array, { headerAt, packedSize }: ArchiveEntry): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (headerAt + headerLength > archive.byteLength || view.getUint32(headerAt, true) !== headerSignature) {
    refuse('a file without a header');
  }
  const from =
    headerAt + headerLength + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  if (from + packedSize > archive.byteLength) refuse('a file that ends outside of the zip');
  return archive.subarray(from, from + packedSize);
}

/**
 * Unpacks one file up to its stated size, which protects against zip bombs; callers must check `size` first. Throws
 * `import_archive_invalid` when size or checksum differ.
 */
export async function readEntry(archive: Uint8Array, entry: ArchiveEntry): Promise<Uint8Array> {
  const packed = findPacked(archive, entry);
  let bytes: Uint8Array;
  if (entry.method === stored) bytes = packed;
  else if (entry.method === deflated) {
    try {
      bytes = await inflate(packed, { maxOutputLength: Math.max(1, entry.size) });
    } catch (cause) {
      return refuse('a file that cannot be unpacked', cause);
    }
  } else return refuse(`packed by method ${entry.method}`);
  if (bytes.byteLength !== entry.size || crc32(bytes) !== entry.checksum) refuse('a damaged file');
  return bytes;
}
