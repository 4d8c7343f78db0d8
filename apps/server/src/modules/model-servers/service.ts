import {
  type AiOverview,
  AppError,
  type ModelCheck,
  type ModelServer,
  type ModelServerName,
  modelServerNames,
  modelServerPorts,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { ConnectedModel, TriedModel } from '../ai/index.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { checkModel } from './check-model.ts';
import { type CheckRecord, deleteConnection, saveConnection } from './connection-repository.ts';
import { type ConnectionPorts, createCurrentConnection } from './current-connection.ts';
import { baseUrlOf, findServer, findServers, type ServerPorts } from './find-servers.ts';
import { isUsable } from './model-problem.ts';
import { presentCheck, presentConnection } from './present.ts';

export interface ModelServersPorts extends Omit<ConnectionPorts, 'ports'> {
  /** The model of the environment; null when the built-in provider is configured. */
  readonly environment: ConfiguredModel | null;
  readonly audit?: Pick<SecurityRecorder, 'record'>;
  /** Replaces the usual ports, for tests. */
  readonly ports?: ServerPorts;
  /** Limit of a test request; for tests. */
  readonly testMilliseconds?: number;
}

/** The model of the environment, with the host of its address for administrators. */
export interface ConfiguredModel extends TriedModel {
  readonly host: string;
}

export interface ChosenModel {
  readonly server: ModelServerName;
  readonly model: string;
}

export interface CheckedModel {
  readonly check: ModelCheck;
  readonly overview: AiOverview;
}

/** Models on this machine. Only fixed ports of the loopback address are called. */
export interface ModelServersService {
  /** Searches again when the last search is older than half a minute. */
  overview(): Promise<AiOverview>;
  /** Looks for servers; concurrent calls share one search. */
  discover(): Promise<AiOverview>;
  /** Throws `model_not_found`, except for the connected model. */
  test(chosen: ChosenModel): Promise<CheckedModel>;
  /** Throws `model_not_found` without a model in the environment. */
  testConfigured(): Promise<CheckedModel>;
  /** Connects the model if it answers a test; also throws `model_fixed`. */
  connect(chosen: ChosenModel): Promise<CheckedModel>;
  disconnect(): Promise<AiOverview>;
  findConnectedModel(): Promise<ConnectedModel | null>;
  isConnected(): Promise<boolean>;
  /** Looks for servers in the background. Connects to none of them. */
  start(): void;
  close(): Promise<void>;
}

interface Found {
  readonly at: number;
  readonly servers: readonly ModelServer[];
}

const searchedFor = 30_000;

export function createModelServersService(given: ModelServersPorts): ModelServersService {
  const { transactions, clock, log, environment, audit } = given;
  const ports = given.ports ?? modelServerPorts;
  const current = createCurrentConnection({ transactions, clock, log, ports });
  const closing = new AbortController();
  let found: Found | null = null;
  let searching: Promise<Found> | null = null;
  /** The last test in this process. */
  let configuredCheck: CheckRecord | null = null;

  const search = (): Promise<Found> => {
    searching ??= findServers(ports, closing.signal)
      .then((servers) => {
        found = { at: clock.now(), servers };
        return found;
      })
      .finally(() => {
        searching = null;
      });
    return searching;
  };

  const describe = async (): Promise<AiOverview> => {
    const { at, servers } = found ?? (await search());
    const connection = await current.read();
    const isAnswering = connection !== null && isUsable(connection.check, clock.now());
    return {
      answering: environment ? 'environment' : isAnswering ? 'connection' : 'builtin',
      environment: environment && {
        model: environment.model,
        host: environment.host,
        check: configuredCheck && presentCheck(configuredCheck),
      },
      connection: connection && presentConnection(connection, ports),
      discovery: { at: toTimestamp(at), servers: [...servers] },
    };
  };

  /** Looks at the server again, because it may have been stopped since the last search. */
  const requireModel = async ({ server, model }: ChosenModel): Promise<void> => {
    const listed = await findServer(server, ports[server], closing.signal);
    if (found) {
      const servers = modelServerNames.flatMap((name) => {
        const known = name === server ? listed : found?.servers.find((other) => other.name === name);
        return known ? [known] : [];
      });
      found = { ...found, servers };
    }
    if (!listed?.models.includes(model)) throw new AppError('model_not_found');
  };

  const limits = { signal: closing.signal, milliseconds: given.testMilliseconds };
  const check = ({ server, model }: ChosenModel): Promise<CheckRecord> =>
    checkModel(clock, { baseUrl: baseUrlOf(ports[server]), apiKey: null, model }, limits);

  return {
    overview: async () => {
      const isFresh = found !== null && Math.abs(clock.now() - found.at) < searchedFor;
      if (!isFresh) await search();
      return describe();
    },
    discover: async () => {
      await search();
      return describe();
    },
    test: async (chosen) => {
      const connection = await current.read();
      const isConnected = connection?.server === chosen.server && connection.model === chosen.model;
      // A connected model that is gone is a result to show, not an invalid request.
      if (!isConnected) await requireModel(chosen);
      const result = await check(chosen);
      if (isConnected) await current.saveResult(connection, result);
      return { check: presentCheck(result), overview: await describe() };
    },
    testConfigured: async () => {
      if (!environment) throw new AppError('model_not_found');
      configuredCheck = await checkModel(clock, environment, limits);
      return { check: presentCheck(configuredCheck), overview: await describe() };
    },
    connect: async (chosen) => {
      if (environment) throw new AppError('model_fixed');
      await requireModel(chosen);
      const result = await check(chosen);
      if (result.problem === null) {
        await transactions.run(async (tx) => {
          await saveConnection(tx, { ...chosen, connectedAt: clock.now(), check: result });
          await audit?.record(tx, {
            kind: 'model-connected',
            userId: null,
            detail: { target: chosen.server },
          });
        });
        current.forget();
      }
      return { check: presentCheck(result), overview: await describe() };
    },
    disconnect: async () => {
      await transactions.run(async (tx) => {
        if (await deleteConnection(tx)) {
          await audit?.record(tx, { kind: 'model-disconnected', userId: null });
        }
      });
      current.forget();
      return describe();
    },
    findConnectedModel: current.findUsable,
    isConnected: async () => (await current.read()) !== null,
    start: () => {
      search().then(
        ({ servers }) => {
          const counts = servers.map(({ name, models }) => `${name}: ${models.length}`);
          log.info({ servers: counts }, 'model servers on this machine, with the number of their models');
        },
        (error: unknown) => log.warn({ err: error }, 'the search for model servers failed'),
      );
    },
    close: async () => {
      closing.abort();
      await searching;
      await current.settled();
    },
  };
}
