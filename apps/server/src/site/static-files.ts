import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip';

export interface StaticFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** A hash of the uncompressed bytes. */
  readonly etag: string;
  /** Compressed forms: written by the build, or added by `encode` when they are first requested. */
  readonly encoded: Map<Encoding, Uint8Array>;
}

export interface StaticFolder {
  has(name: string): boolean;
  read(name: string): Promise<StaticFile> | null;
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

export function toStaticFile(
  bytes: Uint8Array,
  contentType: string,
  encoded: Map<Encoding, Uint8Array> = new Map(),
): StaticFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, contentType, etag, encoded };
}

/** In the order of preference, with the extension that the build gives to the compressed file. */
const encodings: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

async function loadFile(folder: string, name: string, names: ReadonlySet<string>): Promise<StaticFile> {
  const path = join(folder, name);
  const encoded = new Map<Encoding, Uint8Array>();
  for (const [encoding, extension] of encodings) {
    if (names.has(name + extension)) encoded.set(encoding, await readFile(path + extension));
  }
  return toStaticFile(await readFile(path), contentTypeOf(path), encoded);
}

/**
 * Serves the files below a folder by their path with slashes. A file is read when it is first requested, together with
 * the forms that the build compressed (scripts/lib/compress-assets.mjs). Only names of the directory listing are opened,
 * so no request path reaches the disk.
 */
export async function openStaticFolder(folder: string): Promise<StaticFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const listed = new Set(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const names = new Set([...listed].filter((name) => !/\.(br|gz)$/.test(name)));
  const loaded = new Map<string, Promise<StaticFile>>();
  return {
    has: (name) => names.has(name),
    read: (name) => {
      if (!names.has(name)) return null;
      const known = loaded.get(name) ?? loadFile(folder, name, listed);
      loaded.set(name, known);
      // A failed read is not cached: the next one may succeed.
      known.catch(() => loaded.delete(name));
      return known;
    },
  };
}

/** Below this a response fits one packet either way. */
const minimumSize = 1_024;

const compress: Readonly<Record<Encoding, (bytes: Uint8Array) => Uint8Array>> = {
  // Quality 5 has the best ratio that does not block the event loop for long.
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 6 }),
};

/** Whether an Accept-Encoding header names an encoding without rejecting it by `q=0`. */
function isAccepted(header: string, encoding: Encoding): boolean {
  return header.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Chooses the form of a file for an Accept-Encoding header. Files without a form of the build are compressed once. */
export function encode(file: StaticFile, accepted: string): { bytes: Uint8Array; encoding: Encoding | null } {
  if (isCompressible(file.contentType) && file.bytes.byteLength >= minimumSize) {
    for (const [encoding] of encodings) {
      if (!isAccepted(accepted, encoding)) continue;
      const bytes = file.encoded.get(encoding) ?? compress[encoding](file.bytes);
      file.encoded.set(encoding, bytes);
      return { bytes, encoding };
    }
  }
  return { bytes: file.bytes, encoding: null };
}
