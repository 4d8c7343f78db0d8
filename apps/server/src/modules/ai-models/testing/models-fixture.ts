import type { AiModel, createAiModel, EndpointCall } from '@kilim/contract';
import type { createManualClock } from '../../../platform/clock/clock.ts';
import { createGuardedFetch } from '../../../platform/guarded-fetch/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { createSecretBox } from '../../../platform/secrets/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { SecurityRecorder } from '../../security-log/index.ts';
import { type AiModelsModule, type AiModelsModulePorts, createAiModels } from '../index.ts';

export type ModelBody = EndpointCall<typeof createAiModel>['body'];

/** The body of a valid request that adds a model. */
export const modelBody = (baseUrl: string | null, changes: Partial<ModelBody> = {}): ModelBody => ({
  name: 'Deneme',
  kind: 'openai-compatible',
  baseUrl,
  model: 'test-model',
  tasks: ['change', 'question', 'repair'],
  creditsPerThousandTokens: null,
  dayTokens: null,
  monthTokens: null,
  readsImages: false,
  reasoningEffort: null,
  isEnabled: true,
  key: 'sk-secret-key-1234',
  ...changes,
});

export interface ModelsFixture {
  readonly module: AiModelsModule;
  readonly recorded: Parameters<SecurityRecorder['record']>[1][];
  call(method: string, path: string, body?: object, as?: Caller | null): ReturnType<TestCall>;
  add(body: ModelBody): Promise<AiModel>;
}

type TestCall = ReturnType<typeof createTestApp>['call'];

export interface ModelsOptions {
  readonly transactions: Transactions;
  readonly clock: ReturnType<typeof createManualClock>;
  readonly admin: Caller;
  readonly allowsPrivate?: boolean;
  readonly endpointOf?: NonNullable<AiModelsModulePorts['endpointOf']>;
}

/** The module of a process, with its routes. */
export function openModels(options: ModelsOptions): ModelsFixture {
  const { transactions, clock, admin, allowsPrivate = true, endpointOf } = options;
  const recorded: ModelsFixture['recorded'] = [];
  const policy = { allowsPrivate };
  const module = createAiModels({
    transactions,
    clock,
    log: silentLog,
    secrets: createSecretBox(Buffer.alloc(32, 7)),
    audit: { record: async (_, event) => void recorded.push(event) },
    policy,
    guardedFetch: createGuardedFetch(policy),
    testMilliseconds: 5_000,
    ...(endpointOf && { endpointOf }),
  });
  const app = createTestApp({ routes: module.routes });
  const call: ModelsFixture['call'] = (method, path, body, as = admin) =>
    app.call(method, `/v1${path}`, { as, ...(body && { body }) });
  return {
    module,
    recorded,
    call,
    add: async (body) => {
      const { status, json } = await call('POST', '/admin/ai/models', body);
      if (status !== 201) throw new Error(`not added: ${JSON.stringify(json)}`);
      return json as AiModel;
    },
  };
}
