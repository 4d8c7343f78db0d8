import { findCaseClash, normalizePath, type PathErrorKind } from '@kilim/app-kit';
import type { MessageKey, Translate } from '@kilim/messages';

export type PathCheck =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly problem: PathProblem };

export type PathProblem =
  | { readonly kind: PathErrorKind | 'exists' }
  | { readonly kind: 'clash'; readonly path: string };

const texts = {
  empty: 'studio.tree.pathError.empty',
  absolute: 'studio.tree.pathError.absolute',
  'drive-letter': 'studio.tree.pathError.driveLetter',
  backslash: 'studio.tree.pathError.backslash',
  'control-character': 'studio.tree.pathError.controlCharacter',
  'forbidden-character': 'studio.tree.pathError.forbiddenCharacter',
  'empty-segment': 'studio.tree.pathError.emptySegment',
  'parent-segment': 'studio.tree.pathError.parentSegment',
  'padded-segment': 'studio.tree.pathError.paddedSegment',
  reserved: 'studio.tree.pathError.reserved',
  'segment-too-long': 'studio.tree.pathError.segmentTooLong',
  'too-long': 'studio.tree.pathError.tooLong',
  exists: 'studio.tree.pathError.exists',
  clash: 'studio.tree.pathError.clash',
} as const satisfies Record<PathProblem['kind'], MessageKey>;

/**
 * Validates a file path against the existing ones: docs/rules/studio.md#file-paths. The server checks the same rules;
 * this check reports problems in the dialog.
 */
export function checkPath(raw: string, others: Iterable<string>): PathCheck {
  const normalized = normalizePath(raw.trim());
  if (!normalized.ok) return { ok: false, problem: { kind: normalized.error.kind } };
  const { path } = normalized;
  const known = [...others];
  if (known.includes(path)) return { ok: false, problem: { kind: 'exists' } };
  const clash = findCaseClash([...known, path]);
  if (clash === undefined) return { ok: true, path };
  return { ok: false, problem: { kind: 'clash', path: clash.first === path ? clash.second : clash.first } };
}

/** The translated text of a path problem. */
export function pathProblemText(problem: PathProblem, translate: Translate): string {
  return translate(texts[problem.kind], problem.kind === 'clash' ? { path: problem.path } : {});
}

/** The renames that move a file or folder from one path to another. */
export function planRenames(
  paths: readonly string[],
  from: string,
  to: string,
): readonly { readonly from: string; readonly to: string }[] {
  return paths.map((path) => ({ from: path, to: path === from ? to : to + path.slice(from.length) }));
}
