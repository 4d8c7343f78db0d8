import type { ProjectFiles } from '@kilim/app-kit';

/** New contents by path, null for a deleted file. */
export type FileChanges = Readonly<Record<string, string | null>>;

export function diffFiles(before: ProjectFiles, after: ProjectFiles): Record<string, string | null> {
  const changes: [string, string | null][] = [];
  for (const [path, content] of Object.entries(after)) {
    if (!Object.hasOwn(before, path) || before[path] !== content) changes.push([path, content]);
  }
  for (const path of Object.keys(before)) if (!Object.hasOwn(after, path)) changes.push([path, null]);
  return Object.fromEntries(changes);
}

export function applyChanges(files: ProjectFiles, changes: FileChanges): ProjectFiles {
  const kept = Object.entries(files).filter(([path]) => !Object.hasOwn(changes, path));
  const written = Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries([...kept, ...written]);
}
