import { type InflateRaw, inflateSync } from 'node:zlib';
import { AppError } from '@kilim/contract';
import { gitRules } from './git-rules.ts';

// The format of pack files: https://git-scm.com/docs/pack-format
const headerLength = 12;
const checksumLength = 20;
const offsetDelta = 6;
const referenceDelta = 7;

const tooLarge = (): AppError => new AppError('git_too_large');
const damaged = (cause?: unknown): AppError =>
  new AppError('git_unreachable', { detail: 'a damaged pack', cause });

/** Reads a little-endian number of seven bits a byte; returns it with the position behind it. */
function readNumber(bytes: Uint8Array, from: number, shift = 0, start = 0): readonly [number, number] {
  let value = start;
  let scale = 2 ** shift;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * scale;
    if ((byte & 0x80) === 0) return [value, at + 1];
    scale *= 128;
    if (scale > Number.MAX_SAFE_INTEGER) throw tooLarge();
  }
  throw damaged();
}

function inflate(bytes: Uint8Array, size: number): { readonly content: Uint8Array; readonly read: number } {
  try {
    // The types do not describe the result with `info`.
    const result: unknown = inflateSync(bytes, { maxOutputLength: Math.max(1, size), info: true });
    const { buffer, engine } = result as { readonly buffer: Uint8Array; readonly engine: InflateRaw };
    return { content: buffer, read: engine.bytesWritten };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged(error);
  }
}

/** The size of the object that a delta makes, stated behind the size of its base. */
function readDeltaSize(delta: Uint8Array): number {
  const [, behindBase] = readNumber(delta, 0);
  return readNumber(delta, behindBase)[0];
}

/**
 * Checks the sizes of a pack before the Git library unpacks it, which has no limits of its own: a small pack can state
 * objects of any size. Throws `git_too_large`, and `git_unreachable` for a damaged pack.
 */
export function checkPack(pack: Uint8Array): void {
  const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength);
  if (pack.length < headerLength + checksumLength || view.getUint32(0) !== 0x5041434b) throw damaged();
  const count = view.getUint32(8);
  if (count > gitRules.objectsMaximum) throw tooLarge();
  let at = headerLength;
  let unpacked = 0;
  for (let index = 0; index < count; index += 1) {
    const first = pack[at] ?? 0;
    const kind = (first >> 4) & 7;
    let size = first & 15;
    at += 1;
    if ((first & 0x80) !== 0) [size, at] = readNumber(pack, at, 4, size);
    if (kind === referenceDelta) at += 20;
    if (kind === offsetDelta) [, at] = readNumber(pack, at);
    if (size > gitRules.objectMaximum) throw tooLarge();
    const { content, read } = inflate(pack.subarray(at, pack.length - checksumLength), size);
    const made = kind === offsetDelta || kind === referenceDelta ? readDeltaSize(content) : size;
    unpacked += made;
    if (made > gitRules.objectMaximum || unpacked > gitRules.unpackedMaximum) throw tooLarge();
    at += read;
  }
}
