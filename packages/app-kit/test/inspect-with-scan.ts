import type { Inspect } from '../src/checks/inspection.ts';
import { findImportStatements } from '../src/source/import-statements.ts';
import { scanSource } from '../src/source/scan-source.ts';
import { mayContainJsx } from '../src/source/shared-scans.ts';

/** A parser port that accepts any text, so that only the cost of this package is measured. */
export const inspectWithScan: Inspect = (path, source) => {
  const scan = scanSource(source, { jsx: mayContainJsx(path) });
  const { tokens } = scan;
  const imports = findImportStatements(source, scan).map(({ specifier, named, defaultName }) => ({
    specifier,
    names: [
      ...named.map(({ imported, local }) => ({ imported, local })),
      ...(defaultName === undefined ? [] : [{ imported: 'default', local: defaultName }]),
    ],
    line: 1,
  }));
  const exports: string[] = [];
  const reExportedModules: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.textAt(index) !== 'export') continue;
    if (tokens.textAt(index + 1) === 'const') exports.push(tokens.textAt(index + 2));
    if (tokens.textAt(index + 1) === 'default') exports.push('default');
    if (tokens.textAt(index + 1) === '*') reExportedModules.push(tokens.textAt(index + 3).slice(1, -1));
  }
  return { ok: true, imports, exports, reExportedModules };
};
