import type { SourceScan, Span } from './source-scan.ts';
import type { Tokens } from './token-list.ts';

export interface NamedImport {
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

/** An `import … from '…'` statement; the span includes its semicolon. */
export interface ImportStatement extends Span {
  readonly specifier: string;
  readonly isType: boolean;
  readonly defaultName: string | undefined;
  readonly namespaceName: string | undefined;
  readonly named: readonly NamedImport[];
}

type ImportClause = Omit<ImportStatement, 'start' | 'end'>;

/** The import statements of a source in order, without calls of `import()`. */
export function findImportStatements(source: string, { tokens }: SourceScan): ImportStatement[] {
  const found: ImportStatement[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kindAt(index) !== 'identifier' || tokens.textAt(index) !== 'import') continue;
    if (tokens.textAt(index - 1) === '.') continue;
    const words = readClauseWords(tokens, index + 1);
    const last = index + 1 + words.length;
    if (tokens.kindAt(last) !== 'string') continue;
    const stringEnd = tokens.endAt(last);
    found.push({
      start: tokens.startAt(index),
      end: tokens.textAt(last + 1) === ';' ? tokens.endAt(last + 1) : stringEnd,
      specifier: source.slice(tokens.startAt(last) + 1, stringEnd - 1),
      ...readClause(words),
    });
  }
  return found;
}

/**
 * The tokens between `import` and its specifier. Stops at any token that an import clause cannot contain, such as
 * another
 * `import`: otherwise a file of many broken imports would take quadratic time.
 */
function readClauseWords(tokens: Tokens, start: number): string[] {
  const words: string[] = [];
  let brace: 'before' | 'inside' | 'after' = 'before';
  for (let index = start; index < tokens.length; index += 1) {
    const kind = tokens.kindAt(index);
    if (kind !== 'identifier' && kind !== 'punctuator') break;
    const word = tokens.textAt(index);
    if (word === 'import' && brace !== 'inside') break;
    if (kind === 'punctuator') {
      if (word === '{' && brace === 'before') brace = 'inside';
      else if (word === '}' && brace === 'inside') brace = 'after';
      else if (word !== ',' && !(word === '*' && brace === 'before')) break;
    }
    words.push(word);
  }
  return words;
}

function readClause(words: readonly string[]): Omit<ImportClause, 'specifier'> {
  const isType = words[0] === 'type' && words[1] !== 'from' && words[1] !== ',';
  const rest = isType ? words.slice(1) : words;
  const brace = rest.indexOf('{');
  const star = rest.indexOf('*');
  const first = rest[0];
  return {
    isType,
    defaultName: first !== undefined && first !== '{' && first !== '*' ? first : undefined,
    namespaceName: star === -1 ? undefined : rest[star + 2],
    named: brace === -1 ? [] : readNames(rest.slice(brace + 1, rest.indexOf('}'))),
  };
}

function readNames(words: readonly string[]): NamedImport[] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === ',') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) => {
      const isType = part[0] === 'type' && part.length > 1 && part[1] !== 'as';
      const [imported = '', , local = imported] = isType ? part.slice(1) : part;
      return { imported, local, isType };
    });
}

/** Formats an import statement; empty if it imports no names. */
export function writeImportStatement(clause: ImportClause): string {
  const names = clause.named.map(({ imported, local, isType }) => {
    const renamed = imported === local ? imported : `${imported} as ${local}`;
    return isType && !clause.isType ? `type ${renamed}` : renamed;
  });
  const oneLine = `{ ${names.join(', ')} }`;
  const braces = oneLine.length > 80 ? `{\n  ${names.join(',\n  ')},\n}` : oneLine;
  const parts = [
    clause.defaultName,
    clause.namespaceName === undefined ? undefined : `* as ${clause.namespaceName}`,
    names.length === 0 ? undefined : braces,
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return '';
  return `import ${clause.isType ? 'type ' : ''}${parts.join(', ')} from '${clause.specifier}';`;
}
