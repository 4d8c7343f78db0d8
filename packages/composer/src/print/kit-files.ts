import { kitSources } from './kit.generated.ts';
import type { PrintedFile } from './printed-file.ts';
import { dropUnused } from './unused/drop-unused.ts';
import { resolveImport } from './unused/read-imports.ts';

const importPattern = /from '(\.[^']+)'/g;

/**
 * The printed files and those of the kit that the entry imports, directly or through others, nearest to it first. Printed
 * files that nothing imports are left out: a row component without a list, a validation without a form. So are declarations
 * of the kit that the app does not use.
 */
export function collectImported(entry: string, printed: readonly PrintedFile[]): readonly PrintedFile[] {
  const own = new Map(printed.map(({ path, source }) => [path, source]));
  const sourceOf = (path: string): string | undefined =>
    own.get(path) ?? (Object.hasOwn(kitSources, path) ? kitSources[path] : undefined);
  const found = new Map<string, PrintedFile>();
  const add = (path: string): void => {
    const source = sourceOf(path);
    if (source !== undefined && !found.has(path)) found.set(path, { path, source });
  };
  add(entry);
  // A map also visits what is added while it is walked.
  for (const { path, source } of found.values()) {
    for (const [, specifier = ''] of source.matchAll(importPattern)) {
      const target = resolveImport(path, specifier);
      for (const extension of ['.tsx', '.ts']) add(target + extension);
    }
  }
  return dropUnused(entry, [...found.values()], kitSources);
}
