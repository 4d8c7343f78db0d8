import ts from 'typescript-checker';
import type { ProjectFiles } from '../project/project-files.ts';
import { resolveImport } from '../project/resolve-import.ts';
import { isCheckedPath } from './checked-path.ts';
import type { Declarations } from './declarations.ts';
import { findTypeFix } from './find-type-fix.ts';
import { isReported } from './is-reported.ts';
import { createProjectHost, projectFolder } from './project-host.ts';
import { readDiagnostic } from './read-diagnostic.ts';
import type { TypeProblem } from './type-problem.ts';

/** What is declared and never used: names, all imports of a line, all parts of a pattern, types. */
const unusedCodes: ReadonlySet<number> = new Set([6133, 6192, 6196, 6198, 6199]);
const isUnused = ({ code }: ts.Diagnostic): boolean => unusedCodes.has(code);

/** Checks one project after the other; what did not change between two calls of `setFiles` is not read again. */
export interface TypeChecker {
  setFiles(files: ProjectFiles): void;
  /** Paths of the files that are checked, in ascending order. */
  paths(): readonly string[];
  /**
   * The problems of a file by position, of which the first `fixes` have a change where the compiler has one.
   */
  check(path: string, fixes: number): readonly TypeProblem[];
}

/** Takes about half a second before the first file, because the declarations are read. */
export function createTypeChecker(declarations: Declarations): TypeChecker {
  const host = createProjectHost(declarations);
  const service = ts.createLanguageService(host);
  const hasFile = (path: string, specifier: string): boolean =>
    resolveImport(host.files(), path, specifier) !== undefined;

  function findDiagnostics(path: string, source: string): readonly ts.Diagnostic[] {
    const name = projectFolder + path;
    const context = { hasFile, hasUntypedImports: host.untyped.size > 0 };
    const report = (list: readonly ts.Diagnostic[]): readonly ts.Diagnostic[] =>
      list.filter((diagnostic) => isReported(diagnostic, source, path, context));
    const syntax = report(service.getSyntacticDiagnostics(name));
    // With broken syntax the other problems are mostly its consequences.
    if (syntax.length > 0 || !/\.[cm]?tsx?$/.test(path)) return syntax;
    return report(service.getSemanticDiagnostics(name));
  }

  return {
    setFiles: (files) => host.setFiles(files),
    paths: () => Object.keys(host.files()).filter(isCheckedPath).sort(),
    check(path, fixes) {
      const name = projectFolder + path;
      const file = service.getProgram()?.getSourceFile(name);
      if (file === undefined) return [];
      const found = findDiagnostics(path, file.text);
      const errors = new Set(found.filter((row) => !isUnused(row)).map(({ start }) => start));
      return found
        .filter((row) => !isUnused(row) || !errors.has(row.start))
        .sort((left, right) => (left.start ?? 0) - (right.start ?? 0))
        .map((row, index) => {
          const fix = index < fixes ? findTypeFix(service, name, row) : null;
          const problem = readDiagnostic(row, file, path, isUnused(row));
          // A missing import of a name that is a type elsewhere, such as `Text`.
          const isMissing = problem.template === 'typeAsValue' && fix?.kind === 'import';
          return { ...problem, ...(isMissing && { template: 'unknownName' as const }), fix };
        });
    },
  };
}
