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
  /** The path as it was given. */
  readonly path: string;
}

export type PathResult =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly error: PathError };

/** Longest part between two slashes, in UTF-16 units. */
export const segmentMaximum = 100;

// Format characters hide or reverse text in a file tree; lone surrogates do not survive UTF-8.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
// A project leaves as a zip, and Windows cannot unpack these.
const forbidden = /[<>:"|?*]/;
const windowsDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const reservedNames = new Set(['node_modules', '.git', '__proto__']);

/**
 * One spelling for one file: NFC, `/` between parts, no leading `./`. Refuses what could leave the project,
 * hide from its reader, or fail to unpack on another system.
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

/** Two paths of one project that a file system may take for the same place. */
export interface PathClash {
  /** `case`: they differ by letter case only; `folder`: one is a file and the other needs a folder there. */
  readonly kind: 'case' | 'folder';
  readonly first: string;
  readonly second: string;
}

/** The first clash among normalised paths, folders included: macOS and Windows ignore letter case. */
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
