import type { TurnProgress } from '@kilim/contract';

const contentsMaximum = 200_000;

/** What is kept of the files of a turn that failed: their contents, as long as they are no burden. */
export function shrinkProgress(progress: TurnProgress): TurnProgress {
  const length = progress.files.reduce((sum, { content }) => sum + content.length, 0);
  return length <= contentsMaximum ? progress : withoutContents(progress);
}

/** Names and states of the files alone. What was applied is kept by versions; a second copy would only be weight. */
export function withoutContents(progress: TurnProgress): TurnProgress {
  return { ...progress, files: progress.files.map((file) => ({ ...file, content: '' })) };
}
