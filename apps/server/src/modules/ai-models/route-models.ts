import type { AiModelTask } from '@kilim/contract';
import { hasRoom, isPaused } from './health.ts';
import type { ModelRecord, ModelUse } from './model-record.ts';

/** Tokens of the smallest turn; a budget with less room counts as used up. */
export const smallestTurn = 2_000;

export interface UsedModel {
  readonly record: ModelRecord;
  readonly use: ModelUse;
}

/** Whether requests may be sent to a model now. */
export function isAsked({ record, use }: UsedModel, now: number): boolean {
  const { settings, health } = record;
  return settings.isEnabled && !isPaused(health, now) && hasRoom(settings, use, smallestTurn);
}

/** The models that are asked for a task, in order. */
export function modelsFor(task: AiModelTask, models: readonly UsedModel[], now: number): ModelRecord[] {
  return models
    .filter((model) => model.record.settings.tasks.includes(task) && isAsked(model, now))
    .map(({ record }) => record);
}
