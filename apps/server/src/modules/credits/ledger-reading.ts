import { type Language, ledgerGroups, type ProjectId, type UserId } from '@kilim/contract';
import { createTranslator, en, tr } from '@kilim/messages';
import { z } from 'zod';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { type CsvCell, encodeCsv } from '../../platform/csv/index.ts';
import { cutPage, decodeCursor } from '../../platform/paging/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { CreditsService, LedgerFilter, LedgerSpan } from './credits-service.ts';
import {
  type LedgerRow,
  listLedgerRows,
  type RowFilter,
  type RowSpan,
  sumUse,
  totalUse,
} from './ledger-repository.ts';
import { presentLedgerEntry } from './present.ts';

/** Names that the person's projects have now; deleted ones are left out. */
export type NameProjects = (
  userId: UserId,
  projectIds: readonly ProjectId[],
) => Promise<ReadonlyMap<string, string>>;

const translators = { tr: createTranslator('tr', tr), en: createTranslator('en', en) };
const positionCursor = z.tuple([z.int32().positive()]);
const rowsAtOnce = 200;
const projectsMaximum = 100;

const spanOf = ({ from, to }: LedgerSpan): RowSpan => ({
  from: from === undefined ? null : Date.parse(from),
  to: to === undefined ? null : Date.parse(to),
});
const filterOf = (filter: LedgerFilter): RowFilter => ({
  ...spanOf(filter),
  kinds: filter.group === undefined ? null : ledgerGroups[filter.group],
  projectId: filter.projectId ?? null,
  model: filter.model ?? null,
});

/** What is only read of the ledger: pages, sums and the file. */
export function createLedgerReading(
  transactions: Transactions,
  nameProjects: NameProjects,
): Pick<CreditsService, 'list' | 'use' | 'exportLedger'> {
  const namesFor = async (userId: UserId, ids: readonly (string | null)[]) => {
    const known = [...new Set(ids.filter((id) => id !== null))] as ProjectId[];
    return known.length === 0 ? new Map<string, string>() : nameProjects(userId, known);
  };

  async function* readRows(
    userId: UserId,
    filter: RowFilter,
    language: Language,
  ): AsyncGenerator<readonly CsvCell[]> {
    const t = translators[language];
    yield (['time', 'kind', 'amount', 'balance', 'project', 'model', 'tokens', 'reason'] as const).map(
      (column) => t(`files.ledger.${column}`),
    );
    let beforePosition: number | null = null;
    do {
      const page = { beforePosition, count: rowsAtOnce };
      const rows: LedgerRow[] = await listLedgerRows(transactions.outside, userId, filter, page);
      const names = await namesFor(
        userId,
        rows.map((row) => row.project_id),
      );
      for (const row of rows) {
        const entry = presentLedgerEntry(row, names);
        yield [
          toTimestamp(row.created_at),
          t(`settings.billing.kind.${entry.kind}`),
          entry.amount,
          entry.balanceAfter,
          entry.projectName,
          entry.model,
          entry.tokens,
          // An opening balance has a name for machines as its reason.
          entry.kind === 'opening' ? null : entry.reason,
        ];
      }
      beforePosition = rows.length < rowsAtOnce ? null : (rows.at(-1)?.position ?? null);
    } while (beforePosition !== null);
  }

  return {
    list: async (userId, { limit, cursor, ...filter }) => {
      const beforePosition = cursor === undefined ? null : decodeCursor(cursor, positionCursor)[0];
      const page = { beforePosition, count: limit + 1 };
      const found = await listLedgerRows(transactions.outside, userId, filterOf(filter), page);
      const { rows, nextCursor } = cutPage(found, limit, (row) => [row.position]);
      const names = await namesFor(
        userId,
        rows.map((row) => row.project_id),
      );
      return { entries: rows.map((row) => presentLedgerEntry(row, names)), nextCursor };
    },
    use: async (userId, given) => {
      const span = spanOf(given);
      const tx = transactions.outside;
      const byProject = await sumUse(tx, userId, span, 'project_id', projectsMaximum);
      const byModel = await sumUse(tx, userId, span, 'model', projectsMaximum);
      const names = await namesFor(
        userId,
        byProject.map(({ key }) => key),
      );
      return {
        ...(await totalUse(tx, userId, span)),
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
      chunks: encodeCsv(readRows(userId, filterOf(filter), language)),
    }),
  };
}
