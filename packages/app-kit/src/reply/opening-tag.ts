/** An opening or self-closing tag of the protocol with its attributes. */
export interface OpeningTag {
  readonly name: string;
  /** `path`, or the other names that models give to it; '' without one. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly projectName: string;
  readonly isSelfClosing: boolean;
  /** Characters of the tag. */
  readonly length: number;
}

/** Longer tags are text. */
export const tagMaximum = 600;
const tag =
  /<\s*(file|edit|move|rename|delete|remove|project|ask|think|thinking|reasoning|reflection|thought)((?:[\s/][^<>]*)?)>/y;
const attribute = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”|([^\s"'>/][^\s"'>]*))/gi;
const aliases: Readonly<Record<string, string>> = { rename: 'move', remove: 'delete' };

/** Reads a tag at an offset: attributes in any order, with any quotes or none, and spaces anywhere. */
export function readOpeningTag(text: string, at: number): OpeningTag | undefined {
  tag.lastIndex = at;
  const match = tag.exec(text);
  if (match === null || match[0].length > tagMaximum) return undefined;
  const [whole, rawName = '', rest = ''] = match;
  const isSelfClosing = /\/\s*$/.test(rest);
  const values = new Map<string, string>();
  for (const [, key = '', ...quoted] of rest.replace(/\/\s*$/, ' ').matchAll(attribute)) {
    values.set(key.toLowerCase(), (quoted.find((value) => value !== undefined) ?? '').trim());
  }
  const valueOf = (...keys: readonly string[]): string =>
    keys.map((key) => values.get(key) ?? '').find(Boolean) ?? '';
  const name = rawName.toLowerCase();
  return {
    name: aliases[name] ?? name,
    path: valueOf('path', 'file', 'filepath', 'filename', 'src', ...(name === 'project' ? [] : ['name'])),
    from: valueOf('from', 'old', 'source'),
    to: valueOf('to', 'new', 'target'),
    projectName: valueOf('name', 'title'),
    isSelfClosing,
    length: whole.length,
  };
}
