import type { Tokens } from '../source/token-list.ts';
import { lineAt, type TextFixer } from './text-fixer.ts';

const statements = /^(?:if|for|while|switch|catch|with)$/;

/** Index of the token at which the function around an offset starts; `undefined` if it is not certain. */
function findFunction(tokens: Tokens, offset: number): number | undefined {
  const open: { readonly index: number; readonly opener: string }[] = [];
  const openingOf = new Map<number, number>();
  let last = -1;
  for (let index = 0; index < tokens.length && tokens.startAt(index) < offset; index += 1) {
    const text = tokens.kindAt(index) === 'punctuator' ? tokens.textAt(index) : '';
    if (text === '(' || text === '{' || text === '[') open.push({ index, opener: text });
    else if (text === ')' || text === '}' || text === ']') {
      const opening = open.pop();
      if (opening !== undefined) openingOf.set(index, opening.index);
    }
    last = index;
  }
  const startOfArrow = (equals: number): number | undefined => {
    const before = equals - 1;
    return tokens.textAt(before) === ')'
      ? openingOf.get(before)
      : tokens.kindAt(before) === 'identifier'
        ? before
        : undefined;
  };
  const isArrow = (index: number): boolean =>
    tokens.textAt(index) === '>' && tokens.textAt(index - 1) === '=';
  if (isArrow(last)) return startOfArrow(last - 1);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at.opener !== '{') continue;
    const before = at.index - 1;
    if (isArrow(before)) return startOfArrow(before - 1);
    if (tokens.textAt(before) !== ')') continue;
    const parameters = openingOf.get(before) ?? 0;
    const word = tokens.textAt(parameters - 1);
    if (statements.test(word)) continue;
    if (word === 'function') return parameters - 1;
    if (tokens.textAt(parameters - 2) === 'function') return parameters - 2;
    return undefined;
  }
  return undefined;
}

/** Whether the function is a component, which must not be async. */
function isComponent(tokens: Tokens, start: number): boolean {
  const name = tokens.textAt(start) === 'function' ? tokens.textAt(start + 1) : tokens.textAt(start - 2);
  return /^[A-Z]/.test(name);
}

/** Makes the function around an `await` async, unless it is a component. */
export const fixMissingAsync: TextFixer = {
  kind: 'missing-async',
  fix: ({ source, scan, error }) => {
    if (error === undefined || !error.message.includes('`await` is only allowed')) return undefined;
    const offset = lineAt(source, error.line).start + error.column - 1;
    const { tokens } = scan;
    const start = findFunction(tokens, offset);
    if (start === undefined || tokens.textAt(start - 1) === 'async' || isComponent(tokens, start))
      return undefined;
    const at = tokens.startAt(start);
    return `${source.slice(0, at)}async ${source.slice(at)}`;
  },
};
