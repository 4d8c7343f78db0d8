import { createBlockReader, normalizePath, type OpeningTag, readContent, readEdits } from '@kilim/app-kit';
import { limits, type TurnDelta, type TurnFile } from '@kilim/contract';

export interface TaggedStream {
  write(text: string): void;
  end(): void;
}

interface OpenFile {
  readonly path: string;
  readonly mode: TurnFile['mode'];
  raw: string;
  sent: string;
}

/** Emits the prose and the blocks of a tagged answer while they grow. Invalid paths are left out. */
export function createTaggedStream(emit: (delta: TurnDelta) => void): TaggedStream {
  const seen = new Set<string>();
  let hasProse = false;
  let open: OpenFile | undefined;

  const start = (raw: string, mode: TurnFile['mode']): string | undefined => {
    const normal = normalizePath(raw);
    if (!normal.ok || (seen.size >= limits.filesPerProject && !seen.has(normal.path))) return undefined;
    seen.add(normal.path);
    emit({ kind: 'file-start', path: normal.path, mode });
    return normal.path;
  };
  const show = (raw: string, mode: TurnFile['mode']): void => {
    const path = start(raw, mode);
    if (path !== undefined) emit({ kind: 'file-end', path });
  };
  const grow = (file: OpenFile, piece: string): void => {
    // The whole content is read only once, because there may be thousands of pieces.
    if (file.mode !== 'write' || (file.sent === '' && piece.trim() === '')) return;
    const text = file.sent === '' ? file.raw.replace(/^\s*\n/, '') : piece;
    file.sent += text;
    emit({ kind: 'file-delta', path: file.path, text });
  };
  const finish = ({ path, mode, raw, sent }: OpenFile): void => {
    const body = readContent(raw);
    const text = mode === 'write' ? body : (readEdits(body) ?? []).map(({ replace }) => replace).join('\n');
    const isSame = text.startsWith(sent);
    // A fence around the content was sent before its end was known.
    if (!isSame) emit({ kind: 'file-start', path, mode });
    const rest = isSame ? text.slice(sent.length) : text;
    if (rest !== '') emit({ kind: 'file-delta', path, text: rest });
    emit({ kind: 'file-end', path });
  };
  const openBlock = (tag: OpeningTag): void => {
    const mode = tag.name === 'file' ? 'write' : 'edit';
    const path = start(tag.path, mode);
    open = path === undefined ? undefined : { path, mode, raw: '', sent: '' };
  };
  return createBlockReader({
    prose: (text) => {
      const shown = hasProse ? text : text.trimStart();
      if (shown === '') return;
      hasProse = true;
      emit({ kind: 'explanation', text: shown });
    },
    reset: () => {
      seen.clear();
      hasProse = false;
      emit({ kind: 'reset' });
    },
    tag: ({ name, path, from, to }) => {
      if (name === 'delete') show(path, 'delete');
      if (name !== 'move') return;
      show(from, 'delete');
      show(to, 'edit');
    },
    open: openBlock,
    content: (text) => {
      if (open === undefined) return;
      open.raw += text;
      grow(open, text);
    },
    close: () => {
      if (open !== undefined) finish(open);
      open = undefined;
    },
  });
}
