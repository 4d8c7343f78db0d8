import type { SourceScan, Span } from './source-scan.ts';

/** One module that a source asks for, in any of the four ways; the span is what stands between the quotes. */
export interface ModuleSpecifier extends Span {
  readonly specifier: string;
  readonly form: 'import' | 'from' | 'call';
}

/** Every literal specifier in order: `import 'a'`, `… from 'a'`, `import('a')` and `require('a')`. */
export function findModuleSpecifiers(source: string, scan: SourceScan): ModuleSpecifier[] {
  const tokens = scan.tokens.filter((token) => token.kind !== 'comment');
  const textAt = (index: number): string => {
    const token = tokens[index];
    return token === undefined ? '' : source.slice(token.start, token.end);
  };
  const found: ModuleSpecifier[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'string') continue;
    const before = textAt(index - 1);
    const form = readForm(before, textAt(index - 2), textAt(index - 3));
    if (form === undefined) continue;
    const [start, end] = [token.start + 1, token.end - 1];
    found.push({ specifier: source.slice(start, end), form, start, end });
  }
  return found;
}

function readForm(before: string, second: string, third: string): ModuleSpecifier['form'] | undefined {
  if (before === 'import' && second !== '.') return 'import';
  if (before === 'from' && (second === '}' || second === '*' || /^[\p{ID_Start}$_]/u.test(second)))
    return 'from';
  const isCall = before === '(' && (second === 'require' || second === 'import') && third !== '.';
  return isCall ? 'call' : undefined;
}
