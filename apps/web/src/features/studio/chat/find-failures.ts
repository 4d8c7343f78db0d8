import type { ChatMessage, ErrorType, VersionId } from '@kilim/contract';

/** Errors of an answer itself; others say nothing about whether another try may help. */
const badAnswers: ReadonlySet<ErrorType> = new Set([
  'ai_reply_unreadable',
  'ai_reply_truncated',
  'ai_reply_invalid_files',
  'ai_result_does_not_build',
]);

export interface Failures {
  /** Answers in a row, up to the newest, that could not be applied or did not start. */
  readonly count: number;
  /** The version of the first of them that was applied; the version before it is the way back. */
  readonly firstVersionId: VersionId | null;
}

/** Counts the failures at the end of the chat, whose messages are sorted oldest first: docs/rules/studio.md#going-back */
export function findFailures(messages: readonly ChatMessage[]): Failures {
  let count = 0;
  let firstVersionId: VersionId | null = null;
  for (const { type, error, metadata, mount } of messages.toReversed()) {
    const versionId = metadata?.versionId ?? null;
    if (type === 'ai' && versionId !== null) {
      if (mount?.result !== 'error') break;
      count += 1;
      firstVersionId = versionId;
    } else if (type === 'system' && error !== null && badAnswers.has(error.type)) {
      count += 1;
    }
  }
  return { count, firstVersionId };
}
