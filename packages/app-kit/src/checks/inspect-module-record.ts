import { createPositionFinder } from '../source/source-scan.ts';
import type { ImportedName, InspectedImport, Inspection } from './inspection.ts';

interface NamedEntry {
  readonly kind: string;
  readonly name: string | null;
}

/** The parts of oxc-parser's result that an inspection uses. */
export interface ParsedModule {
  readonly errors: readonly {
    readonly severity: string;
    readonly message: string;
    readonly labels: readonly { readonly start: number }[];
  }[];
  readonly module: {
    readonly staticImports: readonly {
      readonly start: number;
      readonly moduleRequest: { readonly value: string };
      readonly entries: readonly {
        readonly importName: NamedEntry;
        readonly localName: { readonly value: string };
      }[];
    }[];
    readonly staticExports: readonly {
      readonly start: number;
      readonly entries: readonly {
        readonly moduleRequest: { readonly value: string } | null;
        readonly importName: NamedEntry;
        readonly exportName: NamedEntry;
      }[];
    }[];
  };
}

function readImported(name: NamedEntry): string {
  if (name.kind === 'Name') return name.name ?? '';
  return name.kind === 'Default' ? 'default' : '*';
}

/** Converts the result of oxc-parser's `parseSync` into an inspection. */
export function inspectModuleRecord(source: string, { errors, module }: ParsedModule): Inspection {
  const findPosition = createPositionFinder(source);
  const error = errors.find((candidate) => candidate.severity === 'Error');
  if (error !== undefined) {
    const start = error.labels[0]?.start ?? 0;
    return { ok: false, error: { ...findPosition(start), message: error.message } };
  }
  const imports: InspectedImport[] = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    names: statement.entries.map((entry) => ({
      imported: readImported(entry.importName),
      local: entry.localName.value,
    })),
    line: findPosition(statement.start).line,
  }));
  const exports = new Set<string>();
  const reExportedModules = new Set<string>();
  for (const statement of module.staticExports) {
    const reExported = new Map<string, ImportedName[]>();
    for (const entry of statement.entries) {
      const request = entry.moduleRequest?.value;
      const isWhole = entry.importName.kind === 'AllButDefault';
      if (request !== undefined) {
        const names = reExported.get(request) ?? [];
        if (!isWhole) names.push({ imported: readImported(entry.importName), local: '' });
        reExported.set(request, names);
        if (isWhole) reExportedModules.add(request);
      }
      if (entry.exportName.kind === 'Default') exports.add('default');
      else if (entry.exportName.name !== null) exports.add(entry.exportName.name);
    }
    for (const [specifier, names] of reExported) {
      imports.push({ specifier, names, line: findPosition(statement.start).line });
    }
  }
  return { ok: true, imports, exports: [...exports], reExportedModules: [...reExportedModules] };
}
