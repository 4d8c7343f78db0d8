import {
  type AiModel,
  type AiModelList,
  AppError,
  aiModelLimits,
  aiModelTask,
  type ModelCheck,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import type { AddressPolicy } from '../../platform/guarded-fetch/index.ts';
import { findAddressProblem } from '../../platform/guarded-fetch/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { changedNames } from './changed-names.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { type CurrentModels, readUsedModels } from './current-models.ts';
import { nextHealth } from './health.ts';
import type { MeterPorts } from './meter.ts';
import { keyHolderOf, nextSealedKey, openKey } from './model-keys.ts';
import { freshHealth, type ModelRecord, type ModelSettings, noUse } from './model-record.ts';
import { readAllowsOwnKeys, saveAllowsOwnKeys } from './options-repository.ts';
import { presentModel } from './present.ts';
import {
  deleteModel,
  insertModel,
  listModels,
  lockModel,
  saveHealth,
  saveModel,
  savePosition,
} from './repository.ts';
import { readUse } from './usage-repository.ts';

export interface AiModelsPorts extends Omit<MeterPorts, 'onChange'> {
  readonly secrets: SecretBox;
  readonly current: CurrentModels;
  readonly policy: AddressPolicy;
  readonly guardedFetch: typeof fetch;
  readonly audit?: Pick<SecurityRecorder, 'record'>;
  /** Milliseconds of a test request; for tests. */
  readonly testMilliseconds?: number;
}

/** The settings of a model with the change of its key: missing for none, null to remove it. */
export type ModelInput = ModelSettings & { readonly key?: string | null | undefined };

/** The models of administrators. Methods with an id throw `ai_model_not_found`. */
export interface AiModelsService {
  list(): Promise<AiModelList>;
  /** Throws `ai_model_limit`, `ai_model_key_required` and `ai_model_address_refused`. */
  create(input: ModelInput): Promise<AiModel>;
  update(id: string, input: ModelInput): Promise<AiModel>;
  toggle(id: string, isEnabled: boolean): Promise<AiModel>;
  remove(id: string): Promise<void>;
  /** Throws `ai_model_order_outdated` unless `ids` are those of all models. */
  order(ids: readonly string[]): Promise<AiModelList>;
  test(id: string): Promise<{ check: ModelCheck; model: AiModel }>;
  allowOwnKeys(isAllowed: boolean): Promise<void>;
  close(): void;
}

/** Tasks in the order of the contract, each once. */
function tidySettings(input: ModelInput): ModelSettings {
  const { key, ...settings } = input;
  void key;
  return { ...settings, tasks: aiModelTask.options.filter((task) => settings.tasks.includes(task)) };
}

export function createAiModelsService(ports: AiModelsPorts): AiModelsService {
  const { transactions, clock, secrets, current, policy, guardedFetch, audit } = ports;
  const closing = new AbortController();

  const present = async (tx: Tx, record: ModelRecord): Promise<AiModel> => {
    const now = clock.now();
    const use = (await readUse(tx, now, record.id)).get(record.id) ?? noUse;
    return presentModel({ record, use }, now);
  };
  const requireModel = async (tx: Tx, id: string): Promise<ModelRecord> => {
    const record = await lockModel(tx, id);
    if (!record) throw new AppError('ai_model_not_found');
    return record;
  };
  const checkAddress = async ({ baseUrl }: ModelSettings): Promise<void> => {
    if (baseUrl === null || (await findAddressProblem(baseUrl, policy)) === null) return;
    throw new AppError('ai_model_address_refused', { fields: { baseUrl: 'invalid' } });
  };
  const list = async (): Promise<AiModelList> => {
    const now = clock.now();
    const models = await readUsedModels(transactions.outside, now);
    return {
      models: models.map((model) => presentModel(model, now)),
      allowsOwnKeys: await readAllowsOwnKeys(transactions.outside),
    };
  };
  /** Saves what `change` returns for a locked model. */
  const replace = async (id: string, change: (before: ModelRecord) => ModelRecord): Promise<AiModel> => {
    const saved = await transactions.run(async (tx) => {
      const before = await requireModel(tx, id);
      // Later than before, because providers are kept by this time.
      const after = { ...change(before), updatedAt: Math.max(clock.now(), before.updatedAt + 1) };
      await saveModel(tx, after);
      const names = changedNames(before, after);
      await audit?.record(tx, { kind: 'ai-model-changed', userId: null, detail: { target: id, names } });
      return present(tx, after);
    });
    current.forget();
    return saved;
  };

  return {
    list,
    create: async (input) => {
      const settings = tidySettings(input);
      await checkAddress(settings);
      const now = clock.now();
      const id = newId(now);
      const sealedKey = nextSealedKey(secrets, { id, settings, key: input.key }, null);
      const record: ModelRecord = { id, settings, sealedKey, health: freshHealth, updatedAt: now };
      const created = await transactions.run(async (tx) => {
        const { length } = await listModels(tx);
        if (length >= aiModelLimits.models) throw new AppError('ai_model_limit');
        await insertModel(tx, record, length + 1);
        await audit?.record(tx, { kind: 'ai-model-added', userId: null, detail: { target: id } });
        return present(tx, record);
      });
      current.forget();
      return created;
    },
    update: async (id, input) => {
      const settings = tidySettings(input);
      await checkAddress(settings);
      return replace(id, (before) => {
        const sealedKey = nextSealedKey(secrets, { id, settings, key: input.key }, before);
        const isCalledAnew =
          keyHolderOf(before.settings) !== keyHolderOf(settings) ||
          before.settings.baseUrl !== settings.baseUrl ||
          before.settings.model !== settings.model ||
          typeof input.key === 'string';
        return { ...before, settings, sealedKey, health: isCalledAnew ? freshHealth : before.health };
      });
    },
    toggle: (id, isEnabled) =>
      replace(id, (before) => ({ ...before, settings: { ...before.settings, isEnabled } })),
    remove: async (id) => {
      await transactions.run(async (tx) => {
        if (!(await deleteModel(tx, id))) throw new AppError('ai_model_not_found');
        await audit?.record(tx, { kind: 'ai-model-removed', userId: null, detail: { target: id } });
      });
      current.forget();
    },
    order: async (ids) => {
      await transactions.run(async (tx) => {
        const known = (await listModels(tx)).map((record) => record.id);
        const isSame = ids.length === known.length && known.every((id) => ids.includes(id));
        if (!isSame) throw new AppError('ai_model_order_outdated');
        for (const [index, id] of ids.entries()) await savePosition(tx, id, index + 1);
        await audit?.record(tx, { kind: 'ai-models-ordered', userId: null });
      });
      current.forget();
      return list();
    },
    test: async (id) => {
      const before = (await listModels(transactions.outside)).find((record) => record.id === id);
      if (!before) throw new AppError('ai_model_not_found');
      await checkAddress(before.settings);
      const { kind, baseUrl, model, reasoningEffort, readsImages } = before.settings;
      const check = await checkEndpoint(
        { kind, baseUrl, model, reasoningEffort, readsImages, apiKey: openKey(secrets, before) },
        {
          fetch: guardedFetch,
          signal: closing.signal,
          ...(ports.testMilliseconds !== undefined && { milliseconds: ports.testMilliseconds }),
        },
      );
      const tested = await transactions.run(async (tx) => {
        const record = await requireModel(tx, id);
        const health = nextHealth(record.health, check, clock.now());
        await saveHealth(tx, id, health);
        return present(tx, { ...record, health });
      });
      current.forget();
      return { check: { ...check, at: toTimestamp(clock.now()) }, model: tested };
    },
    allowOwnKeys: async (isAllowed) => {
      await transactions.run(async (tx) => {
        await saveAllowsOwnKeys(tx, isAllowed);
        const kind = isAllowed ? 'own-keys-allowed' : 'own-keys-forbidden';
        await audit?.record(tx, { kind, userId: null });
      });
    },
    close: () => closing.abort(),
  };
}
