import type { Credits, LedgerEntry, LedgerEntryId, LedgerKind, ProjectId, TurnId } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { LedgerRow } from './ledger-repository.ts';

/** Ledger row → wire, with the names that its projects have now. */
export function presentLedgerEntry(row: LedgerRow, names: ReadonlyMap<string, string>): LedgerEntry {
  return {
    id: row.id as LedgerEntryId,
    kind: row.kind as LedgerKind,
    amount: row.amount,
    balanceAfter: row.balance_after as Credits,
    reason: row.reason,
    turnId: row.turn_id as TurnId | null,
    projectId: row.project_id as ProjectId | null,
    projectName: row.project_id === null ? null : (names.get(row.project_id) ?? null),
    model: row.model,
    tokens: row.tokens,
    createdAt: toTimestamp(row.created_at),
  };
}
