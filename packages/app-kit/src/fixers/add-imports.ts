import { findImportStatements, type NamedImport, writeImportStatement } from '../source/import-statements.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import type { SourceScan } from '../source/source-scan.ts';
import type { KnownExport } from './known-exports.ts';

/** Imports names: in an existing statement of the same module if possible, else in a new one at the top. */
export function addImports(
  source: string,
  scan: SourceScan,
  wanted: ReadonlyMap<string, KnownExport>,
): string {
  const statements = findImportStatements(source, scan);
  const patches: Patch[] = [];
  const added: string[] = [];
  const specifiers = new Set([...wanted.values()].map(({ specifier }) => specifier));
  for (const specifier of specifiers) {
    const ofPackage = [...wanted].filter(([, known]) => known.specifier === specifier);
    const defaultName = ofPackage.find(([, { isDefault }]) => isDefault)?.[0];
    const named: NamedImport[] = ofPackage
      .filter(([, { isDefault }]) => !isDefault)
      .map(([name, { isType = false }]) => ({ imported: name, local: name, isType }));
    const host = statements.find(
      (statement) =>
        statement.specifier === specifier &&
        !statement.isType &&
        statement.namespaceName === undefined &&
        (defaultName === undefined || statement.defaultName === undefined) &&
        (statement.defaultName !== undefined || statement.named.length > 0),
    );
    if (host === undefined) {
      const clause = { specifier, isType: false, defaultName, namespaceName: undefined, named };
      added.push(writeImportStatement(clause));
    } else {
      const clause = {
        ...host,
        defaultName: host.defaultName ?? defaultName,
        named: [...host.named, ...named],
      };
      patches.push({ start: host.start, end: host.end, text: writeImportStatement(clause) });
    }
  }
  const top = statements[0]?.start ?? 0;
  if (added.length > 0) patches.push({ start: top, end: top, text: `${added.join('\n')}\n` });
  return patchSource(source, patches);
}
