import { limits } from '@kilim/contract';
import type { ProjectFiles } from './project-files.ts';

export type LimitError =
  | { readonly kind: 'too-many-files'; readonly actual: number; readonly limit: number }
  | {
      readonly kind: 'file-too-large';
      readonly path: string;
      readonly actual: number;
      readonly limit: number;
    }
  | { readonly kind: 'project-too-large'; readonly actual: number; readonly limit: number };

export type LimitResult = { readonly ok: true } | { readonly ok: false; readonly error: LimitError };

/** UTF-8 length of a text in bytes; a lone surrogate counts as the three bytes of U+FFFD. */
export function measureBytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(index + 1);
      if (next >= 0xdc00 && next <= 0xdfff) index += 1;
    }
  }
  return bytes;
}

/**
 * Checks sizes in bytes against the limits of a project: docs/rules/limits.md#projects. `fileLimit` is that of a text file
 * by default.
 */
export function checkSizes(
  sizes: Iterable<readonly [path: string, bytes: number]>,
  fileLimit: number = limits.bytesPerFile,
): LimitResult {
  let files = 0;
  let total = 0;
  let largest: LimitError | undefined;
  for (const [path, bytes] of sizes) {
    files += 1;
    total += bytes;
    if (bytes > fileLimit && largest === undefined) {
      largest = { kind: 'file-too-large', path, actual: bytes, limit: fileLimit };
    }
  }
  if (files > limits.filesPerProject) {
    return { ok: false, error: { kind: 'too-many-files', actual: files, limit: limits.filesPerProject } };
  }
  if (largest !== undefined) return { ok: false, error: largest };
  if (total > limits.bytesPerProject) {
    return {
      ok: false,
      error: { kind: 'project-too-large', actual: total, limit: limits.bytesPerProject },
    };
  }
  return { ok: true };
}

/** Checks the number of files, the size of each and the total size. */
export function checkLimits(files: ProjectFiles): LimitResult {
  return checkSizes(Object.entries(files).map(([path, content]) => [path, measureBytes(content)] as const));
}
