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
  visited: ReadonlySet<string> = new Set(),
): ReadonlySet<string> | undefined {
  const inspection = inspected.get(path)?.inspection;
  if (inspection === undefined || !inspection.ok) return undefined;
  const names = new Set(inspection.exports);
  for (const specifier of inspection.hasReExportAll) {
    const target = isLocalSpecifier(specifier) ? resolveImport(files, path, specifier) : undefined;
    if (target === undefined) return undefined;
    if (visited.has(target) || target === path) continue;
    const passedOn = findExports(files, inspected, target, new Set([...visited, path]));
    if (passedOn === undefined) return undefined;
    for (const name of passedOn) if (name !== 'default') names.add(name);
  }
  return names;
}
