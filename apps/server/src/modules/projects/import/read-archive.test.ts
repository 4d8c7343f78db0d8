import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listEntries, readEntry } from './read-archive.ts';

const zip = (files: Zippable): Uint8Array => zipSync(files);
const find = (archive: Uint8Array, name: string) => {
  const entry = listEntries(archive).find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`no ${name}`);
  return entry;
};
const readText = async (archive: Uint8Array, name: string): Promise<string> =>
  new TextDecoder().decode(await readEntry(archive, find(archive, name)));

/** Offset of the only file's directory entry. */
function directoryOf(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  return view.getUint32(archive.byteLength - 6, true);
}

function change(archive: Uint8Array, at: number, bytes: readonly number[]): Uint8Array {
  const changed = archive.slice();
  changed.set(bytes, at);
  return changed;
}

describe('a zip', () => {
  it('is read with compressed and stored files and Unicode names', async () => {
    const archive = zip({
      'şık/Ekran.tsx': strToU8('const a = 1;\n'.repeat(100)),
      'şık/boş.ts': new Uint8Array(),
      'şık/düz.txt': [strToU8('düz'), { level: 0 }],
      'şık/klasör/': new Uint8Array(),
    });
    expect(listEntries(archive).map(({ name, isFolder, size }) => ({ name, isFolder, size }))).toEqual([
      { name: 'şık/Ekran.tsx', isFolder: false, size: 1300 },
      { name: 'şık/boş.ts', isFolder: false, size: 0 },
      { name: 'şık/düz.txt', isFolder: false, size: 4 },
      { name: 'şık/klasör/', isFolder: true, size: 0 },
    ]);
    expect(await readText(archive, 'şık/Ekran.tsx')).toHaveLength(1300);
    expect(await readText(archive, 'şık/boş.ts')).toBe('');
    expect(await readText(archive, 'şık/düz.txt')).toBe('düz');
  });

  it('may end with a comment', async () => {
    const archive = zip({ 'a.ts': strToU8('a') });
    const commented = new Uint8Array(archive.length + 5);
    commented.set(archive);
    commented.set(strToU8('notes'), archive.length);
    commented[archive.length - 2] = 5;
    expect(await readText(commented, 'a.ts')).toBe('a');
  });

  it('distinguishes links from files', () => {
    const archive = zip({ 'a.ts': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(find(archive, 'a.ts').isLink).toBe(true);
  });

  it('has no name for a file name that is not UTF-8', () => {
    const archive = zip({ abc: strToU8('a') });
    expect(listEntries(change(archive, directoryOf(archive) + 46, [0xff, 0xfe, 0xfd]))[0]?.name).toBeNull();
  });
});

describe('rejects', () => {
  const archive = zip({ 'a.ts': strToU8('merhaba '.repeat(50)) });
  const directory = directoryOf(archive);

  it.each([
    ['an empty file', new Uint8Array()],
    ['a file that is not a zip', strToU8('not a zip, but long enough to be looked at')],
    ['the first half of a zip', archive.slice(0, archive.length / 2)],
    ['a directory beyond its end', change(archive, archive.length - 6, [0xff, 0xff, 0xff, 0x7f])],
    ['too many entries', change(archive, archive.length - 12, [9, 0])],
    ['a name that is longer than the directory', change(archive, directory + 28, [0xff, 0xff])],
    ['an encrypted file', change(archive, directory + 8, [1, 0])],
  ])('%s', (_name, bytes) => {
    expect(() => listEntries(bytes)).toThrow('import_archive_invalid');
  });

  it.each([
    ['an invalid header offset', change(archive, directory + 42, [0xff, 0xff, 0xff, 0x00])],
    ['a length beyond the end', change(archive, directory + 20, [0xff, 0xff, 0xff, 0x00])],
    ['an unknown compression method', change(archive, directory + 10, [99, 0])],
    ['another checksum', change(archive, directory + 16, [1, 2, 3, 4])],
    ['invalid compressed bytes', change(archive, 34, [0xff, 0xff, 0xff])],
    ['a stated size that is too small', change(archive, directory + 24, [1, 0, 0, 0])],
    ['a stated size that is too large', change(archive, directory + 24, [0xff, 0xff, 0, 0])],
  ])('%s', async (_name, bytes) => {
    const [entry] = listEntries(bytes);
    if (!entry) throw new Error('no entry');
    await expect(readEntry(bytes, entry)).rejects.toThrow('import_archive_invalid');
  });

  it('a zip bomb without unpacking it', async () => {
    const bomb = zip({ 'bomb.ts': new Uint8Array(64 * 1_048_576) });
    const tame = change(bomb, directoryOf(bomb) + 24, [0, 4, 0, 0]);
    const before = process.memoryUsage().arrayBuffers;
    await expect(readEntry(tame, find(tame, 'bomb.ts'))).rejects.toThrow('import_archive_invalid');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1_048_576);
  });

  it('any damage with the same error', async () => {
    const places = fc.array(
      fc.tuple(fc.integer({ min: 0, max: archive.length - 1 }), fc.integer({ min: 0, max: 255 })),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        const damaged = archive.slice();
        for (const [at, byte] of changes) damaged[at] = byte;
        try {
          for (const entry of listEntries(damaged)) {
            if (entry.size < 1_048_576) await readEntry(damaged, entry);
          }
        } catch (error) {
          expect(error).toMatchObject({ type: 'import_archive_invalid' });
        }
      }),
    );
  });
});
