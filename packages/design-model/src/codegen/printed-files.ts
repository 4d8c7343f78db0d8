import type { PrintedHashes } from '../model/stored-design.ts';
import type { GeneratedFiles } from './generate-code.ts';

/** One of the two halves of a hash; FNV-1a over UTF-16 units, which recognises edits and is not a protection. */
function hashHalf(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** 16 hexadecimal digits that change with the text. */
export const hashText = (text: string): string =>
  hashHalf(text, 0x811c9dc5) + hashHalf(`${text.length}:${text}`, 0x01234567);

/** The hashes that are stored with the design after its code was written. */
export const hashFiles = (files: GeneratedFiles): PrintedHashes =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, hashText(content)]));

export interface WritePlan {
  /** New files and files that are as they were printed last. */
  readonly write: GeneratedFiles;
  /** Files that someone edited, or that existed before: to be compared before they are replaced. */
  readonly edited: GeneratedFiles;
  /** Files that were printed before, are unchanged and no longer needed. */
  readonly remove: readonly string[];
}

/**
 * What writing the code of a design changes in a project. A file whose content is not the one that was printed last is
 * never replaced silently: docs/rules/designer.md#edited-files
 */
export function planWrite(
  generated: GeneratedFiles,
  project: Readonly<Record<string, string>>,
  printed: PrintedHashes,
): WritePlan {
  const write: Record<string, string> = {};
  const edited: Record<string, string> = {};
  const existing = (path: string): string | undefined =>
    Object.hasOwn(project, path) ? project[path] : undefined;
  const isAsPrinted = (path: string, content: string): boolean =>
    Object.hasOwn(printed, path) && printed[path] === hashText(content);
  for (const [path, content] of Object.entries(generated)) {
    const before = existing(path);
    if (before === content) continue;
    if (before === undefined || isAsPrinted(path, before)) write[path] = content;
    else edited[path] = content;
  }
  const remove = Object.keys(printed).filter((path) => {
    const before = existing(path);
    return !Object.hasOwn(generated, path) && before !== undefined && isAsPrinted(path, before);
  });
  return { write, edited, remove };
}
