import { type CreditUsage, type Language, ledgerGroups, type ProjectId, type UserId } from '@kilim/contract';
import { z } from 'zod';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { type CsvCell, encodeCsv } from '../../platform/csv/index.ts';
import { translators } from '../../platform/i18n/index.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import {
  listLedgerRecords,
  type RecordFilter,
  type RecordSpan,
  sumUsage,
  sumUsageBy,
} from './ledger-query-repository.ts';
import { presentLedgerEntry } from './present.ts';
import type { LedgerFilter, LedgerPage, LedgerRecord, LedgerSpan } from './types.ts';

/** Current names of the user's projects by id; deleted projects are missing. */
export type NameProjects = (
  userId: UserId,
  projectIds: readonly ProjectId[],
) => Promise<ReadonlyMap<string, string>>;

const positionCursor = z.tuple([z.int32().positive()]);
/** Records read per query of the CSV file. */
const recordsPerQuery = 200;
/** Projects and models listed in a usage breakdown. */
const usageEntriesMaximum = 100;

const spanOf = ({ from, to }: LedgerSpan): RecordSpan => ({
  from: from === undefined ? null : Date.parse(from),
  to: to === undefined ? null : Date.parse(to),
});
const filterOf = (filter: LedgerFilter): RecordFilter => ({
  ...spanOf(filter),
  kinds: filter.group === undefined ? null : ledgerGroups[filter.group],
  projectId: filter.projectId ?? null,
  model: filter.model ?? null,
});

export interface LedgerQueries {
  /** Lists ledger entries, newest first. Throws `general_cursor_not_found`. */
  list(
    userId: UserId,
    page: LedgerFilter & { limit: number; cursor?: string | undefined },
  ): Promise<LedgerPage>;
  /** Credits that turns cost, by project and by model. */
  usageBreakdown(userId: UserId, span: LedgerSpan): Promise<CreditUsage>;
  /** The filtered ledger as a CSV stream, newest entry first. */
  exportLedger(
    userId: UserId,
    filter: LedgerFilter,
    language: Language,
  ): { fileName: string; chunks: AsyncIterable<Uint8Array> };
}

export function createLedgerQueries(transactions: Transactions, nameProjects: NameProjects): LedgerQueries {
  const namesFor = async (userId: UserId, ids: readonly (string | null)[]) => {
    const known = [...new Set(ids.filter((id) => id !== null))] as ProjectId[];
    return known.length === 0 ? new Map<string, string>() : nameProjects(userId, known);
  };

  async function* readCsvRows(
    userId: UserId,
    filter: RecordFilter,
    language: Language,
  ): AsyncGenerator<readonly CsvCell[]> {
    const t = translators[language];
    yield (['time', 'kind', 'amount', 'balance', 'project', 'model', 'tokens', 'reason'] as const).map(
      (column) => t(`files.ledger.${column}`),
    );
    let beforePosition: number | null = null;
    do {
      const page = { beforePosition, count: recordsPerQuery };
      const records: LedgerRecord[] = await listLedgerRecords(transactions.outside, userId, filter, page);
      const names = await namesFor(
        userId,
        records.map(({ projectId }) => projectId),
      );
      for (const record of records) {
        const entry = presentLedgerEntry(record, names);
        yield [
          toTimestamp(record.createdAt),
          t(`settings.billing.kind.${entry.kind}`),
          entry.amount,
          entry.balanceAfter,
          entry.projectName,
          entry.model,
          entry.tokens,
          // The reason of an opening balance is a code, not a text.
          entry.kind === 'opening' ? null : entry.reason,
        ];
      }
      beforePosition = records.length < recordsPerQuery ? null : (records.at(-1)?.position ?? null);
    } while (beforePosition !== null);
  }

  return {
    list: async (userId, { limit, cursor, ...filter }) => {
      const beforePosition = cursor === undefined ? null : decodeCursor(cursor, positionCursor)[0];
      const page = { beforePosition, count: limit + 1 };
      const found = await listLedgerRecords(transactions.outside, userId, filterOf(filter), page);
      const { rows, nextCursor } = cutPage(found, limit, (row) => [row.position]);
      const names = await namesFor(
        userId,
        rows.map(({ projectId }) => projectId),
      );
      return { entries: rows.map((row) => presentLedgerEntry(row, names)), nextCursor };
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
    exportLedger: (userId, filter, language) => ({
      fileName: translators[language]('files.ledger.fileName'),
      chunks: encodeCsv(readCsvRows(userId, filterOf(filter), language)),
    }),
  };
}
