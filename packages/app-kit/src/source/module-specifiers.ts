import type { SourceScan, Span } from './source-scan.ts';

/** A literal module specifier; the span excludes the quotes. */
export interface ModuleSpecifier extends Span {
  readonly specifier: string;
  readonly form: 'import' | 'from' | 'call';
}

/** All literal specifiers in order: `import 'a'`, `… from 'a'`, `import('a')` and `require('a')`. */
export function findModuleSpecifiers(source: string, scan: SourceScan): ModuleSpecifier[] {
  const { tokens } = scan;
  const found: ModuleSpecifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kindAt(index) !== 'string') continue;
    const form = readForm(tokens.textAt(index - 1), tokens.textAt(index - 2), tokens.textAt(index - 3));
    if (form === undefined) continue;
    const [start, end] = [tokens.startAt(index) + 1, tokens.endAt(index) - 1];
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
