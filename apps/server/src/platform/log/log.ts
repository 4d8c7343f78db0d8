import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard error. Bodies, cookies, prompts and secrets are not logged. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: ['*.password', '*.secret', '*.token', '*.cookie', '*.authorization'], remove: true },
    },
    pino.destination(2),
  );
}

export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
