import { createPositionFinder } from '../source/source-scan.ts';
import type { ModuleSyntax } from '../syntax/module-syntax.ts';
import { findNonTextContainers, isWebOnly } from './check-markup.ts';
import type { InspectedFile } from './inspect-project.ts';
import type { Problem, ProblemKind } from './problem.ts';

/** The syntax of a file; `undefined` if it does not parse, nests too deeply, or the parser has no tree. */
export function syntaxOf({ inspection }: InspectedFile): ModuleSyntax | undefined {
  return inspection.ok ? inspection.readSyntax?.() : undefined;
}

/** Finds names without a declaration, hooks in conditions, and what a browser shows but a phone cannot run. */
export function checkNames(file: InspectedFile): Problem[] {
  const syntax = syntaxOf(file);
  if (syntax === undefined || !file.inspection.ok) return [];
  const { path, source } = file;
  const findPosition = createPositionFinder(source);
  const problems: Problem[] = [];
  const add = (kind: ProblemKind, offset: number, params: Problem['params']): void => {
    problems.push({ kind, path, ...findPosition(offset), params });
  };
  for (const { name, offset, isType } of syntax.freeNames) {
    if (!isType) add('unresolved-name', offset, { name });
  }
  for (const { name, offset } of syntax.conditionalHooks) add('conditional-hook', offset, { name });
  if (isWebOnly(path)) return problems;
  for (const { name, offset } of syntax.webApis) add('web-only-api', offset, { name });
  for (const { name, offset } of syntax.nativeModules) add('missing-native-module', offset, { name });
  const nonText = findNonTextContainers(file.inspection.imports);
  for (const { tag, start, end } of syntax.looseValues) {
    if (nonText.has(tag))
      add('text-outside-text', start, { text: source.slice(start, end).slice(0, 40), tag });
  }
  return problems;
}
