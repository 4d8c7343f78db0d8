import { findGroups, type Group } from './find-groups.ts';

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

/** An element with each property on a line of its own. */
export function wrapElement(pad: string, text: string): readonly string[] | undefined {
  const match = /^<([A-Z][\w.]*) (.+?)( ?\/?>)$/.exec(text);
  if (match === null) return undefined;
  const [, name = '', inside = '', end = ''] = match;
  const groups = findGroups(inside);
  if (groups === undefined) return undefined;
  const props = splitProps(inside, groups);
  // An element with children on the same line is left as it is.
  if (!props.every(isProp)) return undefined;
  return [`${pad}<${name}`, ...props.map((prop) => `${pad}  ${prop}`), `${pad}${end.trim()}`];
}

/** `<Text wide>{value}</Text>` with the value on a line of its own. */
export function wrapChildren(pad: string, text: string): readonly string[] | undefined {
  const match = /^(<([A-Z]\w*)(?: [^{}<>]*(?:\{[^{}]*\}[^{}<>]*)*)?>)(\{.+\})(<\/\2>)$/.exec(text);
  const [, open = '', , value = '', close = ''] = match ?? [];
  return match === null ? undefined : [`${pad}${open}`, `${pad}  ${value}`, `${pad}${close}`];
}

/** `isLate ? <Badge … /> : null` with the element on lines of its own. */
export function wrapChoice(pad: string, text: string): readonly string[] | undefined {
  const match = /^([^<>?]+) \? (<[A-Z].* \/>) : null$/.exec(text);
  const [, condition = '', element = ''] = match ?? [];
  return match === null ? undefined : [`${pad}${condition} ? (`, `${pad}  ${element}`, `${pad}) : null`];
}
