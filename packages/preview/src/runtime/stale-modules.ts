/** Module → the modules that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** The reverse of the modules' links. */
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
 * Which modules must run again when `changed` changed: they themselves and, from each that is no boundary, its
 * importers up to the next boundary. A boundary exports components alone, so React takes over there.
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
