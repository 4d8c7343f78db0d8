import type { PaymentMethod, SiteHealth } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions } from '../../platform/tx.ts';

export interface HealthPorts {
  readonly transactions: Transactions;
  readonly engine: SiteHealth['database']['engine'];
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Free and total bytes of the disk with the data folder. Rejects when it cannot be read. */
  measureDisk(): Promise<{ readonly freeBytes: number; readonly totalBytes: number }>;
  /** Writes and deletes a small file. Rejects when the folder is not writable. */
  tryWrite(): Promise<void>;
  readonly mail: {
    /** Host and port alone; null without a mail server. */
    readonly server: string | null;
    readonly sender: string;
    /** Connects and signs in. */
    verify(): Promise<'ok' | 'unreachable' | 'refused'>;
  };
  readAi(): Promise<{ provider: string; model: string; failing: readonly string[] }>;
  readonly payments: readonly { readonly method: PaymentMethod; readonly isTest: boolean }[];
  readFreeQuota(): number;
  readonly versions: { readonly app: string; readonly node: string; readonly platform: string };
}
