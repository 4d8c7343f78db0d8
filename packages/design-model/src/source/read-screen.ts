import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '@kilim/app-kit/syntax';
import { createModules, type ModuleFacts, type ProjectTexts, textOf } from './module-facts.ts';
import type { ParseSource, SyntaxProblem } from './parse.ts';
import { findElements, readElement } from './read-elements.ts';
import { readSheet, type Sheets } from './read-style.ts';
import { readChain } from './resolve-value.ts';
import type { ImportName, SourceComponent, SourceImport, SourceScreen, StyleSheet } from './screen.ts';

export type ReadScreen =
  | { readonly ok: true; readonly screen: SourceScreen }
  | { readonly ok: false; readonly problem: SyntaxProblem };

function readImports(program: SyntaxNode): readonly SourceImport[] {
  return nodesOf(program, 'body')
    .filter(({ type }) => type === 'ImportDeclaration')
    .map((statement): SourceImport => {
      const specifiers = nodesOf(statement, 'specifiers');
      const names = specifiers.filter(({ type }) => type === 'ImportSpecifier');
      return {
        source: textOf(nodeOf(statement, 'source')),
        span: { start: statement.start, end: statement.end },
        isType: statement['importKind'] === 'type',
        hasOthers: names.length < specifiers.length,
        names: names.map(
          (each): ImportName => ({
            imported: textOf(nodeOf(each, 'imported')),
            local: nameOf(nodeOf(each, 'local')),
            span: { start: each.start, end: each.end },
            isType: each['importKind'] === 'type',
          }),
        ),
      };
    });
}

/** Names outside imports with how often they occur, and uses of `a.b` by that text. */
function countNames(program: SyntaxNode) {
  const names = new Map<string, number>();
  const members = new Map<string, number>();
  const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
  for (const statement of nodesOf(program, 'body')) {
    if (statement.type === 'ImportDeclaration') continue;
    walkSyntax(statement, (node) => {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') count(names, nameOf(node));
      const chain = node.type === 'MemberExpression' ? readChain(node) : undefined;
      if (chain?.length === 2) count(members, chain.join('.'));
    });
  }
  return { names, members };
}

function readSheets({ constants }: ModuleFacts): { readonly sheets: Sheets; readonly listed: StyleSheet[] } {
  const sheets = new Map<string, Map<string, SyntaxNode>>();
  const listed: StyleSheet[] = [];
  for (const [name, value] of constants) {
    const object = readSheet(value);
    if (object === undefined) continue;
    const entries = nodesOf(object, 'properties').filter(({ computed }) => computed !== true);
    const objects = new Map<string, SyntaxNode>();
    for (const property of entries) {
      const style = nodeOf(property, 'value');
      if (style?.type === 'ObjectExpression') objects.set(textOf(nodeOf(property, 'key')), style);
    }
    sheets.set(name, objects);
    listed.push({
      name,
      object: { start: object.start, end: object.end },
      entries: entries.map((property) => ({
        name: textOf(nodeOf(property, 'key')),
        span: { start: property.start, end: property.end },
      })),
    });
  }
  return { sheets, listed };
}

/** Lines and columns of offsets, both from 1. */
function createPositions(source: string) {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The name of what a statement at the top level declares. */
function statementName(statement: SyntaxNode): string {
  const declared = nodeOf(statement, 'declaration') ?? statement;
  const [declarator] = nodesOf(declared, 'declarations');
  return nameOf(nodeOf(declarator ?? declared, 'id'));
}

/** Reads a file with JSX, following names into the other files of the project. */
export function readScreen(files: ProjectTexts, path: string, parse: ParseSource): ReadScreen {
  const source = files[path] ?? '';
  const parsed = parse(path, source);
  if (!parsed.ok) return parsed;
  const find = createModules(files, parse);
  const module = find(path);
  if (module === undefined) throw new Error(`${path} is not part of the project.`);
  const { names, members } = countNames(parsed.program);
  const { sheets, listed } = readSheets(module);
  const context = { find, module, sheets, uses: members, positionOf: createPositions(source) };
  const components: SourceComponent[] = [];
  let index = 0;
  for (const statement of nodesOf(parsed.program, 'body')) {
    const reached = findElements(source, statement, { kind: 'outermost' });
    if (reached.length === 0) continue;
    const elements = reached.map((each) => readElement(context, each, String(index++)));
    components.push({ name: statementName(statement), elements });
  }
  return {
    ok: true,
    screen: { path, source, components, sheets: listed, imports: readImports(parsed.program), names },
  };
}
