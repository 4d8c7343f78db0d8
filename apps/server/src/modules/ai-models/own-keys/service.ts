import {
  AppError,
  type ErrorType,
  type ModelProblem,
  type OwnKeyService,
  type OwnKeyState,
  type UserId,
} from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import type { ManagedModel, ModelEndpoint, RequestMeter } from '../../ai/index.ts';
import { problemOf } from '../../model-servers/index.ts';
import type { SecurityRecorder } from '../../security-log/index.ts';
import { checkEndpoint } from '../check-endpoint.ts';
import type { MeterPorts } from '../meter.ts';
import { readAllowsOwnKeys } from '../options-repository.ts';
import { deleteOwnKey, findOwnKey, type OwnKeyRecord, saveOwnKey, saveOwnKeyUse } from './repository.ts';
import { endpointOf } from './services.ts';

export interface OwnKeysPorts extends Omit<MeterPorts, 'onChange'> {
  readonly secrets: SecretBox;
  readonly guardedFetch: typeof fetch;
  readonly audit?: Pick<SecurityRecorder, 'record'>;
  /** Milliseconds of a test request; for tests. */
  readonly testMilliseconds?: number;
  /** Replaces the address of a service; for tests. */
  readonly endpointOf?: typeof endpointOf;
}

export interface OwnKeyInput {
  readonly service: OwnKeyService;
  readonly model: string;
  readonly key: string;
}

/** Keys of users for their own turns (docs/rules/ai-models.md#own-keys). */
export interface OwnKeysService {
  read(userId: UserId): Promise<OwnKeyState>;
  /** Keeps a key that answers one small request. Throws `own_key_not_allowed` and the other `own_key_…` errors. */
  save(userId: UserId, input: OwnKeyInput): Promise<OwnKeyState>;
  remove(userId: UserId): Promise<OwnKeyState>;
  /** The model of the user's turns; null without a key or permission. */
  find(userId: UserId): Promise<ManagedModel | null>;
  close(): void;
}

const errorOf: Readonly<Record<ModelProblem, ErrorType>> = {
  refused: 'own_key_rejected',
  busy: 'own_key_busy',
  unreadable: 'own_key_unreadable',
  unreachable: 'own_key_unreachable',
  timeout: 'own_key_unreachable',
  disconnected: 'own_key_unreachable',
};

const purposeOf = (userId: UserId, service: OwnKeyService): string => `own-ai-key:${userId}:${service}`;

export function createOwnKeysService(ports: OwnKeysPorts): OwnKeysService {
  const { transactions, clock, log, secrets, guardedFetch, audit } = ports;
  const closing = new AbortController();
  const toEndpoint = (input: OwnKeyInput): ModelEndpoint =>
    (ports.endpointOf ?? endpointOf)(input.service, input.model, input.key);

  const present = (record: OwnKeyRecord | null): OwnKeyState['key'] =>
    record && {
      service: record.service,
      model: record.model,
      addedAt: toTimestamp(record.addedAt),
      lastUsedAt: record.lastUsedAt === null ? null : toTimestamp(record.lastUsedAt),
      problem: record.problem,
    };
  const read = async (userId: UserId): Promise<OwnKeyState> => ({
    isAllowed: await readAllowsOwnKeys(transactions.outside),
    key: present(await findOwnKey(transactions.outside, userId)),
  });

  const meterOf = (userId: UserId, record: OwnKeyRecord): RequestMeter => ({
    open:
      async () =>
      async ({ error, isStopped }) => {
        if (isStopped) return;
        const use = { at: clock.now(), problem: error && problemOf(error) };
        await saveOwnKeyUse(transactions.outside, userId, record, use).catch((cause: unknown) =>
          log.warn({ err: cause }, 'the use of an own key could not be saved'),
        );
      },
  });

  return {
    read,
    save: async (userId, input) => {
      if (!(await readAllowsOwnKeys(transactions.outside))) throw new AppError('own_key_not_allowed');
      const { problem, detail } = await checkEndpoint(toEndpoint(input), {
        fetch: guardedFetch,
        signal: closing.signal,
        ...(ports.testMilliseconds !== undefined && { milliseconds: ports.testMilliseconds }),
      });
      if (problem !== null) {
        throw new AppError(errorOf[problem], { ...(detail !== null && { detail }) });
      }
      const { service, model, key } = input;
      const now = clock.now();
      await transactions.run(async (tx) => {
        await saveOwnKey(tx, userId, {
          service,
          model,
          sealedKey: secrets.seal(purposeOf(userId, service), key),
          addedAt: now,
          lastUsedAt: now,
          problem: null,
        });
        await audit?.record(tx, { kind: 'own-key-added', userId });
      });
      return read(userId);
    },
    remove: async (userId) => {
      await transactions.run(async (tx) => {
        if (await deleteOwnKey(tx, userId)) await audit?.record(tx, { kind: 'own-key-removed', userId });
      });
      return read(userId);
    },
    find: async (userId) => {
      const record = await findOwnKey(transactions.outside, userId);
      if (!record || !(await readAllowsOwnKeys(transactions.outside))) return null;
      const { service, model, sealedKey, addedAt } = record;
      const key = secrets.open(purposeOf(userId, service), sealedKey);
      // Sealed with another server key: the user has to enter it again.
      if (key === null) throw new AppError('own_key_rejected');
      return {
        key: `own ${userId} ${addedAt}`,
        endpoint: toEndpoint({ service, model, key }),
        creditsPerToken: 0,
        meter: meterOf(userId, record),
      };
    },
    close: () => closing.abort(),
  };
}
