import { normalizePath } from '@kilim/app-kit';
import { limits, type TurnDelta, type TurnFile } from '@kilim/contract';
import type { JsonValue } from './json-value.ts';

interface SeenFile {
  mode: TurnFile['mode'];
  content: string;
  isDone: boolean;
}

type FileView = { readonly mode: TurnFile['mode']; readonly content: string };

function isObject(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readOwn(value: { [key: string]: JsonValue }, key: string): JsonValue | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The replacement texts of edits, each on its own lines. */
function readReplacements(edits: JsonValue | undefined): string {
  if (!Array.isArray(edits)) return '';
  const texts = edits.map((edit) => (isObject(edit) ? readOwn(edit, 'replace') : undefined));
  return texts.filter((text) => typeof text === 'string').join('\n');
}

function viewOf(value: JsonValue | undefined): FileView | null {
  if (typeof value === 'string') return { mode: 'write', content: value };
  if (value === null) return { mode: 'delete', content: '' };
  return isObject(value) ? { mode: 'edit', content: readReplacements(readOwn(value, 'edits')) } : null;
}

export interface ReplyDiff {
  /** Deltas from the previous reply to a longer one. */
  grow(value: JsonValue): TurnDelta[];
  /** Deltas to the complete reply; corrects earlier values of repeated keys. */
  finish(value: JsonValue): TurnDelta[];
  /** Whether the reply has as many files as a project may have; more are rejected later anyway. */
  isFull(): boolean;
}

/** Converts a growing reply to deltas. Invalid paths are left out. */
export function createReplyDiff(): ReplyDiff {
  const texts = { title: '', explanation: '' };
  const files = new Map<string, SeenFile>();
  const paths = new Map<string, string | null>();

  const isFull = (): boolean => files.size >= limits.filesPerProject;

  // Cached, because it is called for every file at every chunk.
  const pathOf = (raw: string): string | null => {
    const known = paths.get(raw);
    if (known !== undefined) return known;
    const normal = normalizePath(raw);
    const path = normal.ok ? normal.path : null;
    paths.set(raw, path);
    return path;
  };

  const growText = (kind: 'title' | 'explanation', value: JsonValue | undefined): TurnDelta[] => {
    if (typeof value !== 'string' || value.length <= texts[kind].length) return [];
    const text = value.slice(texts[kind].length);
    texts[kind] = value;
    return [{ kind, text }];
  };

  const endFile = (path: string, seen: SeenFile): TurnDelta[] => {
    if (seen.isDone) return [];
    seen.isDone = true;
    return [{ kind: 'file-end', path }];
  };

  const showFile = (path: string, { mode, content }: FileView, isExact: boolean): TurnDelta[] => {
    const known = files.get(path);
    const isLonger = known && known.mode === mode && content.length >= known.content.length;
    if (isLonger && (!isExact || content.startsWith(known.content))) {
      const text = content.slice(known.content.length);
      known.content = content;
      return text === '' ? [] : [{ kind: 'file-delta', path, text }];
    }
    files.set(path, { mode, content, isDone: false });
    const start: TurnDelta = { kind: 'file-start', path, mode };
    return content === '' ? [start] : [start, { kind: 'file-delta', path, text: content }];
  };

  const read = (value: JsonValue, isFinal: boolean): TurnDelta[] => {
    if (!isObject(value)) return [];
    const deltas = [
      ...growText('title', readOwn(value, 'title')),
      ...growText('explanation', readOwn(value, 'explanation')),
    ];
    const map = readOwn(value, 'files');
    if (!isObject(map)) return deltas;
    const raws = Object.keys(map);
    for (const [at, raw] of raws.entries()) {
      const path = pathOf(raw);
      const view = path === null ? null : viewOf(map[raw]);
      if (path === null || !view) continue;
      const seen = files.get(path);
      if (!seen && isFull()) break;
      const isLast = at === raws.length - 1;
      // A stream only adds to the last file; earlier ones were compared when they ended.
      if (!seen || isLast || isFinal || !seen.isDone) deltas.push(...showFile(path, view, isFinal));
      const now = files.get(path);
      if (now && (!isLast || isFinal)) deltas.push(...endFile(path, now));
    }
    return deltas;
  };

  return { grow: (value) => read(value, false), finish: (value) => read(value, true), isFull };
}
