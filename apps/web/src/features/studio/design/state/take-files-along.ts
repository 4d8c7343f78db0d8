import { readBinaryReference } from '@kilim/app-kit';
import { projectId as projectIdSchema } from '@kilim/contract';
import {
  type Clipboard,
  type ClipboardOrigin,
  type DesignElement,
  listProjectFiles,
  replaceProjectFiles,
} from '@kilim/design-model';
import { readContent } from '../../api/contents.ts';
import { storeFile } from '../../library/store-file.ts';
import type { StudioSession } from '../../session/studio-session.ts';

/** The open project with the files that elements use, for the clipboard. */
export function originOf(
  { projectId, document }: StudioSession,
  elements: readonly DesignElement[],
): ClipboardOrigin {
  const { files } = document.getState();
  const used = [...listProjectFiles(elements)].flatMap((path) => {
    const content = files.get(path)?.content;
    return content === undefined || readBinaryReference(content) === undefined ? [] : [[path, content]];
  });
  return { project: projectId, files: Object.fromEntries(used) };
}

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.')).toLowerCase();

/** The path of a file in the open project; null when neither project can give it. */
async function copyFile(studio: StudioSession, path: string, from: ClipboardOrigin): Promise<string | null> {
  const reference = readBinaryReference(from.files[path] ?? '');
  const origin = projectIdSchema.safeParse(from.project);
  if (reference === undefined || !origin.success) return null;
  for (const [other, { content }] of studio.document.getState().files)
    if (endingOf(other) === endingOf(path) && readBinaryReference(content)?.hash === reference.hash)
      return other;
  try {
    // The server gives the bytes only to members of that project.
    const blob = await readContent(origin.data, reference);
    return (await storeFile(studio, path, blob, new AbortController().signal)).path;
  } catch {
    return null;
  }
}

/**
 * Copies the pictures and fonts of pasted elements into the open project. `onReady` gets the elements with the paths of the copies, and
 * how many files could not be copied, which are left out. It is called at once when nothing has to be copied.
 */
export function takeFilesAlong(
  studio: StudioSession,
  { elements, from }: Clipboard,
  onReady: (elements: readonly DesignElement[], replaced: number) => void,
): void {
  const paths = [...listProjectFiles(elements)];
  if (from?.project === studio.projectId || paths.length === 0) return onReady(elements, 0);
  void (async () => {
    const replacements = new Map<string, string | null>();
    for (const path of paths) {
      const isHere = from === undefined && studio.document.getState().files.has(path);
      if (isHere) continue;
      replacements.set(path, from === undefined ? null : await copyFile(studio, path, from));
    }
    const replaced = [...replacements.values()].filter((path) => path === null).length;
    onReady(replaceProjectFiles(elements, replacements), replaced);
  })();
}
