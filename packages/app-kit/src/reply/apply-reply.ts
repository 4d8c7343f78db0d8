import { checkLimits, type LimitError } from '../project/check-limits.ts';
import { findCaseClash, normalizePath, type PathErrorKind } from '../project/paths.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { findTextFault, type TextFault } from './check-text.ts';
import { countChangedLines } from './count-changed-lines.ts';
import { findSearch } from './find-search.ts';
import type { Reply, ReplyEdit, ReplyFile } from './reply-schema.ts';

/** A changed file with its line counts; a new file has no `before`, a deleted one no `after`. */
export interface ChangedFile {
  readonly path: string;
  readonly kind: 'created' | 'updated' | 'deleted';
  readonly before?: string;
  readonly after?: string;
  readonly added: number;
  readonly removed: number;
}

export type ApplyError =
  | { readonly kind: 'bad-path'; readonly path: string; readonly reason: PathErrorKind }
  | { readonly kind: 'duplicate-path'; readonly path: string }
  | { readonly kind: 'path-clash'; readonly path: string; readonly other: string }
  | { readonly kind: 'edit-file-missing'; readonly path: string }
  /** `edit` is the index in the list of the path. */
  | { readonly kind: 'edit-not-found'; readonly path: string; readonly edit: number }
  | { readonly kind: 'edit-ambiguous'; readonly path: string; readonly edit: number; readonly count: number }
  | { readonly kind: 'invalid-text'; readonly path: string; readonly reason: TextFault }
  | LimitError;

export type ApplyResult =
  | { readonly ok: true; readonly files: ProjectFiles; readonly changed: readonly ChangedFile[] }
  | { readonly ok: false; readonly error: ApplyError };

type EditResult =
  | { readonly ok: true; readonly content: string }
  | { readonly ok: false; readonly error: ApplyError };

function applyEdits(path: string, current: string, edits: readonly ReplyEdit[]): EditResult {
  let content = current;
  for (const [edit, { search, replace }] of edits.entries()) {
    const found = findSearch(content, search, replace);
    if (found.kind === 'missing') return { ok: false, error: { kind: 'edit-not-found', path, edit } };
    if (found.kind === 'ambiguous') {
      return { ok: false, error: { kind: 'edit-ambiguous', path, edit, count: found.count } };
    }
    const { start, end, replace: written } = found.place;
    content = content.slice(0, start) + written + content.slice(end);
  }
  return { ok: true, content };
}

function describeChange(path: string, before: string | undefined, after: string | undefined): ChangedFile {
  const counts = countChangedLines(before ?? '', after ?? '');
  if (before === undefined) return { path, kind: 'created', after: after ?? '', ...counts };
  if (after === undefined) return { path, kind: 'deleted', before, ...counts };
  return { path, kind: 'updated', before, after, ...counts };
}

function readTargets(
  files: Readonly<Record<string, ReplyFile>>,
): { ok: true; targets: Map<string, ReplyFile> } | { ok: false; error: ApplyError } {
  const targets = new Map<string, ReplyFile>();
  for (const [raw, file] of Object.entries(files)) {
    const normal = normalizePath(raw);
    if (!normal.ok) return { ok: false, error: { kind: 'bad-path', path: raw, reason: normal.error.kind } };
    if (targets.has(normal.path)) return { ok: false, error: { kind: 'duplicate-path', path: normal.path } };
    if (typeof file !== 'object' || file === null || !('moveFrom' in file)) {
      targets.set(normal.path, file);
      continue;
    }
    const from = normalizePath(file.moveFrom);
    if (!from.ok)
      return { ok: false, error: { kind: 'bad-path', path: file.moveFrom, reason: from.error.kind } };
    targets.set(normal.path, { ...file, moveFrom: from.path });
  }
  return { ok: true, targets };
}

/**
 * Applies a reply to a project completely or not at all. `changed` is sorted by path and omits unchanged files;
 * deleting a missing file is not an error. Rules: docs/rules/app-kit.md#reply-object
 */
export function applyReply(current: ProjectFiles, reply: Pick<Reply, 'files'>): ApplyResult {
  const read = readTargets(reply.files);
  if (!read.ok) return read;
  const next = new Map(Object.entries(current));
  for (const [path, file] of read.targets) {
    if (file === null) next.delete(path);
    else if (typeof file === 'string') next.set(path, file);
    else {
      const from = 'moveFrom' in file ? file.moveFrom : path;
      const content = next.get(from);
      if (content === undefined) return { ok: false, error: { kind: 'edit-file-missing', path: from } };
      if (from !== path && next.has(path))
        return { ok: false, error: { kind: 'path-clash', path, other: from } };
      next.delete(from);
      const edited = applyEdits(path, content, file.edits);
      if (!edited.ok) return edited;
      next.set(path, edited.content);
    }
  }
  for (const path of read.targets.keys()) {
    const reason = findTextFault(next.get(path) ?? '', readProjectFile(current, path));
    if (reason !== undefined) return { ok: false, error: { kind: 'invalid-text', path, reason } };
  }
  const clash = findCaseClash(next.keys());
  if (clash !== undefined) {
    return { ok: false, error: { kind: 'path-clash', path: clash.second, other: clash.first } };
  }
  const files: ProjectFiles = Object.fromEntries(next);
  const limits = checkLimits(files);
  if (!limits.ok) return limits;
  const moved = [...read.targets.values()].flatMap((file) =>
    typeof file === 'object' && file !== null && 'moveFrom' in file ? [file.moveFrom] : [],
  );
  const changed = [...new Set([...read.targets.keys(), ...moved])]
    .sort()
    .filter((path) => readProjectFile(current, path) !== next.get(path))
    .map((path) => describeChange(path, readProjectFile(current, path), next.get(path)));
  return { ok: true, files, changed };
}
