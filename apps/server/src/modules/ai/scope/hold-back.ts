import { countChangedLines, type ProjectFiles } from '@kilim/app-kit';
import { AppError, type HeldFile, type HeldReason } from '@kilim/contract';
import { applyChanges, type FileChanges } from '../answers/file-changes.ts';
import { findOutside } from './find-outside.ts';

/** A change that waits for the user, without its contents. */
export type HeldPath = HeldFile;

export interface HoldInput {
  readonly before: ProjectFiles;
  readonly after: ProjectFiles;
  readonly changes: FileChanges;
  readonly request: string;
  /** Files of what the user attached. */
  readonly attachedPaths?: readonly string[];
  readonly locked: readonly string[];
  /** Whether changes that the request does not concern are held too. */
  readonly isScoped: boolean;
}

export type HoldResult =
  | { readonly ok: true; readonly held: readonly HeldPath[] }
  | { readonly ok: false; readonly error: AppError };

/** Characters of both sides of all held files of a turn. */
const charactersMaximum = 1_000_000;

function describe({ before, changes }: HoldInput, path: string, reason: HeldReason): HeldPath {
  const old = Object.hasOwn(before, path) ? (before[path] ?? '') : null;
  const next = changes[path] ?? null;
  const kind = old === null ? 'created' : next === null ? 'deleted' : 'updated';
  return { path, kind, reason, ...countChangedLines(old ?? '', next ?? '') };
}

function isTooLarge({ before, changes }: HoldInput, paths: Iterable<string>): boolean {
  let sum = 0;
  for (const path of paths) sum += (before[path]?.length ?? 0) + (changes[path]?.length ?? 0);
  return sum > charactersMaximum;
}

/**
 * The changes that are not applied with the turn: of locked files, and of files that the request does not concern. What is
 * applied must build without them; otherwise only locked files are held, or, if that does not build either, everything
 * (docs/rules/turns.md#held-changes).
 */
export function holdBack(input: HoldInput, builds: (rest: ProjectFiles) => boolean): HoldResult {
  const { before, after, changes, request, attachedPaths, isScoped } = input;
  const changed = Object.keys(changes);
  const locks = new Set(input.locked);
  const locked = changed.filter((path) => locks.has(path));
  const outside = isScoped
    ? findOutside({ request, attachedPaths, before, after, changed }).filter((path) => !locks.has(path))
    : [];
  const reasonOf = (path: string, other: HeldReason): HeldReason => (locks.has(path) ? 'locked' : other);
  const choices: readonly (readonly [paths: readonly string[], other: HeldReason])[] = [
    [[...locked, ...outside], 'scope'],
    [locked, 'scope'],
    [changed, 'together'],
  ];
  for (const [paths, other] of choices) {
    if (paths.length === 0) return { ok: true, held: [] };
    if (isTooLarge(input, paths)) continue;
    const held = new Set(paths);
    const rest = Object.fromEntries(Object.entries(changes).filter(([path]) => !held.has(path)));
    if (Object.keys(rest).length > 0 && !builds(applyChanges(before, rest))) continue;
    return { ok: true, held: paths.map((path) => describe(input, path, reasonOf(path, other))) };
  }
  const detail = `changes of ${locked.length} locked files are too large to wait`;
  return { ok: false, error: new AppError('ai_reply_invalid_files', { detail }) };
}
