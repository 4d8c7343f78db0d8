const BLOCK = 512;

function readText(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}

/** Name with the folder that the format stores apart when the whole path is longer than 100 characters. */
function readName(header: Buffer): string {
  const prefix = readText(header, 257, 5) === 'ustar' ? readText(header, 345, 155) : '';
  const name = readText(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The regular files of an uncompressed tar archive; stops at the first header that is not valid. */
export function* readTarEntries(
  archive: Buffer,
): Generator<{ readonly name: string; readonly bytes: Buffer }> {
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    if (header[0] === 0) return;
    const size = Number.parseInt(header.subarray(124, 136).toString('latin1'), 8);
    if (!Number.isSafeInteger(size) || size < 0) return;
    const start = offset + BLOCK;
    if (start + size > archive.length) return;
    yield { name: readName(header), bytes: archive.subarray(start, start + size) };
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** The bytes of one file of an uncompressed tar archive, or null. */
export function readTarEntry(archive: Buffer, name: string): Buffer | null {
  for (const entry of readTarEntries(archive)) if (entry.name === name) return entry.bytes;
  return null;
}
