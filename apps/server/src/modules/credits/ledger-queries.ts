import type {
  CreditMovement,
  CreditUsage,
  LedgerGroup,
  LedgerKind,
  ProjectId,
  UserId,
} from '@kilim/contract';
import { z } from 'zod';
import { csvFormats, encodeCsv } from '../../platform/csv/index.ts';
import { translators } from '../../platform/i18n/index.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import { type RecordSpan, sumUsage, sumUsageBy } from './ledger-query-repository.ts';
import { type MovementFileFormat, writeMovementRows } from './movement-file.ts';
import { listMovementRecords, type MovementFilter, type MovementRecord } from './movement-repository.ts';
import { presentMovement } from './present.ts';
import type { LedgerFilter, LedgerPage, LedgerSpan } from './types.ts';

/** Current names of the user's projects by id; deleted projects are missing. */
export type NameProjects = (
  userId: UserId,
  projectIds: readonly ProjectId[],
) => Promise<ReadonlyMap<string, string>>;

/** Position of the last movement and, in an unfiltered list, the balance before it. */
const positionCursor = z.tuple([z.int32().positive()]).or(z.tuple([z.int32().positive(), z.int()]));
/** The kinds of the entries that begin a movement. */
const kindsOf: Readonly<Record<LedgerGroup, readonly LedgerKind[]>> = {
  purchases: ['purchase'],
  gifts: ['opening', 'gift'],
  use: ['reserve'],
  reversals: ['reversal'],
};
/** Records read per query of the CSV file. */
const recordsPerQuery = 200;
/** Projects and models listed in a usage breakdown. */
const usageEntriesMaximum = 100;

const spanOf = ({ from, to }: LedgerSpan): RecordSpan => ({
  from: from === undefined ? null : Date.parse(from),
  to: to === undefined ? null : Date.parse(to),
});
const isFiltered = ({ group, projectId, model, from, to }: LedgerFilter): boolean =>
  [group, projectId, model, from, to].some((part) => part !== undefined);
const filterOf = (filter: LedgerFilter): MovementFilter => ({
  ...spanOf(filter),
  kinds: filter.group === undefined ? null : kindsOf[filter.group],
  projectId: filter.projectId ?? null,
  model: filter.model ?? null,
});

export interface LedgerQueries {
  /** Lists movements, newest first. Throws `general_cursor_not_found`. */
  list(
    userId: UserId,
    page: LedgerFilter & { limit: number; cursor?: string | undefined },
  ): Promise<LedgerPage>;
  /** Credits that turns cost, by project and by model. */
  usageBreakdown(userId: UserId, span: LedgerSpan): Promise<CreditUsage>;
  /** The filtered movements as a CSV stream, newest first. */
  exportLedger(
    userId: UserId,
    filter: LedgerFilter,
    format: MovementFileFormat,
  ): { fileName: string; chunks: AsyncIterable<Uint8Array> };
}

export function createLedgerQueries(transactions: Transactions, nameProjects: NameProjects): LedgerQueries {
  const namesFor = async (userId: UserId, ids: readonly (string | null)[]) => {
    const known = [...new Set(ids.filter((id) => id !== null))] as ProjectId[];
    return known.length === 0 ? new Map<string, string>() : nameProjects(userId, known);
  };

  /** Adds the balance after each movement. A filtered list has no such balance, because it leaves movements out. */
  const present = async (
    userId: UserId,
    records: readonly MovementRecord[],
    newestBalance: number | null,
  ): Promise<{ entries: CreditMovement[]; balanceBefore: number | null }> => {
    const names = await namesFor(
      userId,
      records.map(({ projectId }) => projectId),
    );
    let balance = newestBalance;
    const entries = records.map((record) => {
      const entry = presentMovement(record, balance, names);
      if (balance !== null) balance -= record.amount;
      return entry;
    });
    return { entries, balanceBefore: balance };
  };

  async function* readMovements(userId: UserId, filter: LedgerFilter): AsyncGenerator<CreditMovement[]> {
    const wanted = filterOf(filter);
    let beforePosition: number | null = null;
    let balance: number | null = null;
    do {
      const page = { beforePosition, count: recordsPerQuery };
      const records: MovementRecord[] = await listMovementRecords(transactions.outside, userId, wanted, page);
      if (beforePosition === null) balance = isFiltered(filter) ? null : (records[0]?.currentBalance ?? null);
      const { entries, balanceBefore } = await present(userId, records, balance);
      yield entries;
      balance = balanceBefore;
      beforePosition = records.length < recordsPerQuery ? null : (records.at(-1)?.position ?? null);
    } while (beforePosition !== null);
  }

  return {
    list: async (userId, { limit, cursor, ...filter }) => {
      const [beforePosition, carried] = cursor === undefined ? [null] : decodeCursor(cursor, positionCursor);
      const page = { beforePosition, count: limit + 1 };
      const found = await listMovementRecords(transactions.outside, userId, filterOf(filter), page);
      const rows = found.slice(0, limit);
      const newest = beforePosition === null ? rows[0]?.currentBalance : carried;
      const { entries, balanceBefore } = await present(
        userId,
        rows,
        isFiltered(filter) ? null : (newest ?? null),
      );
      const { nextCursor } = cutPage(found, limit, ({ position }) =>
        balanceBefore === null ? [position] : [position, balanceBefore],
      );
      return { entries, nextCursor };
    },
    usageBreakdown: async (userId, given) => {
      const span = spanOf(given);
      const tx = transactions.outside;
      const byProject = await sumUsageBy(tx, userId, span, 'project', usageEntriesMaximum);
      const byModel = await sumUsageBy(tx, userId, span, 'model', usageEntriesMaximum);
      const names = await namesFor(
        userId,
        byProject.map(({ key }) => key),
      );
      return {
        ...(await sumUsage(tx, userId, span)),
        projects: byProject.map(({ key, ...sums }) => ({
          projectId: key as ProjectId | null,
          projectName: key === null ? null : (names.get(key) ?? null),
          ...sums,
        })),
        models: byModel.map(({ key, ...sums }) => ({ model: key, ...sums })),
      };
    },
    exportLedger: (userId, filter, format) => ({
      fileName: translators[format.language]('files.ledger.fileName'),
      chunks: encodeCsv(
        writeMovementRows(readMovements(userId, filter), { ...format, hasBalance: !isFiltered(filter) }),
        csvFormats[format.language],
      ),
    }),
  };
}
