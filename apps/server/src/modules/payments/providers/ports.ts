import type { Clock } from '../../../platform/clock/clock.ts';
import type { Log } from '../../../platform/log/log.ts';

/** What the providers stand on. */
export interface ProviderPorts {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** Where buyers reach us; the providers answer there. Known once the server listens. */
  readonly publicOrigin: () => string;
  readonly siteName: () => string;
  readonly log: Pick<Log, 'warn'>;
}
