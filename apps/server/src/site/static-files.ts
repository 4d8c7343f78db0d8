import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface StaticFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly etag: string;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const isCompressible = (type: string): boolean => !/woff2|png|icon/.test(type);

export function contentTypeOf(path: string): string {
  return contentTypes[/\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** A file made of bytes; its tag is their content's. */
export function toStaticFile(bytes: Uint8Array, contentType: string): StaticFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, contentType, etag };
}

async function loadFile(path: string): Promise<StaticFile> {
  const file = toStaticFile(await readFile(path), contentTypeOf(path));
  pressing = pressing.then(() => pressTightly(file)).catch(() => undefined);
  return file;
}

/**
 * The files below a folder by their path with slashes. Read when first asked for and compressed once, so a start costs
 * a directory listing; only names that the listing holds are ever opened, so no request path reaches the disk.
 */
export async function openStaticFolder(folder: string): Promise<StaticFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = new Set(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const loaded = new Map<string, Promise<StaticFile>>();
  return {
    has: (name) => names.has(name),
    read: (name) => {
      if (!names.has(name)) return null;
      const known = loaded.get(name) ?? loadFile(join(folder, name));
      loaded.set(name, known);
      // A failed read is not remembered: the disk may answer the next time.
      known.catch(() => loaded.delete(name));
      return known;
    },
  };
}

export interface StaticFolder {
  has(name: string): boolean;
  read(name: string): Promise<StaticFile> | null;
}

const compressed = new WeakMap<StaticFile, { br?: Uint8Array; gzip?: Uint8Array }>();

const qualityOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const brotliInBackground = promisify(brotliCompress);
/** Larger ones are the preview's, which is loaded after the page stands. */
const pressedMaximum = 640 * 1024;
/** One file at a time, so that a fresh start leaves the other cores alone. */
let pressing = Promise.resolve();

/** A tenth smaller than what the first visitors get; takes up to a second, which is why it waits for nobody. */
async function pressTightly(file: StaticFile): Promise<void> {
  const size = file.bytes.byteLength;
  if (!isCompressible(file.contentType) || size < 1024 || size > pressedMaximum) return;
  const br = await brotliInBackground(file.bytes, qualityOf(11));
  compressed.set(file, { ...compressed.get(file), br });
}

/** The smallest form that the caller accepts; each is made once. */
export function encode(
  file: StaticFile,
  accepted: string,
): { bytes: Uint8Array; encoding: 'br' | 'gzip' | null } {
  if (!isCompressible(file.contentType) || file.bytes.byteLength < 1024)
    return { bytes: file.bytes, encoding: null };
  const forms = compressed.get(file) ?? {};
  compressed.set(file, forms);
  if (/\bbr\b/.test(accepted)) {
    // Quality 5: the best ratio that does not hold the event loop up for long.
    forms.br ??= brotliCompressSync(file.bytes, qualityOf(5));
    return { bytes: forms.br, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) {
    forms.gzip ??= gzipSync(file.bytes, { level: 6 });
    return { bytes: forms.gzip, encoding: 'gzip' };
  }
  return { bytes: file.bytes, encoding: null };
}
