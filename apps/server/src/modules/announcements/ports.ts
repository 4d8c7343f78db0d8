import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { SettingsService } from '../settings/index.ts';

export interface AnnouncementsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'readList' | 'changeList' | 'siteName'>;
  /** Writes what administrators do into the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
  readonly events?: Pick<Events, 'publishResource'>;
}
