import type { TurnDelta, TurnFile, TurnProgress } from '@kilim/contract';

export const emptyProgress: TurnProgress = { sequence: 0, title: '', explanation: '', files: [] };

/**
 * Applies a delta to the progress. Texts are appended; `file-start` restarts an existing file; `reset` clears everything
 * except the sequence number.
 */
export function foldDelta(progress: TurnProgress, sequence: number, delta: TurnDelta): TurnProgress {
  const changeFile = (path: string, change: (file: TurnFile) => TurnFile): TurnProgress => ({
    ...progress,
    sequence,
    files: progress.files.map((file) => (file.path === path ? change(file) : file)),
  });
  switch (delta.kind) {
    case 'status':
      return { ...progress, sequence };
    case 'reset':
      return { ...emptyProgress, sequence };
    case 'title':
      return { ...progress, sequence, title: progress.title + delta.text };
    case 'explanation':
      return { ...progress, sequence, explanation: progress.explanation + delta.text };
    case 'file-start': {
      const file: TurnFile = { path: delta.path, mode: delta.mode, content: '', isDone: false };
      if (progress.files.some(({ path }) => path === delta.path)) return changeFile(delta.path, () => file);
      return { ...progress, sequence, files: [...progress.files, file] };
    }
    case 'file-delta':
      return changeFile(delta.path, (file) => ({ ...file, content: file.content + delta.text }));
    case 'file-end':
      return changeFile(delta.path, (file) => ({ ...file, isDone: true }));
  }
}
