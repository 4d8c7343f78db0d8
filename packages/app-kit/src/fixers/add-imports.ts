import { findImportStatements, type NamedImport, writeImportStatement } from '../source/import-statements.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import type { SourceScan } from '../source/source-scan.ts';
import type { KnownExport } from './known-exports.ts';

/** Adds names to a source's imports: into a statement of the same package where one takes them, else on top. */
export function addImports(
  source: string,
  scan: SourceScan,
  wanted: ReadonlyMap<string, KnownExport>,
): string {
  const statements = findImportStatements(source, scan);
  const patches: Patch[] = [];
  const fresh: string[] = [];
  const specifiers = new Set([...wanted.values()].map(({ specifier }) => specifier));
  for (const specifier of specifiers) {
    const here = [...wanted].filter(([, home]) => home.specifier === specifier);
    const defaultName = here.find(([, { isDefault }]) => isDefault)?.[0];
    const named: NamedImport[] = here
      .filter(([, { isDefault }]) => !isDefault)
      .map(([name]) => ({ imported: name, local: name, isType: false }));
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
      fresh.push(writeImportStatement(clause));
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
  if (fresh.length > 0) patches.push({ start: top, end: top, text: `${fresh.join('\n')}\n` });
  return patchSource(source, patches);
}
