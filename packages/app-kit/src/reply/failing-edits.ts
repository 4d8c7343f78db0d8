import { normalizePath } from '../project/paths.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { type Excerpt, findClosestLines } from './closest-lines.ts';
import { findSearch } from './find-search.ts';
import type { Reply, ReplyEdit, ReplyFile } from './reply-schema.ts';

/** An edit whose search text does not occur exactly once. */
export interface FailingEdit {
  /** The path as the answer writes it. */
  readonly path: string;
  /** Index in the list of the path. */
  readonly edit: number;
  readonly search: string;
  readonly replace: string;
  /** Number of places; 0 if there is none. */
  readonly count: number;
  readonly closest: Excerpt;
  /** Whether the edits of the path cover so much of its file that it should be written whole. */
  readonly needsWhole: boolean;
}

/** Share of the lines of a file (docs/rules/turn-protocol.md#failing-edits). */
const wholeShare = 0.6;
/** More wrong edits are no slip of a few lines; the answer is then repaired as a whole. */
const failingMaximum = 12;
const countLines = (text: string): number => text.split('\n').length;

const editsOf = (file: ReplyFile): readonly ReplyEdit[] =>
  typeof file === 'object' && file !== null ? file.edits : [];

interface Found extends Omit<FailingEdit, 'closest'> {
  readonly current: string;
}

function findInFile(path: string, content: string, edits: readonly ReplyEdit[]): Found[] {
  const covered = edits.reduce((sum, { search }) => sum + countLines(search), 0);
  const needsWhole = covered > wholeShare * countLines(content.trimEnd());
  const failing: Found[] = [];
  let current = content;
  for (const [edit, { search, replace }] of edits.entries()) {
    const found = findSearch(current, search, replace);
    if (found.kind === 'found') {
      const { start, end, replace: written } = found.place;
      current = current.slice(0, start) + written + current.slice(end);
      continue;
    }
    const count = found.kind === 'ambiguous' ? found.count : 0;
    failing.push({ path, edit, search, replace, count, needsWhole, current });
  }
  return failing;
}

/** The edits of a reply that cannot be applied although their file exists; none if there are too many. */
export function findFailingEdits(
  current: ProjectFiles,
  { files }: Pick<Reply, 'files'>,
): readonly FailingEdit[] {
  const found = Object.entries(files).flatMap(([path, file]) => {
    const from = typeof file === 'object' && file !== null && 'moveFrom' in file ? file.moveFrom : path;
    const normal = normalizePath(from);
    const content = normal.ok ? readProjectFile(current, normal.path) : undefined;
    return content === undefined ? [] : findInFile(path, content, editsOf(file));
  });
  if (found.length > failingMaximum) return [];
  return found.map(({ current: text, ...failing }) => ({
    ...failing,
    closest: findClosestLines(text, failing.search),
  }));
}

/**
 * A reply with the failing edits replaced by those of a correction, which may also write a file whole. `undefined` if the
 * correction leaves out a file; what it says about other files is ignored.
 */
export function correctEdits(
  reply: Reply,
  failing: readonly FailingEdit[],
  correction: Pick<Reply, 'files'>,
): Reply | undefined {
  const corrected = new Map<string, ReplyFile>();
  for (const [path, file] of Object.entries(correction.files)) {
    const normal = normalizePath(path);
    if (normal.ok) corrected.set(normal.path, file);
  }
  const files = new Map(Object.entries(reply.files));
  for (const path of new Set(failing.map((each) => each.path))) {
    const normal = normalizePath(path);
    const wanted = normal.ok ? corrected.get(normal.path) : undefined;
    const file = files.get(path);
    if (typeof wanted === 'string') files.set(path, wanted);
    else {
      const added = wanted === undefined ? [] : editsOf(wanted);
      if (added.length === 0 || typeof file !== 'object' || file === null) return undefined;
      const wrong = new Set(failing.filter((each) => each.path === path).map(({ edit }) => edit));
      const first = Math.min(...wrong);
      const kept = file.edits.flatMap((edit, at) => (at === first ? added : wrong.has(at) ? [] : [edit]));
      files.set(path, { ...file, edits: kept });
    }
  }
  return { ...reply, files: Object.fromEntries(files) };
}
