import type ts from 'typescript-checker';
import { projectFolder } from './project-host.ts';
import type { FileEdits, TypeFix, TypeFixKind } from './type-problem.ts';

/** The compiler's changes that keep the meaning of the code, by its name for them. */
const kinds: Readonly<Record<string, TypeFixKind>> = {
  spelling: 'spelling',
  import: 'import',
  fixMissingProperties: 'missing-properties',
  fixMissingMember: 'missing-member',
  addMissingAwait: 'await',
  fixAwaitInSyncFunction: 'async',
  addMissingAsync: 'async',
  unusedIdentifier: 'unused',
  fixMissingConstraint: 'other',
  addMissingConst: 'other',
  addMissingTypeof: 'other',
  addNameToNamelessParameter: 'other',
  addOptionalPropertyUndefined: 'other',
  convertToTypeOnlyImport: 'other',
  fixImportNonExportedMember: 'other',
  fixReturnTypeInAsyncFunction: 'other',
  fixUnmatchedParameter: 'other',
  forgottenThisPropertyAccess: 'other',
  returnValueCorrect: 'other',
  splitTypeOnlyImport: 'other',
  wrapJsxInFragment: 'other',
};

const format: ts.FormatCodeSettings = {
  indentSize: 2,
  tabSize: 2,
  convertTabsToSpaces: true,
  newLineCharacter: '\n',
  insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: true,
};

const preferences: ts.UserPreferences = {
  quotePreference: 'single',
  importModuleSpecifierPreference: 'relative',
  includePackageJsonAutoImports: 'off',
};

/** Null when the change concerns a file outside of the project or a new one. */
function readEdits(changes: readonly ts.FileTextChanges[]): readonly FileEdits[] | null {
  const files: FileEdits[] = [];
  for (const { fileName, isNewFile, textChanges } of changes) {
    if (isNewFile || !fileName.startsWith(projectFolder) || fileName.includes('/node_modules/')) return null;
    const edits = textChanges
      .map(({ span, newText }) => ({ from: span.start, to: span.start + span.length, insert: newText }))
      .sort((left, right) => left.from - right.from || left.to - right.to);
    files.push({ path: fileName.slice(projectFolder.length), edits });
  }
  return files.length === 0 ? null : files;
}

/** Where an import comes from: React and React Native before the project and other packages. */
function rankImport(description: string): number {
  if (/from "react"/.test(description)) return 0;
  if (/from "react-native"/.test(description)) return 1;
  return /from "\./.test(description) ? 2 : 3;
}

const nameIn = (description: string): string => /['"]([^'"]{1,80})['"]/.exec(description)?.[1] ?? '';

/** The compiler's best change for a diagnostic; null if it has none that keeps the meaning of the code. */
export function findTypeFix(
  service: ts.LanguageService,
  fileName: string,
  { start = 0, length = 0, code }: ts.Diagnostic,
): TypeFix | null {
  const actions = service.getCodeFixesAtPosition(
    fileName,
    start,
    start + length,
    [code],
    format,
    preferences,
  );
  const known = actions
    .filter(({ fixName }) => Object.hasOwn(kinds, fixName))
    .map((action, index) => ({
      action,
      index,
      rank: action.fixName === 'import' ? rankImport(action.description) : 0,
    }))
    .sort((left, right) => left.rank - right.rank || left.index - right.index);
  for (const { action } of known) {
    const files = readEdits(action.changes);
    const kind = kinds[action.fixName];
    if (files !== null && kind !== undefined) return { kind, name: nameIn(action.description), files };
  }
  return null;
}
