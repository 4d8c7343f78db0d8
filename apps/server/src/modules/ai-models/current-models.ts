import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ManagedModel, RoutedModels } from '../ai/index.ts';
import { createMeter, type MeterPorts } from './meter.ts';
import { openKey } from './model-keys.ts';
import { type ModelRecord, noUse } from './model-record.ts';
import { listModels } from './repository.ts';
import { modelsFor, type UsedModel } from './route-models.ts';
import { readUse } from './usage-repository.ts';

/** The models as turns read them. */
export interface CurrentModels {
  /** The models for a turn. At most five seconds old; changes of this process are visible at once. */
  routed(task: 'change' | 'question'): Promise<RoutedModels>;
  /** Reads the database again. */
  forget(): void;
}

const cacheFor = 5_000;

export async function readUsedModels(tx: Tx, now: number): Promise<UsedModel[]> {
  const records = await listModels(tx);
  if (records.length === 0) return [];
  const uses = await readUse(tx, now);
  return records.map((record) => ({ record, use: uses.get(record.id) ?? noUse }));
}

export function createCurrentModels(
  ports: Omit<MeterPorts, 'onChange'> & { readonly secrets: SecretBox },
): CurrentModels {
  const { transactions, clock, secrets } = ports;
  let cached: { readonly models: readonly UsedModel[]; readonly until: number } | null = null;
  let changes = 0;

  const forget = (): void => {
    changes += 1;
    cached = null;
  };
  const read = async (): Promise<readonly UsedModel[]> => {
    if (cached && clock.now() < cached.until) return cached.models;
    const seen = changes;
    const models = await readUsedModels(transactions.outside, clock.now());
    // What was read before a change must not be cached after it.
    if (seen === changes) cached = { models, until: clock.now() + cacheFor };
    return models;
  };

  const toManaged = (record: ModelRecord): ManagedModel => {
    const { kind, baseUrl, model, reasoningEffort, readsImages, creditsPerThousandTokens } = record.settings;
    return {
      key: `${record.id} ${record.updatedAt}`,
      endpoint: { kind, baseUrl, model, reasoningEffort, readsImages, apiKey: openKey(secrets, record) },
      creditsPerToken: creditsPerThousandTokens === null ? null : creditsPerThousandTokens / 1_000,
      meter: createMeter({ ...ports, onChange: forget }, record),
    };
  };

  return {
    routed: async (task) => {
      const models = await read();
      const listOf = (name: Parameters<typeof modelsFor>[0]): ManagedModel[] =>
        modelsFor(name, models, clock.now()).map(toManaged);
      return { answer: listOf(task), draft: listOf('draft'), repair: listOf('repair') };
    },
    forget,
  };
}
