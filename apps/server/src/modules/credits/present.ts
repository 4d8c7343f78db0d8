import type { CreditMovement, MovementKind } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { MovementRecord } from './movement-repository.ts';

/** Length at which the prompt of a turn was cut: docs/rules/turns.md#prompt-history */
const promptMaximum = 100;

function stateOf({ kind, charged }: MovementRecord): CreditMovement['turnState'] {
  if (kind !== 'reserve') return null;
  if (charged === null) return 'running';
  return charged === 0 ? 'free' : 'charged';
}

/** Movement record → wire, with the current names of projects. */
export function presentMovement(
  record: MovementRecord,
  balanceAfter: number | null,
  names: ReadonlyMap<string, string>,
): CreditMovement {
  const { id, kind, amount, reason, turnId, projectId, model, tokens, createdAt } = record;
  const isTurn = kind === 'reserve';
  const isCut = isTurn && reason.length >= promptMaximum;
  return {
    id: id as CreditMovement['id'],
    kind: isTurn ? 'turn' : (kind as MovementKind),
    amount,
    balanceAfter,
    reason: isCut ? `${reason.trimEnd()}…` : reason,
    turnId,
    turnState: stateOf(record),
    projectId,
    projectName: projectId === null ? null : (names.get(projectId) ?? null),
    model,
    tokens,
    createdAt: toTimestamp(createdAt),
  };
}
