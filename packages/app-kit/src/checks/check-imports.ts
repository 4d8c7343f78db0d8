import type { ProjectFiles } from '../project/project-files.ts';
import { hasNativeVariant, isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import { isKnownSpecifier, splitSpecifier } from '../sdk-subpaths.ts';
import type { SdkTable } from '../sdk-table.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import { createPositionFinder } from '../source/source-scan.ts';
import type { InspectedFile } from './inspect-project.ts';
import type { InspectedImport } from './inspection.ts';
import { isMissingExport } from './missing-exports.ts';
import type { FindExports } from './module-exports.ts';
import type { Problem } from './problem.ts';

/** Import statements from the parser, and the calls `import('a')` and `require('a')`, which it does not report. */
function listImports(file: InspectedFile): readonly InspectedImport[] {
  if (!file.inspection.ok) return [];
  const findPosition = createPositionFinder(file.source);
  const calls = findModuleSpecifiers(file.source, file.scan)
    .filter(({ form }) => form === 'call')
    .map(({ specifier, start }) => ({ specifier, names: [], line: findPosition(start).line }));
  return [...file.inspection.imports, ...calls];
}

/** Checks that every imported module exists, also on phones, and exports the imported names. */
export function checkImports(
  files: ProjectFiles,
  findExports: FindExports,
  file: InspectedFile,
  sdk: SdkTable,
): Problem[] {
  const problems: Problem[] = [];
  for (const { specifier, names, line } of listImports(file)) {
    const add = (kind: Problem['kind'], params: Problem['params']): void => {
      problems.push({ kind, path: file.path, line, params });
    };
    if (!isLocalSpecifier(specifier)) {
      // A path alias is reported as an unresolved import, because a relative path fixes it.
      if (/^(?:[@~]?\/|#)/.test(specifier)) add('unresolved-import', { specifier });
      else if (!isKnownSpecifier(specifier, sdk)) {
        add('unknown-package', { package: splitSpecifier(specifier).name, specifier });
      }
      for (const { imported } of names) {
        if (isMissingExport(specifier, imported))
          add('missing-export', { name: imported, specifier, module: specifier });
      }
      continue;
    }
    const target = resolveImport(files, file.path, specifier);
    if (target === undefined || !hasNativeVariant(files, target)) {
      add('unresolved-import', { specifier });
      continue;
    }
    const exports = findExports(target);
    if (exports === undefined) continue;
    for (const { imported } of names) {
      if (imported !== '*' && !exports.has(imported))
        add('missing-export', { name: imported, specifier, module: target });
    }
  }
  return problems;
}
