import {
  type Inspect,
  normalizePath,
  type Problem,
  type ProjectFiles,
  parseJsonObject,
  type Reply,
  readProjectFile,
} from '@kilim/app-kit';

/** A shorter content is a part of the file. */
const lengthShare = 0.5;

const lengthOf = (text: string): number => text.replaceAll(/\s+/g, '').length;

/** Whether a JSON file has all keys of its earlier version; one that does not parse is not whole. */
function keepsKeys(before: string, after: string): boolean {
  const [old, written] = [parseJsonObject(before), parseJsonObject(after)];
  if (old === undefined) return true;
  return written !== undefined && Object.keys(old).every((key) => Object.hasOwn(written, key));
}

/** Whether a module parses, has all exports of its earlier version, and imports something if that did. */
function keepsExports(path: string, before: string, after: string, inspect: Inspect): boolean {
  const written = inspect(path, after);
  if (!written.ok) return false;
  const old = inspect(path, before);
  if (!old.ok) return true;
  if (old.imports.length > 0 && written.imports.length === 0) return false;
  const names = new Set(written.exports);
  return written.reExportedModules.length > 0 || old.exports.every((name) => names.has(name));
}

function isWhole(path: string, before: string, after: string, inspect: Inspect): boolean {
  if (lengthOf(after) < lengthOf(before) * lengthShare) return false;
  if (path.endsWith('.json')) return keepsKeys(before, after);
  return !/\.[cm]?[jt]sx?$/.test(path) || keepsExports(path, before, after, inspect);
}

/**
 * Files that an answer of code fences would replace by a part of them: an explanation shows a few lines below a path in
 * the same way (docs/rules/turn-protocol.md#blocks).
 */
export function findPartial(
  current: ProjectFiles,
  { files, isFenced }: Pick<Reply, 'files' | 'isFenced'>,
  inspect: Inspect,
): Problem[] {
  if (isFenced !== true) return [];
  return Object.entries(files).flatMap(([raw, after]): Problem[] => {
    const target = normalizePath(raw);
    if (!target.ok || typeof after !== 'string') return [];
    const { path } = target;
    const before = readProjectFile(current, path);
    if (before === undefined || isWhole(path, before, after, inspect)) return [];
    return [{ kind: 'partial-file', path, params: { path } }];
  });
}
