import { type ModuleSyntax, readModuleSyntax } from '../syntax/module-syntax.ts';
import type { SyntaxNode } from '../syntax/syntax-node.ts';
import type { Inspection } from './inspection.ts';

/**
 * Adds the syntax tree to an inspection. The tree of a parser is large, so it is read on demand and only what the checks
 * use is kept.
 */
export function withSyntax(source: string, inspection: Inspection, readProgram: () => object): Inspection {
  if (!inspection.ok) return inspection;
  let syntax: ModuleSyntax | undefined;
  const readTree = (): SyntaxNode => readProgram() as SyntaxNode;
  return {
    ...inspection,
    readSyntax: () => (syntax ??= readModuleSyntax(source, readTree())),
    readTree,
  };
}
