/** Where an export declares the types of imported files that are no code. */
export const assetTypesPath = 'assets.d.ts';

// The files that Metro bundles as assets; an import of one is the number that `Image` and `useFonts` accept.
const ending =
  /\.(png|jpe?g|gif|webp|bmp|avif|heic|ttf|otf|mp3|m4a|aac|wav|caf|mp4|mov|m4v|webm|pdf|zip|db)$/i;

/** Declarations for the kinds of binary files that a project has; null when it has none. */
export function declareAssets(paths: Iterable<string>): string | null {
  const endings = new Set<string>();
  for (const path of paths) {
    const [, found] = ending.exec(path) ?? [];
    if (found !== undefined) endings.add(found);
  }
  if (endings.size === 0) return null;
  const modules = [...endings]
    .toSorted()
    .map((name) => `declare module '*.${name}' {\n  const asset: number;\n  export default asset;\n}\n`);
  return modules.join('\n');
}
