import type { SourceScan } from '../source/source-scan.ts';
import { lineAt, type TextContext, type TextFixer } from './text-fixer.ts';
import { closeTag } from './unclosed-tag.ts';

const closerOf: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

interface Brackets {
  /** Offsets of the brackets that are open at the end. */
  readonly open: readonly number[];
  /** Offset of the first closing bracket without an opening one. */
  readonly surplus: number | undefined;
}

function matchBrackets(source: string, { tokens }: SourceScan): Brackets {
  const open: number[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens.kindAt(index) !== 'punctuator') continue;
    const start = tokens.startAt(index);
    const character = source[start] ?? '';
    if (closerOf[character] !== undefined) open.push(start);
    else if (character === '}' || character === ')' || character === ']') {
      if (open.length === 0) return { open, surplus: start };
      open.pop();
    }
  }
  return { open, surplus: undefined };
}

/** Closes one brace in front of the next declaration of the module. At the end the answer may have been cut. */
function closeBrace(source: string, open: readonly number[]): string | undefined {
  const [brace] = open;
  if (open.length !== 1 || brace === undefined || source[brace] !== '{') return undefined;
  const next =
    /\n(?=(?:export|import|function|class|interface|const styles\b|const [\w$]+ = StyleSheet\b)\b)/g;
  next.lastIndex = brace;
  const declaration = next.exec(source);
  const first = /\n(?=(?:const|let|type|async function)\s)/g;
  first.lastIndex = brace;
  const plain = first.exec(source);
  const at = Math.min(declaration?.index ?? source.length, plain?.index ?? source.length);
  const before = source.slice(0, at).trimEnd();
  if (!/[;})]$/.test(before)) return undefined;
  const after = source.slice(at).trim();
  return after === '' ? undefined : `${before}\n}\n\n${after}\n`;
}

function fixBrackets({ source, scan }: TextContext): string | undefined {
  const { open, surplus } = matchBrackets(source, scan);
  if (surplus === undefined) return closeBrace(source, open);
  const rest = source.slice(surplus);
  return /^[})\];\s]{1,20}$/.test(rest) ? `${source.slice(0, surplus).trimEnd()}\n` : undefined;
}

/**
 * Closes a tag or a brace that an answer forgot in the middle, and removes surplus brackets at the end. A file whose end
 * is missing may have been cut, so it stays as it is.
 */
export const fixUnclosedCode: TextFixer = {
  kind: 'unclosed-code',
  fix: (context) => {
    const { source, error } = context;
    if (error === undefined) return undefined;
    const tag = /Expected corresponding JSX closing tag for '([\w.]{1,60})'/.exec(error.message)?.[1];
    if (tag === undefined) return fixBrackets(context);
    return closeTag(source, tag, lineAt(source, error.line).start + error.column - 1);
  },
};
