import type { Credits, LedgerEntry, LedgerEntryId, LedgerKind, TurnId } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { LedgerRow } from './repository.ts';

/** Ledger row → wire. */
export function presentLedgerEntry(row: LedgerRow): LedgerEntry {
  return {
    id: row.id as LedgerEntryId,
    kind: row.kind as LedgerKind,
    amount: row.amount,
    balanceAfter: row.balance_after as Credits,
    reason: row.reason,
    turnId: row.turn_id as TurnId | null,
    model: row.model,
    tokens: row.tokens,
    createdAt: toTimestamp(row.created_at),
  };
}
