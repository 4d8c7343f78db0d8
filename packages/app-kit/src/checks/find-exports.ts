import type { ProjectFiles } from '../project/project-files.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import type { InspectedFile } from './inspect-project.ts';

/**
 * Names that a module gives away, those passed on by `export *` included; `undefined` when they cannot be
 * known (JSON, a package passed on, a file that does not parse).
 */
export function findExports(
  files: ProjectFiles,
  inspected: ReadonlyMap<string, InspectedFile>,
  path: string,
): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const modules = new Set([path]);
  // A set hands out what is added while it is read, so circles and diamonds are visited once.
  for (const current of modules) {
    const inspection = inspected.get(current)?.inspection;
    if (inspection === undefined || !inspection.ok) return undefined;
    for (const name of inspection.exports) if (name !== 'default' || current === path) names.add(name);
    for (const specifier of inspection.hasReExportAll) {
      const target = isLocalSpecifier(specifier) ? resolveImport(files, current, specifier) : undefined;
      if (target === undefined) return undefined;
      modules.add(target);
    }
  }
  return names;
}
