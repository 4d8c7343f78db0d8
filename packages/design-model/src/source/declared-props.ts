import { nodeOf, nodesOf, type SyntaxNode } from '@kilim/app-kit/syntax';
import { textOf } from './module-facts.ts';

const declarationOf = (statement: SyntaxNode): SyntaxNode =>
  statement.type === 'ExportNamedDeclaration' ? (nodeOf(statement, 'declaration') ?? statement) : statement;

/** The members of a type that is written out in a file; undefined where another type belongs to it. */
function membersOf(program: SyntaxNode, type: SyntaxNode | undefined): readonly SyntaxNode[] | undefined {
  if (type?.type === 'TSTypeLiteral') return nodesOf(type, 'members');
  if (type?.type !== 'TSTypeReference') return undefined;
  const name = textOf(nodeOf(type, 'typeName'));
  const found = nodesOf(program, 'body')
    .map(declarationOf)
    .find((declared) => textOf(nodeOf(declared, 'id')) === name);
  if (found?.type === 'TSTypeAliasDeclaration') return membersOf(program, nodeOf(found, 'typeAnnotation'));
  if (found?.type !== 'TSInterfaceDeclaration' || nodesOf(found, 'extends').length > 0) return undefined;
  const body = nodeOf(found, 'body');
  return body && nodesOf(body, 'body');
}

/** The names of the properties that a component's type allows; undefined where its file does not say all of them. */
export function declaredProps(program: SyntaxNode, parameter: SyntaxNode): ReadonlySet<string> | undefined {
  const annotation = nodeOf(parameter, 'typeAnnotation');
  const members = membersOf(program, annotation && nodeOf(annotation, 'typeAnnotation'));
  if (members?.some(({ type }) => type !== 'TSPropertySignature' && type !== 'TSMethodSignature'))
    return undefined;
  return members && new Set(members.map((member) => textOf(nodeOf(member, 'key'))));
}
