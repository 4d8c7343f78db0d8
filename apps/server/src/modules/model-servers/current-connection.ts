import type { AppError } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { ConnectedModel } from '../ai/index.ts';
import {
  type CheckRecord,
  type ConnectionRecord,
  findConnection,
  saveCheck,
} from './connection-repository.ts';
import { baseUrlOf, type ServerPorts } from './find-servers.ts';
import { isUsable, problemOf } from './model-problem.ts';

export interface ConnectionPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly log: Log;
  readonly ports: ServerPorts;
}

/** The connected model, read by every turn. */
export interface CurrentConnection {
  /** At most five seconds old; changes of this process are visible at once. */
  read(): Promise<ConnectionRecord | null>;
  /** The model for the next turn; null while it does not answer. */
  findUsable(): Promise<ConnectedModel | null>;
  saveResult(connection: ConnectionRecord, check: CheckRecord): Promise<void>;
  /** Reads the database again. */
  forget(): void;
  /** Resolves when all results are saved. */
  settled(): Promise<void>;
}

const cacheFor = 5_000;
/** A success is saved this often at most, because every turn has one. */
const successInterval = 5 * 60_000;

export function createCurrentConnection({
  transactions,
  clock,
  log,
  ports,
}: ConnectionPorts): CurrentConnection {
  let cached: { readonly value: ConnectionRecord | null; readonly until: number } | null = null;
  let changes = 0;
  const saving = new Set<Promise<void>>();

  const read = async (): Promise<ConnectionRecord | null> => {
    if (cached && clock.now() < cached.until) return cached.value;
    const seen = changes;
    const value = await findConnection(transactions.outside);
    // A value read before a change must not be cached after it.
    if (seen === changes) cached = { value, until: clock.now() + cacheFor };
    return value;
  };
  const forget = (): void => {
    changes += 1;
    cached = null;
  };
  const saveResult = async (connection: ConnectionRecord, check: CheckRecord): Promise<void> => {
    await saveCheck(transactions.outside, connection, check);
    forget();
  };

  const report = (connection: ConnectionRecord, error: AppError | null): void => {
    const at = clock.now();
    const last = connection.check;
    if (error === null && last.problem === null && at - last.at < successInterval) return;
    const check = {
      at,
      problem: error && problemOf(error),
      detail: error?.detail ?? null,
      duration: null,
    };
    const saved = saveResult(connection, check).catch((cause: unknown) =>
      log.warn({ err: cause }, 'the state of the connected model could not be saved'),
    );
    saving.add(saved);
    void saved.then(() => saving.delete(saved));
  };

  return {
    read,
    findUsable: async () => {
      const connection = await read();
      if (!connection || !isUsable(connection.check, clock.now())) return null;
      return {
        baseUrl: baseUrlOf(ports[connection.server]),
        model: connection.model,
        report: (error) => report(connection, error),
      };
    },
    saveResult,
    forget,
    settled: async () => {
      await Promise.all(saving);
    },
  };
}
