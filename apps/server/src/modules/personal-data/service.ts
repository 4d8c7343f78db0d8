import { createHash } from 'node:crypto';
import { AppError, type Language, type PersonalDataExport, type UserId } from '@kilim/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import { composeLinkMail } from '../../platform/mail/index.ts';
import type { FileStorage, OpenFile } from '../../platform/storage/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { RunJob } from '../../platform/workers/index.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ProfileService } from '../profile/index.ts';
import type { SecurityLogService } from '../security-log/index.ts';
import type { StorageService } from '../storage/index.ts';
import { collectData, type DataSources } from './collect-data.ts';
import type { ExportRecord } from './export-record.ts';
import type { packFilesJob } from './pack-job.ts';
import { presentExport } from './present.ts';
import { deleteExport, findExport, findLatestExport, finishExport, insertExport } from './repository.ts';
import { writeArchive } from './write-archive.ts';

/** Kind of the job that makes an archive. */
export const dataExportJob = 'personal-data-export';
/** Kind of the job that deletes it when its day is over. */
export const dataExportExpiryJob = 'personal-data-expiry';

const day = 24 * 3_600_000;
const exportPayload = z.object({ exportId: z.string(), url: z.string() });
const expiryPayload = z.object({ exportId: z.string() });

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
  readonly payments: DataSources['payments'];
  readonly receipts: DataSources['receipts'];
  readonly listTickets: DataSources['listTickets'];
  readonly listEvents: DataSources['listEvents'];
  readonly listMails: DataSources['listMails'];
  readonly securityLog: Pick<SecurityLogService, 'record' | 'recordAlone'> & DataSources['securityLog'];
  readonly readSiteName: () => string;
  /** Counts the archives; leaving it out counts nothing. */
  readonly storage?: Pick<StorageService, 'change' | 'requireRoom'>;
}

export interface PersonalDataService extends Pick<AccountsService, 'requestDeletion' | 'undoDeletion'> {
  /** Begins an archive, or answers the one that is being made or kept. Throws `storage_limit_reached`. */
  requestExport(
    userId: UserId,
    request: { url: string; language: Language; host: string },
  ): Promise<PersonalDataExport>;
  latestExport(userId: UserId): Promise<PersonalDataExport | null>;
  /** Throws `personal_data_export_not_found`, also for somebody else's and for one that is over. */
  findExport(userId: UserId, exportId: string): Promise<PersonalDataExport>;
  openExport(userId: UserId, exportId: string): Promise<OpenFile>;
  /** Deletes a finished archive before its day is over. Throws `personal_data_export_not_found`. */
  deleteExport(userId: UserId, exportId: string): Promise<void>;
  /** Handlers of the jobs. */
  makeExport(payload: unknown): Promise<void>;
  expireExport(payload: unknown): Promise<void>;
  /** Deletes the person's archives; the rows go with the account. */
  erase(userId: UserId): Promise<void>;
}

const folderOf = (userId: UserId): string => `exports/${createHash('sha256').update(userId).digest('hex')}`;

export function createPersonalDataService(ports: PersonalDataPorts): PersonalDataService {
  const { transactions, clock, jobs, files, accounts, profiles } = ports;

  const findOwn = async (userId: UserId, exportId: string): Promise<ExportRecord> => {
    const record = await findExport(transactions.outside, exportId);
    if (record?.userId !== userId || record.expiresAt <= clock.now()) {
      throw new AppError('personal_data_export_not_found');
    }
    return record;
  };

  const removeExport = async ({ id, userId, storageKey }: ExportRecord): Promise<void> => {
    if (storageKey !== null) await files.delete(storageKey);
    await transactions.run(async (tx) => {
      const deleted = await deleteExport(tx, id);
      if (deleted) await ports.storage?.change(tx, userId, -deleted.size, 'counted');
    });
  };

  return {
    requestDeletion: accounts.requestDeletion,
    undoDeletion: accounts.undoDeletion,
    requestExport: async (userId, { url: requestedUrl, language, host }) => {
      const url = accounts.resolveLink(requestedUrl, host);
      // An archive is packed and short-lived, so it only needs some room: its size is known when it is finished.
      if (!(await findLatestExport(transactions.outside, userId, clock.now()))) {
        await ports.storage?.requireRoom(userId);
      }
      return transactions.run(async (tx) => {
        const now = clock.now();
        const known = await findLatestExport(tx, userId, now);
        if (known) return presentExport(known);
        const record: ExportRecord = {
          id: newId(now),
          userId,
          language,
          storageKey: null,
          size: null,
          createdAt: now,
          readyAt: null,
          expiresAt: now + day,
        };
        await insertExport(tx, record);
        await ports.securityLog.record(tx, { kind: 'export-requested', userId });
        await jobs.enqueue(tx, dataExportJob, { exportId: record.id, url });
        return presentExport(record);
      });
    },
    latestExport: async (userId) => {
      const record = await findLatestExport(transactions.outside, userId, clock.now());
      return record && presentExport(record);
    },
    findExport: async (userId, exportId) => presentExport(await findOwn(userId, exportId)),
    openExport: async (userId, exportId) => {
      const { storageKey } = await findOwn(userId, exportId);
      const file = storageKey === null ? null : await files.open(storageKey);
      if (!file) throw new AppError('personal_data_export_not_found');
      await ports.securityLog.recordAlone({ kind: 'export-downloaded', userId });
      return file;
    },
    makeExport: async (payload) => {
      const { exportId, url } = exportPayload.parse(payload);
      const record = await findExport(transactions.outside, exportId);
      if (!record || record.readyAt !== null) return;
      const { userId, language } = record;
      const { email, name } = await accounts.find({ userId });
      const archive = writeArchive(collectData(ports, userId), ports.packFiles, userId);
      const { key, size } = await files.putStream(folderOf(userId), archive);
      const siteName = ports.readSiteName();
      const isKept = await transactions.run(async (tx) => {
        const now = clock.now();
        const file = { storageKey: key, size };
        if (!(await finishExport(tx, exportId, file, now, now + day))) return false;
        await ports.storage?.change(tx, userId, file.size, 'counted');
        await jobs.enqueue(tx, dataExportExpiryJob, { exportId }, { runAt: now + day });
        const link = { kind: 'data-export', language, siteName, recipient: email, name, link: url } as const;
        await profiles.postMail(tx, userId, 'product', composeLinkMail(link));
        return true;
      });
      // Erased or made twice meanwhile: no row would ever delete this one, unless it is the very same file.
      const isNamed = isKept || (await findExport(transactions.outside, exportId))?.storageKey === key;
      if (!isNamed) await files.delete(key);
    },
    expireExport: async (payload) => {
      const { exportId } = expiryPayload.parse(payload);
      const record = await findExport(transactions.outside, exportId);
      if (!record) return;
      await removeExport(record);
    },
    deleteExport: async (userId, exportId) => {
      const record = await findOwn(userId, exportId);
      if (record.storageKey === null) throw new AppError('personal_data_export_not_found');
      await removeExport(record);
    },
    erase: async (userId) => {
      for (const { key } of await files.list(folderOf(userId))) await files.delete(key);
    },
  };
}
