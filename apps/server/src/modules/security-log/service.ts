import {
  AppError,
  accountLogOffsetMaximum,
  type Language,
  type OwnSecurityEvent,
  type SecurityAlert,
  type SecurityCategory,
  type SecurityEvent,
  type SecurityLogFilter,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { utcDay } from '../../platform/clock/utc-day.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Tx } from '../../platform/tx.ts';
import {
  type AlertRecord,
  acknowledgeAlert,
  countOpenAlerts,
  deleteAlertsBefore,
  findAlert,
  listAlerts,
} from './alert-repository.ts';
import { checkBursts } from './check-bursts.ts';
import { deleteDevicesBefore, listDevices } from './device-repository.ts';
import { createDevices } from './devices.ts';
import type { EventFilter, ListedEvent } from './event-record.ts';
import { writeEvents } from './export-events.ts';
import type { AccountSecurity, SecurityLogPorts } from './ports.ts';
import { presentAlert, presentEvent, presentOwnEvent } from './present.ts';
import { createRecorder } from './record-event.ts';
import {
  countEventsOf,
  deleteEventsBefore,
  findEmails,
  findUserIdsByAddress,
  listEvents,
  listEventsAt,
  listEventsOf,
  listFormerAddresses,
  resolveNames,
  saveCountry,
  saveFormerAddress,
} from './repository.ts';
import type { LogPage } from './sdk-log.ts';

/** Kind of the job that deletes events after 400 days. */
export const securityRetentionJob = 'security-retention';

const day = 24 * 3_600_000;
/** A year and a month, so that events can be investigated a year later. */
const keepFor = 400 * day;
const retentionBatch = 1_000;

interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface SecurityLogService extends AccountSecurity {
  listOwn(
    userId: UserId,
    request: PageRequest & { readonly category?: SecurityCategory | undefined },
  ): Promise<{ events: OwnSecurityEvent[]; nextCursor: string | null }>;
  /** A page of the events of an account by offset, and their number up to 5,000. */
  listAt(userId: UserId, page: LogPage): Promise<{ events: ListedEvent[]; total: number }>;
  list(
    filter: SecurityLogFilter,
    request: PageRequest,
  ): Promise<{ events: SecurityEvent[]; nextCursor: string | null }>;
  /** Streams CSV; the export is logged first. */
  writeFile(
    filter: SecurityLogFilter,
    language: Language,
  ): Promise<{ chunks: AsyncIterable<Uint8Array>; fileName: string }>;
  listAlerts(
    request: PageRequest & { readonly state: 'open' | 'all' },
  ): Promise<{ alerts: SecurityAlert[]; open: number; nextCursor: string | null }>;
  /** Throws `security_alert_not_found`. */
  acknowledgeAlert(adminId: UserId, alertId: string): Promise<SecurityAlert>;
  /** Everything stored about a user for the data export, newest first. */
  listOfUser(userId: UserId): Promise<unknown>;
  /** Handlers of the jobs. */
  checkBursts(): Promise<void>;
  expire(): Promise<void>;
}

const cursorKeys = z.tuple([z.string().max(36)]);

const readCursor = (cursor: string | undefined): string | null =>
  cursor === undefined ? null : decodeCursor(cursor, cursorKeys)[0];

async function toFilter(tx: Tx, filter: SecurityLogFilter): Promise<EventFilter> {
  const { search, actor, subject, category, kind, network = '', from, to } = filter;
  const idsOf = async (text = ''): Promise<readonly string[] | undefined> => {
    if (text === '') return undefined;
    return text.includes('@') ? findUserIdsByAddress(tx, text.toLowerCase()) : [text];
  };
  return {
    category,
    kind,
    userIds: await idsOf(search),
    actorIds: await idsOf(actor),
    subjectIds: await idsOf(subject),
    network: network === '' ? undefined : network.toLowerCase(),
    from: from === undefined ? undefined : Date.parse(from),
    until: to === undefined ? undefined : Date.parse(to) + day,
  };
}

export function createSecurityLogService(ports: SecurityLogPorts): SecurityLogService {
  const { transactions, clock } = ports;
  const { outside } = transactions;
  const recorder = createRecorder(ports);

  const presentAlerts = async (alerts: readonly AlertRecord[]): Promise<SecurityAlert[]> => {
    const userIds = alerts.flatMap(({ subject, acknowledgedBy }) => [subject, acknowledgedBy ?? '']);
    const emails = await findEmails(outside, [...new Set(userIds)]);
    return alerts.map((alert) => presentAlert(alert, emails));
  };

  return {
    ...recorder,
    ...createDevices(clock),
    findLanguage: ports.findLanguage,
    keepFormerAddress: (tx, userId, address) => saveFormerAddress(tx, userId, address, clock.now()),
    saveNetworkCountry: async (tx, network, countryCode) => {
      if (network !== '') await saveCountry(tx, network, countryCode, clock.now());
    },
    listOwn: async (userId, { category, limit, cursor }) => {
      const page = { limit: limit + 1, after: readCursor(cursor) };
      const found = await resolveNames(outside, await listEventsOf(outside, userId, category, page));
      const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
      return { events: rows.map(presentOwnEvent), nextCursor };
    },
    listAt: async (userId, page) => ({
      events: await resolveNames(outside, await listEventsAt(outside, userId, page)),
      total: await countEventsOf(outside, userId, accountLogOffsetMaximum),
    }),
    list: async (filter, { limit, cursor }) => {
      const page = { limit: limit + 1, after: readCursor(cursor) };
      const found = await resolveNames(
        outside,
        await listEvents(outside, await toFilter(outside, filter), page),
      );
      const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
      return { events: rows.map(presentEvent), nextCursor };
    },
    writeFile: async (filter, language) => {
      const read = await toFilter(outside, filter);
      await recorder.recordAlone({ kind: 'log-exported', userId: null });
      const today = utcDay(clock.now());
      return { chunks: writeEvents(outside, read, language), fileName: `security-log-${today}.csv` };
    },
    listAlerts: async ({ state, limit, cursor }) => {
      const page = { isOpenOnly: state === 'open', limit: limit + 1, after: readCursor(cursor) };
      const { rows, nextCursor } = cutPage(await listAlerts(outside, page), limit, ({ id }) => [id]);
      return { alerts: await presentAlerts(rows), open: await countOpenAlerts(outside), nextCursor };
    },
    acknowledgeAlert: async (adminId, alertId) => {
      const alert = await transactions.run(async (tx) => {
        if (await acknowledgeAlert(tx, alertId, adminId, clock.now())) {
          await recorder.record(tx, {
            kind: 'alert-acknowledged',
            userId: null,
            detail: { target: alertId },
          });
        }
        return findAlert(tx, alertId);
      });
      const [presented] = alert === null ? [] : await presentAlerts([alert]);
      if (!presented) throw new AppError('security_alert_not_found');
      return presented;
    },
    listOfUser: async (userId) => {
      const events = [];
      let after: string | null = null;
      do {
        const batch = await listEventsOf(outside, userId, undefined, { limit: 500, after });
        events.push(...(await resolveNames(outside, batch)).map(presentOwnEvent));
        after = batch.length < 500 ? null : (batch.at(-1)?.id ?? null);
      } while (after !== null);
      const devices = await listDevices(outside, userId);
      const addresses = await listFormerAddresses(outside, userId);
      return {
        events,
        knownDevices: devices.map(({ createdAt, seenAt }) => ({
          createdAt: toTimestamp(createdAt),
          seenAt: toTimestamp(seenAt),
        })),
        formerAddresses: addresses.map(({ address, leftAt }) => ({ address, leftAt: toTimestamp(leftAt) })),
      };
    },
    checkBursts: () => checkBursts(ports),
    expire: async () => {
      const before = clock.now() - keepFor;
      let deleted = 0;
      do {
        deleted = await transactions.run((tx) => deleteEventsBefore(tx, before, retentionBatch));
      } while (deleted === retentionBatch);
      await transactions.run(async (tx) => {
        await deleteAlertsBefore(tx, before);
        await deleteDevicesBefore(tx, before);
      });
    },
  };
}
