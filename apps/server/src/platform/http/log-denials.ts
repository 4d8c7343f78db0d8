import type { AppError, ErrorType } from '@kilim/contract';
import type { Log } from '../log/log.ts';

/** Errors of forbidden requests and exceeded limits. */
const denials: ReadonlySet<ErrorType> = new Set<ErrorType>([
  'general_access_forbidden',
  'general_unknown_origin',
  'general_rate_limit_exceeded',
]);

/** Limited, so that an attacker cannot fill the disk. */
const linesPerMinute = 60;
const minute = 60_000;

export interface DeniedRequest {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  /** Null for guests. */
  readonly userId: string | null;
  /** The coarse network; full addresses are not logged. */
  readonly network: string;
}

/**
 * Logs denied requests: admin routes called by members, untrusted origins, exceeded limits. The number of lines skipped
 * above the limit per minute is logged with the next line.
 */
export function createDenialLog(log: Pick<Log, 'warn'>, now: () => number = Date.now) {
  let startedAt = Number.NEGATIVE_INFINITY;
  let lines = 0;
  let skipped = 0;
  return (error: AppError, request: DeniedRequest): void => {
    if (!denials.has(error.type)) return;
    if (now() - startedAt >= minute) {
      startedAt = now();
      lines = 0;
    }
    lines += 1;
    if (lines > linesPerMinute) {
      skipped += 1;
      return;
    }
    log.warn({ ...request, type: error.type, ...(skipped > 0 && { skipped }) }, 'request denied');
    skipped = 0;
  };
}
