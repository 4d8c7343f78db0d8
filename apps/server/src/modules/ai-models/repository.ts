import { aiModelKind, aiModelTask, modelProblem, reasoningEffort } from '@kilim/contract';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import { type AiModelsTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ModelHealth, ModelRecord, ModelSettings } from './model-record.ts';

const tasks = z.array(aiModelTask);
/** Stored as a whole number: the smallest price is a thousandth of a credit per thousand tokens. */
const perMillion = 1_000;

function toRecord(row: Selectable<AiModelsTable>): ModelRecord | null {
  // A kind of a newer version is left out.
  const kind = aiModelKind.safeParse(row.kind);
  if (!kind.success) return null;
  return {
    id: row.id,
    settings: {
      name: row.name,
      kind: kind.data,
      baseUrl: row.base_url,
      model: row.model,
      tasks: tasks.parse(JSON.parse(row.tasks_json)),
      creditsPerThousandTokens:
        row.credits_per_million === null ? null : row.credits_per_million / perMillion,
      dayTokens: row.day_tokens,
      monthTokens: row.month_tokens,
      readsImages: row.reads_images === 1,
      reasoningEffort: row.reasoning_effort === null ? null : reasoningEffort.parse(row.reasoning_effort),
      isEnabled: row.is_enabled === 1,
    },
    sealedKey: row.sealed_key,
    health: {
      failures: row.failures,
      pausedUntil: row.paused_until,
      lastSuccessAt: row.last_success_at,
      lastFailureAt: row.last_failure_at,
      problem: row.problem === null ? null : modelProblem.catch('unreachable').parse(row.problem),
      detail: row.detail,
    },
    updatedAt: row.updated_at,
  };
}

const settingColumns = (settings: ModelSettings) => ({
  name: settings.name,
  kind: settings.kind,
  base_url: settings.baseUrl,
  model: settings.model,
  tasks_json: JSON.stringify(settings.tasks),
  credits_per_million:
    settings.creditsPerThousandTokens === null
      ? null
      : Math.round(settings.creditsPerThousandTokens * perMillion),
  day_tokens: settings.dayTokens,
  month_tokens: settings.monthTokens,
  reads_images: settings.readsImages ? 1 : 0,
  reasoning_effort: settings.reasoningEffort,
  is_enabled: settings.isEnabled ? 1 : 0,
});

const healthColumns = (health: ModelHealth) => ({
  failures: health.failures,
  paused_until: health.pausedUntil,
  last_success_at: health.lastSuccessAt,
  last_failure_at: health.lastFailureAt,
  problem: health.problem,
  detail: health.detail,
});

/** All models in the order in which they are asked. */
export async function listModels(tx: Tx): Promise<ModelRecord[]> {
  const rows = await queries(tx)
    .selectFrom('ai_models')
    .selectAll()
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => toRecord(row) ?? []);
}

/** Locks the row, so that two requests cannot use the same room of a budget. */
export async function lockModel(tx: Tx, id: string): Promise<ModelRecord | null> {
  const row = await queries(tx)
    .updateTable('ai_models')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

export async function insertModel(tx: Tx, record: ModelRecord, position: number): Promise<void> {
  const row: Insertable<AiModelsTable> = {
    id: record.id,
    position,
    ...settingColumns(record.settings),
    sealed_key: record.sealedKey,
    ...healthColumns(record.health),
    created_at: record.updatedAt,
    updated_at: record.updatedAt,
  };
  await queries(tx).insertInto('ai_models').values(row).execute();
}

/** Replaces settings and key; another way to be called starts with a fresh health. */
export async function saveModel(
  tx: Tx,
  { id, settings, sealedKey, health, updatedAt }: ModelRecord,
): Promise<void> {
  await queries(tx)
    .updateTable('ai_models')
    .set({
      ...settingColumns(settings),
      ...healthColumns(health),
      sealed_key: sealedKey,
      updated_at: updatedAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function saveHealth(tx: Tx, id: string, health: ModelHealth): Promise<void> {
  await queries(tx).updateTable('ai_models').set(healthColumns(health)).where('id', '=', id).execute();
}

export async function savePosition(tx: Tx, id: string, position: number): Promise<void> {
  await queries(tx).updateTable('ai_models').set({ position }).where('id', '=', id).execute();
}

/** Returns false when there is no such model. */
export async function deleteModel(tx: Tx, id: string): Promise<boolean> {
  const result = await queries(tx).deleteFrom('ai_models').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
