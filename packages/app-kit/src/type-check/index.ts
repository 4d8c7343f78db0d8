// Type problems of a project: TypeScript's language service over the project's files and the stored declarations of the
// packages in the SDK table. Loads several megabytes, so it runs in a worker only: docs/rules/type-problems.md
export { type Declarations, readDeclarations } from './declarations.ts';
export { type DiagnosticTemplate, diagnosticTemplates } from './diagnostic-templates.ts';
export { createTypeChecker, type TypeChecker } from './type-checker.ts';
export { isTooLargeToCheck, typeLimits } from './type-limits.ts';
export type { FileEdits, TypeFix, TypeFixKind, TypeProblem } from './type-problem.ts';
