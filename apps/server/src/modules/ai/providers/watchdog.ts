import { AppError } from '@kilim/contract';

export interface WatchdogLimits {
  /** Maximum milliseconds without data. */
  readonly idle: number;
  /** Maximum milliseconds for the whole answer. */
  readonly overall: number;
}

export interface Watchdog {
  /** Aborted by the caller or by a limit. */
  readonly signal: AbortSignal;
  /** Call this when data arrives. */
  readonly touch: () => void;
  /** The error of an exceeded limit, otherwise null. */
  readonly error: () => AppError | null;
  stop(): void;
}

/** Aborts a request that is idle or runs for too long. */
export function startWatchdog(limits: WatchdogLimits, outer: AbortSignal): Watchdog {
  const controller = new AbortController();
  let error: AppError | null = null;
  const expire = (milliseconds: number): void => {
    error = new AppError('ai_provider_timeout', { params: { seconds: Math.ceil(milliseconds / 1000) } });
    controller.abort(error);
  };
  const abort = (): void => controller.abort(outer.reason);
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  const overall = setTimeout(() => expire(limits.overall), limits.overall);
  const idle = setTimeout(() => expire(limits.idle), limits.idle);
  return {
    signal: controller.signal,
    touch: () => {
      if (!controller.signal.aborted) idle.refresh();
    },
    error: () => error,
    stop: () => {
      clearTimeout(overall);
      clearTimeout(idle);
      outer.removeEventListener('abort', abort);
    },
  };
}
