import { findGroups, splitGroup } from './find-groups.ts';
import { wrapGroup } from './wrap-group.ts';

/** The arguments of a function, each on a line of its own. */
export function wrapSignature(pad: string, text: string): readonly string[] | undefined {
  const match = /^((?:export )?function \w+(?:<[^>]*>)?\()(.+)(\): .+ \{|\) \{)$/.exec(text);
  const [, head = '', inside = '', tail = ''] = match ?? [];
  const [group] = findGroups(`(${inside})`) ?? [];
  if (match === null || group === undefined) return undefined;
  const parts = splitGroup(`(${inside})`, group);
  return [`${pad}${head}`, ...parts.map((part) => `${pad}  ${part},`), `${pad}${tail}`];
}

/** A function of one expression, or a text by its key, with the value on the next line. */
export function wrapValue(pad: string, text: string): readonly string[] | undefined {
  const match =
    /^((?:export )?const \w+ = \([^=]*\)(?:: [^=]+)? =>) ([^{(].*)$/.exec(text) ??
    /^(\w+: \([^=]*\) =>) ([^{].*)$/.exec(text) ??
    /^(const \w+ =) ((?![[({]).+;)$/.exec(text) ??
    /^(\([^=]*\) =>) ((?![({]{1,2} ?)[^{].*,)$/.exec(text) ??
    /^(\w+:) ((?!\().+)$/.exec(text);
  const [, head = '', value = ''] = match ?? [];
  return match === null ? undefined : [`${pad}${head}`, `${pad}  ${value}`];
}

/** `if (…) statement;` with the statement on the next line. */
export function wrapCondition(pad: string, text: string): readonly string[] | undefined {
  const match = /^(if \(.+\)) ((?:return (?![{[(])|(?:errors|found)\.\w+ (?:\?\?)?= ).+;)$/.exec(text);
  const [, condition = '', statement = ''] = match ?? [];
  return match === null ? undefined : [`${pad}${condition} {`, `${pad}  ${statement}`, `${pad}}`];
}

/** `isLate ? a : b` with each choice on a line of its own; parentheses around the whole are left out. */
export function wrapTernary(pad: string, text: string): readonly string[] | undefined {
  const [, inner = '', tail = ''] = /^(.*?)([,;]?)$/.exec(text) ?? [];
  const whole = findGroups(inner)?.[0];
  const isInBrackets = inner.startsWith('(') && whole?.to === inner.length - 1;
  const body = isInBrackets ? inner.slice(1, -1) : inner;
  const [, head = '', rest = ''] = /^(const \w+ =) (.+;)$/.exec(text) ?? [];
  if (head !== '') return wrapTernary('', rest) && [`${pad}${head}`, `${pad}  ${rest}`];
  const found = findGroups(body);
  if (found === undefined || /^(?:const|return|<)/.test(body)) return undefined;
  const isOuter = (at: number): boolean => !found.some(({ from, to }) => at > from && at < to);
  const [question, colon] = findChoice(body, isOuter);
  if (question === undefined || colon === undefined) return undefined;
  return [
    `${pad}${body.slice(0, question)}`,
    `${pad}  ? ${body.slice(question + 3, colon)}`,
    `${pad}  : ${body.slice(colon + 3)}${tail}`,
  ];
}

/** Where the first choice and its alternative begin, outside of brackets and quotes. */
function findChoice(text: string, isOuter: (at: number) => boolean): readonly (number | undefined)[] {
  let quote = '';
  let question: number | undefined;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (`'"\``.includes(character)) quote = character;
    else if (isOuter(at) && text.startsWith(' ? ', at)) {
      if (question === undefined) question = at;
      else depth += 1;
    } else if (isOuter(at) && text.startsWith(' : ', at)) {
      if (depth === 0 && question !== undefined) return [question, at];
      depth -= 1;
    }
  }
  return [question, undefined];
}

/** `largest(…).map(` with the arguments of the call before on lines of their own. */
export function wrapChain(pad: string, text: string): readonly string[] | undefined {
  const [, before = '', method = ''] = /^(.+\))(\.\w+\(\(?.*)$/.exec(text) ?? [];
  const isOpen = findGroups(text) === undefined && findGroups(before) !== undefined;
  const wrapped = isOpen ? wrapGroup(pad, before) : undefined;
  return wrapped && [...wrapped.slice(0, -1), `${wrapped.at(-1)}${method}`];
}
