import type { AiModel, AiModelHealth } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { hasRoom, isPaused } from './health.ts';
import { smallestTurn, type UsedModel } from './route-models.ts';

function stateOf({ record, use }: UsedModel, now: number): AiModelHealth['state'] {
  const { health, settings } = record;
  if (!hasRoom(settings, use, smallestTurn)) return 'spent';
  if (isPaused(health, now)) return 'paused';
  if (health.problem !== null) return 'failing';
  return health.lastSuccessAt === null ? 'unused' : 'working';
}

const timeOf = (time: number | null) => (time === null ? null : toTimestamp(time));

/** A model for administrators, without its key. */
export function presentModel(model: UsedModel, now: number): AiModel {
  const { record, use } = model;
  const { health, settings } = record;
  return {
    id: record.id,
    ...settings,
    tasks: [...settings.tasks],
    hasKey: record.sealedKey !== null,
    health: {
      state: stateOf(model, now),
      lastSuccessAt: timeOf(health.lastSuccessAt),
      lastFailureAt: timeOf(health.lastFailureAt),
      pausedUntil: isPaused(health, now) ? toTimestamp(health.pausedUntil) : null,
      problem: health.problem,
      detail: health.detail,
      requests: use.requests,
      failures: use.failures,
      firstWordMilliseconds: use.answers === 0 ? null : Math.round(use.firstWordTotal / use.answers),
      tokensToday: Math.max(0, use.tokensToday),
      tokensThisMonth: Math.max(0, use.tokensThisMonth),
    },
  };
}
