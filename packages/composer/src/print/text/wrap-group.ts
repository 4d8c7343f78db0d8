import { findGroups, type Group, splitGroup } from './find-groups.ts';

/** Brackets whose parts are separated by commas: no body of a function, condition or parameters. */
function isList(text: string, { from, to }: Group): boolean {
  if (to - from < 2 || text.slice(from, to).includes(';')) return false;
  const before = text.slice(0, from);
  // Parentheses of calls, and lists that are no index.
  if (text[from] === '(' && !/(?:[\w)\]]|\w<\w+>)$/.test(before)) return false;
  if (text[from] === '[' && /[\w)\]]$/.test(before)) return false;
  if (text[from] === '{') return /(?:[^=]= |: |return )$/.test(before);
  return !/\b(?:if|for|while|switch|function \w+) ?$/.test(before) && !/^\) ?(?::.*)?=>/.test(text.slice(to));
}

/** A call, list or object with each part on a line of its own: a list before its methods, else the last one. */
export function wrapGroup(pad: string, text: string): readonly string[] | undefined {
  const groups = findGroups(text) ?? [];
  const [first] = groups;
  const last = groups.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (groups.length === 1 && /^(?:[a-z]\w*=)?\{/.test(text) && last.to === text.length - 1) {
    const whole = text.slice(last.from + 1, last.to).trim();
    const open = pad + text.slice(0, last.from + 1);
    // `action={{` with the parts of the object on lines of their own.
    const [head = '', ...object] = wrapObject('', whole) ?? [];
    if (head === '{') return [open + head, ...object.slice(0, -1).map((line) => pad + line), `${pad}}}`];
    return [open, `${pad}  ${whole}`, `${pad}}`];
  }
  if (text.startsWith('<')) return undefined;
  const isChain = first.from === 0 && text.startsWith('[') && text.slice(first.to).startsWith('].');
  const group = isChain ? first : last;
  const tail = text.slice(group.to);
  if (!isList(text, group)) return undefined;
  if (!isChain && !/^[)\]}](?: as const)?[;,]?$/.test(tail)) return undefined;
  const open = text.slice(0, group.from + 1);
  const parts = splitGroup(text, group);
  // The only argument of a call keeps its brackets on the lines of the call: `show({`.
  const [only = ''] = parts;
  const hugged = parts.length === 1 && text[group.from] === '(' ? wrapObject('', only) : undefined;
  if (hugged !== undefined) {
    const inner = hugged.map((line, at) => (at === 0 ? pad + open + line : pad + line));
    return [...inner.slice(0, -1), `${inner.at(-1)}${tail}`];
  }
  return [pad + open, ...parts.map((part) => `${pad}  ${part},`), pad + tail];
}

/** `{ label, value },` with each property on a line of its own, also as the result of a function. */
export function wrapObject(pad: string, text: string): readonly string[] | undefined {
  const [, head = '', inside = '', tail = ''] = /^(|.* => \()(\{ .+ \})(\)?[,;]?)$/.exec(text) ?? [];
  const found = findGroups(inside) ?? [];
  const [group] = found;
  if (group === undefined || found.length > 1 || inside.includes(';') || group.commas.length === 0)
    return undefined;
  return [`${pad}${head}{`, ...splitGroup(inside, group).map((part) => `${pad}  ${part},`), `${pad}}${tail}`];
}
