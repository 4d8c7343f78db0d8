// Fast Refresh for the code of sucrase: scans the output (plain JavaScript) for components at the top level of the
// module and the hooks that they call.

interface Declaration {
  readonly name: string;
  readonly hooks: string[];
}

const WORD = /[A-Za-z_$][\w$]*/y;
const REGEX_BEFORE = /[([{,;=:!&|?+\-*%<>~^]$/;
const REGEX_AFTER_WORD = new Set('return typeof case in of delete void do else yield'.split(' '));
const KEYED_HOOKS = new Set(['useState', 'useReducer']);

/** Index after the quoted string that starts at `from`. */
function skipString(code: string, from: number): number {
  const quote = code[from];
  for (let at = from + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === quote || code[at] === '\n') return at + 1;
  }
  return code.length;
}

function skipRegex(code: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < code.length; at += 1) {
    const char = code[at];
    if (char === '\\') at += 1;
    else if (char === '\n') return at;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return at + 1;
  }
  return code.length;
}

/** Index after the text part of a template, and whether an expression follows. */
function skipTemplate(code: string, from: number): { readonly at: number; readonly expression: boolean } {
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '`') return { at: at + 1, expression: false };
    else if (code[at] === '$' && code[at + 1] === '{') return { at: at + 2, expression: true };
  }
  return { at: code.length, expression: false };
}

/** The arguments of a call as text. Inexact if strings contain parentheses, which only causes a remount. */
function callArguments(code: string, open: number): string {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    else if (code[at] === ')') {
      depth -= 1;
      if (depth === 0) return code.slice(open + 1, at).replace(/^void 0,?\s*/, '');
    }
  }
  return '';
}

/** Finds components, declared at the top level with a capitalised name, with their hook calls in order. */
export function findComponents(code: string): Declaration[] {
  const found: Declaration[] = [];
  const open: string[] = [];
  let current: Declaration | null = null;
  let lastWord = '';
  let previous = '';
  let at = 0;
  while (at < code.length) {
    const char = code[at] ?? '';
    if (/\s/.test(char)) {
      at += 1;
      continue;
    }
    if (char === '/' && code[at + 1] === '/') {
      const end = code.indexOf('\n', at);
      at = end < 0 ? code.length : end;
      continue;
    }
    if (char === '/' && code[at + 1] === '*') {
      const end = code.indexOf('*/', at + 2);
      at = end < 0 ? code.length : end + 2;
      continue;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(code)?.[0];
    if (word !== undefined) {
      at += word.length;
      const declares =
        lastWord === 'function' || lastWord === 'const' || lastWord === 'let' || lastWord === 'var';
      if (open.length === 0 && declares && previous === 'word') {
        current = /^[A-Z]/.test(word) ? { name: word, hooks: [] } : null;
        if (current) found.push(current);
      } else if (current && /^use[A-Z]/.test(word)) {
        const call = /^(?:\.call)?\(/.exec(code.slice(at, at + 6))?.[0];
        if (call !== undefined) {
          const keyed = KEYED_HOOKS.has(word) ? callArguments(code, at + call.length - 1) : '';
          current.hooks.push(`${word}(${keyed})`);
        }
      }
      lastWord = word;
      previous = 'word';
      continue;
    }
    if (char === '"' || char === "'") at = skipString(code, at);
    else if (char === '`' || (char === '}' && open.at(-1) === '`')) {
      if (char === '}') open.pop();
      const template = skipTemplate(code, at + 1);
      if (template.expression) open.push('`');
      at = template.at;
    } else if (
      char === '/' &&
      (previous === '' ||
        REGEX_BEFORE.test(previous) ||
        (previous === 'word' && REGEX_AFTER_WORD.has(lastWord)))
    )
      at = skipRegex(code, at);
    else {
      if (char === '(' || char === '[' || char === '{') open.push(char);
      else if (char === ')' || char === ']' || char === '}') open.pop();
      at += 1;
    }
    previous = char === '"' || char === "'" || char === '`' ? 'text' : char;
  }
  return found;
}

/** Appends calls that register the components and their hook signatures with Fast Refresh. */
export function addRefreshCalls(code: string): string {
  const calls = findComponents(code).map(({ name, hooks }) => {
    const signature = JSON.stringify(hooks.join('\n'));
    return `$RefreshSig$()(${name}, ${signature}); $RefreshReg$(${name}, ${JSON.stringify(name)});`;
  });
  return calls.length === 0 ? code : `${code}\n${calls.join(' ')}`;
}
