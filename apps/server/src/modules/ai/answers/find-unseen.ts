import { normalizePath, type Problem, type ProjectFiles, type Reply } from '@kilim/app-kit';

/** Spellings of the same file on a system that ignores letter case. */
const keyOf = (path: string): string => path.toLowerCase().normalize('NFC');

/** Files whose content an answer keeps by moving them. */
function findMoved(files: Reply['files']): ReadonlySet<string> {
  return new Set(
    Object.values(files).flatMap((file) => {
      const from =
        typeof file === 'object' && file !== null && 'moveFrom' in file ? normalizePath(file.moveFrom) : null;
      return from?.ok === true ? [from.path] : [];
    }),
  );
}

/**
 * Files that an answer would replace, by writing them or by moving another file there, although the model was not shown
 * their content; `seen` is null if it was shown all (docs/rules/turn-protocol.md#base-version). Invalid paths are left
 * out, because they are rejected when the answer is applied.
 */
export function findUnseen(
  current: ProjectFiles,
  { files }: Pick<Reply, 'files'>,
  seen: readonly string[] | null,
): Problem[] {
  if (seen === null) return [];
  const known = new Set(seen);
  const hidden = new Map(
    Object.keys(current).flatMap((path) => (known.has(path) ? [] : [[keyOf(path), path] as const])),
  );
  const moved = findMoved(files);
  return Object.entries(files).flatMap(([raw, file]): Problem[] => {
    const isMove = typeof file === 'object' && file !== null && 'moveFrom' in file;
    const target = normalizePath(raw);
    if (!target.ok || (typeof file !== 'string' && !isMove)) return [];
    const path = hidden.get(keyOf(target.path));
    if (path === undefined) return [];
    const isKept = isMove ? moved.has(path) : current[path] === file;
    return isKept ? [] : [{ kind: 'unseen-file', path, params: { path } }];
  });
}
