const BLOCK = 512;

/** The bytes of one regular file of an uncompressed tar archive, or null. */
export function readTarEntry(archive: Buffer, name: string): Buffer | null {
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    if (header[0] === 0) return null;
    const end = header.indexOf(0);
    const entry = header.subarray(0, Math.min(end < 0 ? 100 : end, 100)).toString('utf8');
    const size = Number.parseInt(header.subarray(124, 136).toString('latin1'), 8);
    if (!Number.isSafeInteger(size) || size < 0) return null;
    const start = offset + BLOCK;
    if (entry === name) return start + size <= archive.length ? archive.subarray(start, start + size) : null;
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return null;
}
