import type { TurnProgress } from '@kilim/contract';

const contentsMaximum = 200_000;

/** The progress to store with a failed turn: file contents are kept up to a limit. */
export function shrinkProgress(progress: TurnProgress): TurnProgress {
  const length = progress.files.reduce((sum, { content }) => sum + content.length, 0);
  return length <= contentsMaximum ? progress : withoutContents(progress);
}

/** Drops file contents; the contents of an applied answer are stored in its version. */
export function withoutContents(progress: TurnProgress): TurnProgress {
  return { ...progress, files: progress.files.map((file) => ({ ...file, content: '' })) };
}
