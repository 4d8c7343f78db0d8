import { AppError, type Transfer, type TransferStatus, transferStatus } from '@kilim/contract';
import { z } from 'zod';
import { cutPage, decodeCursor } from '../../../platform/paging/index.ts';
import type { PaymentsPorts } from '../ports.ts';
import { presentTransfer } from '../present.ts';
import { countTransfers, listTransferRecords } from './repository.ts';

export interface TransferQuery {
  readonly status?: TransferStatus | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface TransferList {
  readonly transfers: Transfer[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** Status filter, time and id of the last transfer of a page. */
const transferCursor = z.tuple([
  z.enum(['', ...transferStatus.options]),
  z.number().int(),
  z.string().regex(/^\w{1,64}$/),
]);

/** Lists transfers, newest first. Throws `general_cursor_not_found` for a cursor of another status filter. */
export async function listTransfers(
  ports: PaymentsPorts,
  { status, limit, cursor }: TransferQuery,
): Promise<TransferList> {
  const { outside } = ports.transactions;
  const [cursorStatus, occurredAt, id] =
    cursor === undefined ? [status ?? '', 0, ''] : decodeCursor(cursor, transferCursor);
  if (cursorStatus !== (status ?? '')) throw new AppError('general_cursor_not_found');
  const after = cursor === undefined ? null : { occurredAt, id };
  const found = await listTransferRecords(outside, { status, after, count: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (record) => [
    status ?? '',
    record.occurredAt,
    record.id,
  ]);
  return {
    transfers: rows.map(presentTransfer),
    total: await countTransfers(outside, status),
    nextCursor,
  };
}
