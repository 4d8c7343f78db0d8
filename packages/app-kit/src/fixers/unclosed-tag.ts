const withoutContent =
  /^(?:Image|TextInput|Switch|StatusBar|ActivityIndicator|FlatList|SectionList|RefreshControl|Ionicons|Feather|Material\w*|FontAwesome\w*|AntDesign|Entypo|input|img|br|hr)$/;

/** Offset of the last opening tag of a name in front of an offset that no closing tag follows; -1 if there is none. */
function findOpening(source: string, name: string, offset: number): number {
  let closed = 0;
  let steps = 0;
  for (let at = offset; steps < 200; steps += 1) {
    at = source.lastIndexOf(name, at - 1);
    if (at < 1) return -1;
    if (/[\w.]/.test(source[at + name.length] ?? '')) continue;
    if (source.startsWith('</', at - 2)) closed += 1;
    else if (source[at - 1] === '<') {
      const line = source.slice(
        at,
        source.indexOf('\n', at) === -1 ? source.length : source.indexOf('\n', at),
      );
      if (/^[^<]{0,500}\/>/.test(line)) continue;
      if (closed === 0) return at - 1;
      closed -= 1;
    }
  }
  return -1;
}

/**
 * Closes an element whose closing tag is missing; `offset` is the closing tag that does not match. A component without
 * content closes itself, text on the line of the tag ends there, other content ends in front of the outer closing tag.
 */
export function closeTag(source: string, name: string, offset: number): string | undefined {
  const opening = findOpening(source, name, offset);
  if (opening === -1) return undefined;
  const newLine = source.indexOf('\n', opening);
  const end = newLine === -1 || newLine > offset ? source.lastIndexOf('</', offset) : newLine;
  const line = source.slice(opening, end).trimEnd();
  const at = opening + line.length;
  if (line.endsWith('>') && withoutContent.test(name)) {
    return `${source.slice(0, at - 1).trimEnd()} />${source.slice(at)}`;
  }
  if (!line.endsWith('>') && line.includes('>')) return `${source.slice(0, at)}</${name}>${source.slice(at)}`;
  const outer = source.lastIndexOf('</', offset);
  if (outer <= opening) return undefined;
  const lineStart = source.lastIndexOf('\n', outer) + 1;
  const indent = /^[ \t]{0,80}$/.test(source.slice(lineStart, outer))
    ? source.slice(lineStart, outer)
    : undefined;
  const closing = indent === undefined ? `</${name}>` : `</${name}>\n${indent}`;
  return source.slice(0, outer) + closing + source.slice(outer);
}
