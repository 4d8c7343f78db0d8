import { limits, type VersionReason } from '@kilim/contract';
import type { VersionRecord } from './version-record.ts';

/** What decides whether a change belongs to an editing session. */
export interface SessionChange {
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly now: number;
}

const gatheredReasons: ReadonlySet<VersionReason> = new Set(['code-save', 'create-file']);

/** When the session ends unless another save follows; null for a change that is a version of its own. */
export function sessionEndOf({ reason, author, now }: SessionChange): number | null {
  return author === 'user' && gatheredReasons.has(reason) ? now + limits.editingSessionIdle : null;
}

/**
 * Whether a change is saved into the project's latest version instead of a new one. See
 * docs/rules/versions.md#editing-sessions.
 */
export function continuesSession(
  latest: Pick<VersionRecord, 'sessionUntil'>,
  change: SessionChange,
): boolean {
  const until = latest.sessionUntil;
  if (until === null || sessionEndOf(change) === null) return false;
  // A session that ends much later than it could was written before the clock was set back.
  return until > change.now && until - change.now <= 2 * limits.editingSessionIdle;
}
