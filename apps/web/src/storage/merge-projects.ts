import { collapseSpace, foldCase, type Project, project } from '@kilim/contract';

/** Names are compared as the server does: docs/rules/projects.md#name */
export const nameKey = (name: string): string => foldCase(collapseSpace(name));

/** The valid ones of stored projects. */
export function removeCorrupt(stored: readonly unknown[]): readonly Project[] {
  return stored.flatMap((value) => {
    const parsed = project.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Removes projects whose name an earlier one has. */
export function deduplicateByName(projects: readonly Project[]): readonly Project[] {
  const names = new Set<string>();
  return projects.filter(({ name }) => {
    const key = nameKey(name);
    if (names.has(key)) return false;
    names.add(key);
    return true;
  });
}

/** The server's projects and those that only this browser knows: docs/rules/local-storage.md#start-up */
export function mergeProjects(local: readonly Project[], remote: readonly Project[]): readonly Project[] {
  const ids = new Set(remote.map(({ id }) => id));
  return deduplicateByName([...remote, ...local.filter(({ id }) => !ids.has(id))]);
}
