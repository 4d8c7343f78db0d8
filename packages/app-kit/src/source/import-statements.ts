import type { SourceScan, Span, Token } from './source-scan.ts';

export interface NamedImport {
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

/** One `import … from '…'` statement; the span ends after its semicolon when it has one. */
export interface ImportStatement extends Span {
  readonly specifier: string;
  readonly isType: boolean;
  readonly defaultName: string | undefined;
  readonly namespaceName: string | undefined;
  readonly named: readonly NamedImport[];
}

type ImportClause = Omit<ImportStatement, 'start' | 'end'>;

/** The import statements of a source in order; calls of `import()` are not among them. */
export function findImportStatements(source: string, scan: SourceScan): ImportStatement[] {
  const tokens = scan.tokens.filter((token) => token.kind !== 'comment');
  const text = (token: Token | undefined): string =>
    token === undefined ? '' : source.slice(token.start, token.end);
  const found: ImportStatement[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'identifier' || text(token) !== 'import' || text(tokens[index - 1]) === '.') continue;
    const next = text(tokens[index + 1]);
    if (next === '(' || next === '.') continue;
    let last = index + 1;
    while (last < tokens.length && /^(?:identifier|punctuator)$/.test(tokens[last]?.kind ?? '')) last += 1;
    const string = tokens[last];
    if (string?.kind !== 'string') continue;
    const words = tokens.slice(index + 1, last).map(text);
    const semicolon = tokens[last + 1];
    const end = semicolon !== undefined && text(semicolon) === ';' ? semicolon.end : string.end;
    found.push({
      start: token.start,
      end,
      specifier: source.slice(string.start + 1, string.end - 1),
      ...readClause(words),
    });
  }
  return found;
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

/** The text of an import statement; empty when it would import nothing. */
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
