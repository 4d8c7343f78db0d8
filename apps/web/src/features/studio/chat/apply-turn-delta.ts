import type { Turn, TurnDelta, TurnFile, TurnProgress } from '@kilim/contract';

export type DeltaResult =
  | { readonly kind: 'applied'; readonly turn: Turn }
  /** The turn already includes the delta. */
  | { readonly kind: 'duplicate' }
  /** Deltas in between are missing: the turn has to be reloaded. */
  | { readonly kind: 'gap' };

/** Applies one numbered delta to the progress of a running turn. */
export function applyTurnDelta(turn: Turn, sequence: number, delta: TurnDelta): DeltaResult {
  if (sequence <= turn.progress.sequence) return { kind: 'duplicate' };
  if (sequence !== turn.progress.sequence + 1) return { kind: 'gap' };
  const status = delta.kind === 'status' ? delta.status : turn.status;
  return {
    kind: 'applied',
    turn: { ...turn, status, progress: { ...applyToProgress(turn.progress, delta), sequence } },
  };
}

function applyToProgress(progress: TurnProgress, delta: TurnDelta): TurnProgress {
  switch (delta.kind) {
    case 'status':
      return progress;
    case 'reset':
      return { ...progress, title: '', explanation: '', files: [] };
    case 'title':
      return { ...progress, title: progress.title + delta.text };
    case 'explanation':
      return { ...progress, explanation: progress.explanation + delta.text };
    case 'file-start': {
      const file: TurnFile = { path: delta.path, mode: delta.mode, content: '', isDone: false };
      const others = progress.files.filter((known) => known.path !== delta.path);
      return { ...progress, files: [...others, file] };
    }
    case 'file-delta':
      return {
        ...progress,
        files: changeFile(progress.files, delta.path, (file) => ({
          ...file,
          content: file.content + delta.text,
        })),
      };
    case 'file-end':
      return {
        ...progress,
        files: changeFile(progress.files, delta.path, (file) => ({ ...file, isDone: true })),
      };
  }
}

function changeFile(
  files: readonly TurnFile[],
  path: string,
  change: (file: TurnFile) => TurnFile,
): TurnFile[] {
  return files.map((file) => (file.path === path ? change(file) : file));
}
