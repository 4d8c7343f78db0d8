import { AppError } from '@kilim/contract';

export interface WatchdogLimits {
  /** Milliseconds without a single byte. */
  readonly idle: number;
  /** Milliseconds for the whole answer, however busy the line is. */
  readonly overall: number;
}

export interface Watchdog {
  /** Aborted by the caller's signal or by a limit. */
  readonly signal: AbortSignal;
  /** Something arrived. */
  readonly touch: () => void;
  /** The limit that was passed, as an error; null while all is well or when the caller aborted. */
  readonly error: () => AppError | null;
  stop(): void;
}

/** Watches one request: silence longer than `idle`, or more than `overall` in all, aborts it. */
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
