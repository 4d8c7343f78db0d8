const pathPattern =
  /(?:^|[\s`*"'(:])((?:[\w@.()[\]-]+\/)*[\w@.()[\]-]+\.(?:[cm]?[jt]sx?|json|css|md|svg|txt))(?=$|[\s`*"'):,])/;

/** A path that a line names: `**src/App.tsx**`, `### src/App.tsx`, `File: src/App.tsx`, `// src/App.tsx`. */
function pathOf(line: string): string | undefined {
  if (line.length > 200) return undefined;
  const path = pathPattern.exec(line)?.[1];
  // A sentence that mentions a file is no heading.
  const words = line.replace(path ?? '', '').match(/[\p{L}]{2,}/gu) ?? [];
  return words.length > 3 ? undefined : path;
}

export interface FencedFiles {
  readonly files: Readonly<Record<string, string>>;
  /** The text around the files, without the lines that name them. */
  readonly prose: string;
}

/**
 * Files of an answer without tags: a code fence with a path in its opening line, in the line above it, or in a comment
 * that is its first line. The last fence of a path counts; a fence that is not closed is left out.
 */
export function readFencedFiles(text: string): FencedFiles {
  const files = new Map<string, string>();
  const lines = text.split('\n');
  const prose: string[] = [];
  let above = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = /^\s{0,3}(`{3,}|~{3,})(.*)$/.exec(line)?.slice(1);
    if (fence === undefined) {
      if (line.trim() !== '') above = line;
      prose.push(line);
      continue;
    }
    const [mark = '', info = ''] = fence;
    let end = at + 1;
    while (end < lines.length && (lines[end] ?? '').trim() !== mark) end += 1;
    const body = lines.slice(at + 1, end);
    const comment = /^\s*(?:\/\/|\/\*|#)/.test(body[0] ?? '') ? pathOf(body[0] ?? '') : undefined;
    const path = pathOf(info) ?? pathOf(above) ?? comment;
    if (path === undefined || end >= lines.length) {
      // Too many for arguments of one call.
      for (const each of lines.slice(at, end + 1)) prose.push(each);
    } else {
      files.set(path, `${body.join('\n')}\n`);
      const heading = prose.findLastIndex((each) => each.trim() !== '');
      if (above !== '' && pathOf(above) !== undefined) prose.splice(heading);
    }
    above = '';
    at = end;
  }
  return {
    files: Object.fromEntries(files),
    prose: prose
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}
