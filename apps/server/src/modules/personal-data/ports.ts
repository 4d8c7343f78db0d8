import type { Clock } from '../../platform/clock/clock.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { FileStorage } from '../../platform/storage/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { RunJob } from '../../platform/workers/index.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ProfileService } from '../profile/index.ts';
import type { SecurityLogService } from '../security-log/index.ts';
import type { StorageService } from '../storage/index.ts';
import type { DataSources } from './collect-data.ts';
import type { packFilesJob } from './pack-job.ts';

export interface PersonalDataPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly files: Pick<FileStorage, 'putStream' | 'open' | 'delete' | 'list'>;
  readonly packFiles: RunJob<typeof packFilesJob>;
  readonly accounts: Pick<AccountsService, 'resolveLink' | 'requestDeletion' | 'undoDeletion'> &
    DataSources['accounts'];
  readonly profiles: DataSources['profiles'] & Pick<ProfileService, 'postMail'>;
  readonly credits: DataSources['credits'];
  readonly projects: DataSources['projects'];
  readonly ai: DataSources['ai'];
  readonly assets: DataSources['assets'];
  readonly readRemote: DataSources['readRemote'];
  readonly payments: DataSources['payments'];
  readonly receipts: DataSources['receipts'];
  readonly readOwnKey: DataSources['readOwnKey'];
  readonly listTickets: DataSources['listTickets'];
  readonly listEvents: DataSources['listEvents'];
  readonly readBucketFiles: DataSources['readBucketFiles'];
  readonly listMails: DataSources['listMails'];
  readonly securityLog: Pick<SecurityLogService, 'record' | 'recordAlone'> & DataSources['securityLog'];
  readonly readSiteName: () => string;
  /** Counts the archives towards the quota; without it nothing is counted. */
  readonly storage?: Pick<StorageService, 'change' | 'requireRoom'>;
}
