/** The importing modules by module. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Reverses the links of modules. */
export function indexImporters(
  modules: Iterable<{ readonly path: string; readonly links: Readonly<Record<string, string>> }>,
): Importers {
  const importers = new Map<string, string[]>();
  for (const { path, links } of modules)
    for (const target of new Set(Object.values(links))) {
      const list = importers.get(target);
      if (list) list.push(path);
      else importers.set(target, [path]);
    }
  return importers;
}

/**
 * Modules that must run again after a change: the changed ones and their importers up to the next refresh boundary. A
 * boundary exports only components, which React Fast Refresh updates.
 */
export function findStaleModules(
  changed: Iterable<string>,
  importers: Importers,
  isBoundary: (path: string) => boolean,
): Set<string> {
  const stale = new Set<string>();
  const queue = [...changed];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (stale.has(path)) continue;
    stale.add(path);
    if (!isBoundary(path)) queue.push(...(importers.get(path) ?? []));
  }
  return stale;
}
