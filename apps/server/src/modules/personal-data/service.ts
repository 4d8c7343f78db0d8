import { createHash } from 'node:crypto';
import { AppError, type Language, type PersonalDataExport, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { newId } from '../../platform/clock/new-id.ts';
import { composeLinkMail } from '../../platform/mail/index.ts';
import type { OpenFile } from '../../platform/storage/index.ts';
import type { AccountsService } from '../accounts/index.ts';
import { collectData } from './collect-data.ts';
import type { ExportRecord } from './export-record.ts';
import type { PersonalDataPorts } from './ports.ts';
import { presentExport } from './present.ts';
import { deleteExport, findExport, findLatestExport, finishExport, insertExport } from './repository.ts';
import { writeArchive } from './write-archive.ts';

/** Kind of the job that creates an archive. */
export const dataExportJob = 'personal-data-export';
/** Kind of the job that deletes it after a day. */
export const dataExportExpiryJob = 'personal-data-expiry';

const day = 24 * 3_600_000;
const exportPayload = z.object({ exportId: z.string(), url: z.string() });
const expiryPayload = z.object({ exportId: z.string() });

export interface PersonalDataService extends Pick<AccountsService, 'requestDeletion' | 'undoDeletion'> {
  /** Starts a data export, or returns the one that is pending or ready. Throws `storage_limit_reached`. */
  requestExport(
    userId: UserId,
    request: { url: string; language: Language; host: string },
  ): Promise<PersonalDataExport>;
  latestExport(userId: UserId): Promise<PersonalDataExport | null>;
  /** Throws `personal_data_export_not_found`, also for another user's and an expired one. */
  findExport(userId: UserId, exportId: string): Promise<PersonalDataExport>;
  openExport(userId: UserId, exportId: string): Promise<OpenFile>;
  /** Deletes a finished archive before it expires. Throws `personal_data_export_not_found`. */
  deleteExport(userId: UserId, exportId: string): Promise<void>;
  /** Handlers of the jobs. */
  makeExport(payload: unknown): Promise<void>;
  expireExport(payload: unknown): Promise<void>;
  /** Deletes the user's archives; the rows are deleted with the account. */
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
      // The size is known only when the archive is finished, so it is enough that the storage is not full.
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
      // The user was erased or another run finished first: delete the orphaned file, unless that run wrote the same file.
      const isNamed = isKept || (await findExport(transactions.outside, exportId))?.storageKey === key;
      if (!isNamed) await files.delete(key);
    },
    expireExport: async (payload) => {
      const { exportId } = expiryPayload.parse(payload);
      const record = await findExport(transactions.outside, exportId);
      if (record) await removeExport(record);
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
