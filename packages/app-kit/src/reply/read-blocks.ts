import { readContent, readEdits } from './block-content.ts';
import { createBlockReader } from './block-reader.ts';
import type { OpeningTag } from './opening-tag.ts';
import type { Reply, ReplyFile } from './reply-schema.ts';

export type BlocksResult =
  | { readonly kind: 'none' }
  | { readonly kind: 'answer'; readonly reply: Reply }
  /** A block whose content cannot be read, or a block or move without a path. */
  | { readonly kind: 'invalid'; readonly at: string };

const titleMaximum = 120;

/** The title of an answer without a title of its own: its first line. */
export function titleOf(prose: string): string {
  const line = prose.split('\n').find((each) => each.trim() !== '') ?? '';
  return line.replace(/^[#*\s]+|[*\s:]+$/g, '').slice(0, titleMaximum);
}

/** An edit of a file that the answer wrote or edited before; the last complete content of a path counts. */
function addEdits(
  known: ReplyFile | undefined,
  file: Extract<ReplyFile, { edits: readonly unknown[] }>,
): ReplyFile | undefined {
  if (known === undefined) return file;
  if (known === null || typeof known === 'string') return undefined;
  // Copying would take a square of the time for thousands of blocks; the lists belong to this reader.
  for (const edit of file.edits) known.edits.push(edit);
  return known;
}

/** Reads the tagged blocks of a complete answer (docs/rules/turn-protocol.md#blocks). Never throws. */
export function readBlocks(text: string): BlocksResult {
  let files = new Map<string, ReplyFile>();
  let prose = '';
  let content = '';
  let current: OpeningTag | undefined;
  let projectName: string | undefined;
  let fault: string | undefined;
  let count = 0;
  const fail = (at: string): void => {
    fault ??= at;
  };
  const reader = createBlockReader({
    prose: (part) => {
      prose += part;
    },
    reset: () => {
      [files, prose, projectName, fault, count] = [new Map(), '', undefined, undefined, 0];
    },
    tag: (tag) => {
      if (tag.name === 'project') projectName = tag.projectName;
      else if (tag.name === 'delete' && tag.path !== '') files.set(tag.path, null);
      else if (tag.name === 'move' && tag.from !== '' && tag.to !== '')
        files.set(tag.to, { moveFrom: tag.from, edits: [] });
      else if (tag.name === 'file' || tag.name === 'ask') return;
      else fail(tag.name);
      count += 1;
    },
    open: (tag) => {
      current = tag;
      content = '';
    },
    content: (part) => {
      content += part;
    },
    close: () => {
      const { name = '', path = '' } = current ?? {};
      count += 1;
      const body = readContent(content);
      if (path === '') return fail(name);
      if (name === 'file') return void files.set(path, body);
      const edits = readEdits(body);
      const file = edits === undefined ? undefined : addEdits(files.get(path), { edits: [...edits] });
      if (file === undefined) fail(path);
      else files.set(path, file);
    },
  });
  reader.write(text);
  reader.end();
  if (count === 0) return { kind: 'none' };
  if (fault !== undefined) return { kind: 'invalid', at: fault };
  // Fences around blocks are left over in the prose.
  const explanation = prose
    .replaceAll(/^[ \t]*(?:`{3,}|~{3,})\w*[ \t]*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return {
    kind: 'answer',
    reply: {
      title: titleOf(explanation),
      newProject: projectName !== undefined,
      projectName: projectName ?? '',
      files: Object.fromEntries(files),
      explanation,
      changes: [],
      architecture: '',
      nextSteps: [],
    },
  };
}
