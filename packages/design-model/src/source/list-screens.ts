/** A file that can be opened on the canvas. */
export interface SourceFile {
  readonly path: string;
  /** Its name without folder and ending. */
  readonly name: string;
  readonly isScreen: boolean;
}

/** Longest source that is read, in characters; longer ones are data or generated. */
export const sourceMaximum = 200_000;

const element = /<(?:[A-Z][\w.]*|>)/;

/** The files of a project with elements: screens first, each group by name. */
export function listSourceFiles(
  files: Iterable<readonly [path: string, content: string]>,
): readonly SourceFile[] {
  const found: SourceFile[] = [];
  for (const [path, content] of files) {
    if (!/\.[jt]sx$/.test(path) || content.length > sourceMaximum || !element.test(content)) continue;
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[jt]sx$/, '');
    const isScreen = /(?:^|\/)(?:screens|app|pages)\//.test(path) || /(?:Screen|Page)$/.test(name);
    found.push({ path, name, isScreen });
  }
  const order = (file: SourceFile): string => `${file.isScreen ? 0 : 1}${file.name}`;
  return found.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}
