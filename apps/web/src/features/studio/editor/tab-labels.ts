/** Labels of tabs by path: the file name, with its folder if two tabs have the same name. */
export function tabLabels(paths: readonly string[]): ReadonlyMap<string, string> {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(nameOf(path), (counts.get(nameOf(path)) ?? 0) + 1);
  return new Map(
    paths.map((path) => {
      const parts = path.split('/');
      return [path, (counts.get(nameOf(path)) ?? 0) > 1 ? parts.slice(-2).join('/') : nameOf(path)];
    }),
  );
}
