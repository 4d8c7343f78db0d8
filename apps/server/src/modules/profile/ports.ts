import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { FileStorage } from '../../platform/storage/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { CreditsService } from '../credits/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { StorageCount } from '../storage/index.ts';

export interface ProfilePorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly events?: Pick<Events, 'publishResource'>;
  readonly files: Pick<FileStorage, 'put' | 'get' | 'head' | 'open' | 'delete'>;
  readonly accounts: Pick<AccountsService, 'find' | 'changeName' | 'countActiveDays'>;
  readonly credits: Pick<CreditsService, 'status' | 'usageHistory'>;
  readonly projects: Pick<ProjectsService, 'statistics'>;
  /** Counts the photo towards the quota; without it nothing is counted. */
  readonly storage?: StorageCount;
}
