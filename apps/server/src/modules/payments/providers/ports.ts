import type { Clock } from '../../../platform/clock/clock.ts';
import type { Log } from '../../../platform/log/log.ts';

/** What the providers need from the server. */
export interface ProviderPorts {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** Public origin of this server, to which the bank returns buyers. Known once the server listens. */
  readonly publicOrigin: () => string;
  readonly siteName: () => string;
  readonly log: Pick<Log, 'warn'>;
}
