const width = 110;

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

interface Group {
  readonly from: number;
  readonly to: number;
  /** Where its parts begin and end, at commas outside of inner groups. */
  readonly commas: readonly number[];
}

/** The outer bracket groups of a line; undefined if brackets or quotes do not match. */
function findGroups(text: string): readonly Group[] | undefined {
  const groups: Group[] = [];
  const open: { closer: string; from: number; commas: number[] }[] = [];
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
      continue;
    }
    if (character === "'" || character === '"' || character === '`') quote = character;
    else if (character in closers) open.push({ closer: closers[character] ?? '', from: at, commas: [] });
    else if (character === ',') open.at(-1)?.commas.push(at);
    else if (character === ')' || character === ']' || character === '}') {
      const last = open.pop();
      if (last?.closer !== character) return undefined;
      if (open.length === 0) groups.push({ from: last.from, to: at, commas: last.commas });
    }
  }
  return quote === '' && open.length === 0 ? groups : undefined;
}

/** Properties of `<Card title={…} wide>`, split at the spaces outside of groups and quotes. */
function splitProps(text: string, groups: readonly Group[]): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (groups.some((group) => at > group.from && at < group.to)) continue;
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] !== ' ' || isQuoted) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** `wide`, `icon="add"`, `value={…}` or `{...rest}`, and nothing after it. */
function isProp(text: string): boolean {
  if (/^[\w-]+(?:="[^"]*")?$/.test(text)) return true;
  const [group, ...others] = findGroups(text) ?? [];
  return /^(?:[\w-]+=)?\{/.test(text) && others.length === 0 && group?.to === text.length - 1;
}

function wrapElement(pad: string, text: string): readonly string[] | undefined {
  const match = /^<([A-Z]\w*) (.+?)( ?\/?>)$/.exec(text);
  if (match === null) return undefined;
  const [, name = '', inside = '', end = ''] = match;
  const groups = findGroups(inside);
  if (groups === undefined) return undefined;
  const props = splitProps(inside, groups);
  // An element with children on the same line is left as it is.
  if (!props.every(isProp)) return undefined;
  return [`${pad}<${name}`, ...props.map((prop) => `${pad}  ${prop}`), `${pad}${end.trim()}`];
}

/** Brackets whose parts are separated by commas: no body of a function, condition or parameters. */
function isList(text: string, { from, to }: Group): boolean {
  if (to - from < 2 || text.slice(from, to).includes(';')) return false;
  const before = text.slice(0, from);
  // Parentheses of calls, and lists that are no index.
  if (text[from] === '(' && !/[\w)\]]$/.test(before)) return false;
  if (text[from] === '[' && /[\w)\]]$/.test(before)) return false;
  if (text[from] === '{') return /(?:[^=]= |: |return )$/.test(before);
  return !/\b(?:if|for|while|switch|function \w+) ?$/.test(before) && !/^\) ?(?::.*)?=>/.test(text.slice(to));
}

/** A call, list or object with each part on a line of its own: a list before its methods, else the last one. */
function wrapGroup(pad: string, text: string): readonly string[] | undefined {
  const groups = findGroups(text) ?? [];
  const [first] = groups;
  const last = groups.at(-1);
  if (first === undefined || last === undefined) return undefined;
  if (groups.length === 1 && /^(?:[a-z]\w*=)?\{/.test(text) && last.to === text.length - 1) {
    const whole = text.slice(last.from + 1, last.to).trim();
    return [pad + text.slice(0, last.from + 1), `${pad}  ${whole}`, `${pad}}`];
  }
  if (text.startsWith('<')) return undefined;
  const isChain = first.from === 0 && text.startsWith('[') && text.slice(first.to).startsWith('].');
  const group = isChain ? first : last;
  const tail = text.slice(group.to);
  if (!isList(text, group)) return undefined;
  if (!isChain && !/^[)\]}](?: as const)?[;,]?$/.test(tail)) return undefined;
  const edges = [group.from, ...group.commas, group.to];
  const parts = edges.slice(0, -1).map((edge, at) => text.slice(edge + 1, edges[at + 1]).trim());
  return [
    pad + text.slice(0, group.from + 1),
    ...parts.filter((part) => part !== '').map((part) => `${pad}  ${part},`),
    pad + tail,
  ];
}

function wrapLine(line: string): readonly string[] {
  if (line.length <= width) return [line];
  const [pad = ''] = /^ */.exec(line) ?? [];
  const text = line.slice(pad.length);
  // Comments, and expressions between slashes, whose brackets and quotes mean something else.
  if (/^(?:\/|\*|import )/.test(text) || /\(\/(?![/*>])/.test(text)) return [line];
  const wrapped = wrapElement(pad, text) ?? wrapGroup(pad, text);
  return wrapped === undefined ? [line] : wrapped.flatMap(wrapLine);
}

/** Lines of at most 110 characters as far as elements, calls, lists and objects can be broken. */
export const wrapLines = (source: string): string => source.split('\n').flatMap(wrapLine).join('\n');
