import type { LedgerEntry } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { LedgerRecord } from './types.ts';

/** Ledger record → wire, with the current names of projects. */
export function presentLedgerEntry(record: LedgerRecord, names: ReadonlyMap<string, string>): LedgerEntry {
  const { id, kind, amount, balanceAfter, reason, turnId, projectId, model, tokens, createdAt } = record;
  return {
    id: id as LedgerEntry['id'],
    kind,
    amount,
    balanceAfter,
    reason,
    turnId,
    projectId,
    projectName: projectId === null ? null : (names.get(projectId) ?? null),
    model,
    tokens,
    createdAt: toTimestamp(createdAt),
  };
}
