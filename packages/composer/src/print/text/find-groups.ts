/** Longest line of a printed file. */
export const lineWidth = 110;

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export interface Group {
  readonly from: number;
  readonly to: number;
  /** Where its parts begin and end, at commas outside of inner groups. */
  readonly commas: readonly number[];
}

/** The outer bracket groups of a line; undefined if brackets or quotes do not match. */
export function findGroups(text: string): readonly Group[] | undefined {
  const groups: Group[] = [];
  const open: { closer: string; from: number; commas: number[] }[] = [];
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === "'" || character === '"' || character === '`') quote = character;
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

/** The text between the outer commas of a group. */
export function splitGroup(text: string, { from, to, commas }: Group): readonly string[] {
  const edges = [from, ...commas, to];
  const parts: string[] = [];
  for (const [at, edge] of edges.slice(0, -1).entries()) {
    const part = text.slice(edge + 1, edges[at + 1]).trim();
    const last = parts.at(-1);
    // "Record<string, number>" is one part.
    if (last !== undefined && hasOpenType(last)) parts[parts.length - 1] = `${last}, ${part}`;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** Whether the arguments of a type are cut off: "first: Record<string". */
const hasOpenType = (text: string): boolean =>
  (text.match(/\w</g)?.length ?? 0) > (text.replaceAll('=>', '').match(/>/g)?.length ?? 0);
