import { listSpecifiers, namesOf, resolveImport } from './read-imports.ts';

/** A statement at the top level with the comment above it. */
export interface Block {
  readonly text: string;
  /** Whether an empty line stands before it. */
  readonly isApart: boolean;
  /** What it declares; undefined for other statements, which run when the module is loaded. */
  readonly name: string | undefined;
  /** Names of the module, declared or imported, that stand in it. */
  readonly uses: ReadonlySet<string>;
}

/** An `import` statement. */
export interface ImportBlock {
  readonly text: string;
  readonly specifier: string;
  /** As in `resolveImport`. */
  readonly target: string;
  /** Texts between the braces; undefined if the statement imports in another way. */
  readonly specifiers: readonly string[] | undefined;
  /** The name in this module → the one in the other module; undefined for all of its names. */
  readonly locals: ReadonlyMap<string, string | undefined>;
}

export interface SplitModule {
  readonly imports: readonly ImportBlock[];
  readonly blocks: readonly Block[];
}

/** A formatted source begins each statement and its comment, but no other line, with one of these. */
const statementStart = /(?<!\n)\n(?=\n*(?:[A-Za-z]|\/[/*]))/;
const commentOnly = /^\n*(?:\/\/.*|\/\*(?:(?!\*\/)[\s\S])*\*\/)$/;
const commentLines = /^\s*(?:\/\/|\/?\*).*$/gm;
const declaration = /^(?:export )?(?:async )?(?:const|function|interface|type) (\w+)/;
const identifier = /(?:\.{1,3})?[A-Za-z_$][\w$]*/g;

function splitStatements(source: string): readonly string[] {
  const texts: string[] = [];
  let comment = '';
  for (const part of source.trimEnd().split(statementStart)) {
    // A comment with an empty line below is about the file and stays by itself.
    const isFollowed = comment !== '' && !part.startsWith('\n');
    if (comment !== '' && !isFollowed) texts.push(comment);
    const text = isFollowed ? `${comment}\n${part}` : part;
    comment = commentOnly.test(part) ? text : '';
    if (comment === '') texts.push(text);
  }
  return comment === '' ? texts : [...texts, comment];
}

/** Names that stand in code; a property after a point is none. Words of texts count: too much stays rather than too little. */
const identifiersOf = (code: string): readonly string[] =>
  (code.match(identifier) ?? [])
    .filter((word) => word.startsWith('...') || !word.startsWith('.'))
    .map((word) => word.replace('...', ''));

function readImport(path: string, text: string): ImportBlock {
  const [, clause = '', specifier = ''] = /^import ([\s\S]*) from '(.*)';/.exec(text) ?? [];
  const isNamed = /^(?:type )?\{/.test(clause);
  const specifiers = isNamed ? listSpecifiers(clause) : undefined;
  const locals = specifiers
    ? specifiers.map(namesOf).map(({ imported, local }) => [local, imported] as const)
    : identifiersOf(clause).map((local) => [local, undefined] as const);
  return { text, specifier, target: resolveImport(path, specifier), specifiers, locals: new Map(locals) };
}

/**
 * The top level of a formatted module whose imports come first and whose template literals stay on one line, as in the
 * kit. Not for other sources.
 */
export function splitModule(path: string, source: string): SplitModule {
  const texts = splitStatements(source);
  const isImport = (text: string): boolean => text.trimStart().startsWith('import ');
  const imports = texts.filter(isImport).map((text) => readImport(path, text.trimStart()));
  const statements = texts
    .filter((text) => !isImport(text))
    .map((text) => {
      const code = text.replaceAll(commentLines, '').trim();
      const name = declaration.exec(code)?.[1];
      return { text: text.trimStart(), isApart: text.startsWith('\n'), name, code };
    });
  const known = new Set<string | undefined>([
    ...imports.flatMap(({ locals }) => [...locals.keys()]),
    ...statements.map(({ name }) => name),
  ]);
  const blocks = statements.map(({ code, ...block }) => ({
    ...block,
    uses: new Set(identifiersOf(code).filter((word) => known.has(word))),
  }));
  return { imports, blocks };
}
