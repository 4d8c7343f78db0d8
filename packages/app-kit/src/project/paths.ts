import { limits } from '@kilim/contract';

export type PathErrorKind =
  | 'empty'
  | 'absolute'
  | 'drive-letter'
  | 'backslash'
  | 'control-character'
  | 'forbidden-character'
  | 'empty-segment'
  | 'parent-segment'
  | 'padded-segment'
  | 'reserved'
  | 'segment-too-long'
  | 'too-long';

export interface PathError {
  readonly kind: PathErrorKind;
  /** The rejected path. */
  readonly path: string;
}

export type PathResult =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly error: PathError };

/** Maximum length of a path segment in UTF-16 units. */
export const segmentMaximum = 100;

// Format characters can hide or reverse text in the file tree; lone surrogates cannot be encoded as UTF-8.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
// Windows cannot unpack a zip with these characters.
const forbidden = /[<>:"|?*]/;
const windowsDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const reservedNames = new Set(['node_modules', '.git', '__proto__']);

/**
 * Normalises a path to NFC without a leading `./`. Rejects paths that leave the project, contain invisible characters
 * or cannot be unpacked on other systems: docs/rules/app-kit.md#file-paths
 */
export function normalizePath(raw: string): PathResult {
  const refuse = (kind: PathErrorKind): PathResult => ({ ok: false, error: { kind, path: raw } });
  if (raw.trim() === '') return refuse('empty');
  if (invisible.test(raw)) return refuse('control-character');
  if (raw.includes('\\')) return refuse('backslash');
  if (raw.startsWith('/')) return refuse('absolute');
  if (/^[a-z]:/i.test(raw)) return refuse('drive-letter');
  if (forbidden.test(raw)) return refuse('forbidden-character');
  const segments: string[] = [];
  for (const segment of raw.normalize('NFC').split('/')) {
    if (segment === '') return refuse('empty-segment');
    if (segment === '..') return refuse('parent-segment');
    if (segment === '.') continue;
    if (segment !== segment.trim() || segment.endsWith('.')) return refuse('padded-segment');
    if (reservedNames.has(segment.toLowerCase()) || windowsDevice.test(segment)) return refuse('reserved');
    if (segment.length > segmentMaximum) return refuse('segment-too-long');
    segments.push(segment);
  }
  if (segments.length === 0) return refuse('empty');
  const path = segments.join('/');
  return path.length > limits.pathMaximum ? refuse('too-long') : { ok: true, path };
}

/** Two paths that are the same file or folder on a case-insensitive file system. */
export interface PathClash {
  /** `case`: they differ only in letter case; `folder`: one is a file where the other needs a folder. */
  readonly kind: 'case' | 'folder';
  readonly first: string;
  readonly second: string;
}

/** The first clash among normalised paths and their folders; macOS and Windows ignore letter case. */
export function findCaseClash(paths: Iterable<string>): PathClash | undefined {
  const places = new Map<string, { spelling: string; path: string; isFile: boolean }>();
  for (const path of paths) {
    const segments = path.split('/');
    for (let depth = 1; depth <= segments.length; depth += 1) {
      const spelling = segments.slice(0, depth).join('/');
      const isFile = depth === segments.length;
      const key = spelling.toLowerCase().normalize('NFC');
      const known = places.get(key);
      if (known === undefined) places.set(key, { spelling, path, isFile });
      else if (known.spelling !== spelling) return { kind: 'case', first: known.path, second: path };
      else if (known.isFile !== isFile) return { kind: 'folder', first: known.path, second: path };
    }
  }
  return undefined;
}
