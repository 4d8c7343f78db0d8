import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transactions, Tx } from '../../../platform/tx.ts';
import { createCreationThrottle } from '../creation-throttle.ts';
import { lockProject } from '../lock-repository.ts';
import { isProjectIdTaken } from '../repository.ts';
import { requireCreationInterval } from './create-project.ts';
import type { LimitChecks } from './require-limits.ts';

export interface Creation<Created> {
  readonly userId: UserId;
  /** The project that is copied. */
  readonly sourceId?: ProjectId;
  make(tx: Tx, now: number): Promise<Created>;
}

export interface PreparedCreation<Created, Prepared> {
  readonly userId: UserId;
  /** Chosen by the client. */
  readonly id?: ProjectId | undefined;
  /** Expensive work outside of the transaction. */
  prepare(): Promise<Prepared>;
  make(tx: Tx, now: number, prepared: Prepared): Promise<Created>;
}

/** What users create: throttled, and within the project and trash limits. */
export interface ThrottledCreation {
  create<Created>(creation: Creation<Created>): Promise<Created>;
  /**
   * Prepares only what may be created: interval, limits and id are checked before and after it. A preparation counts
   * towards the interval even if nothing is created in the end.
   */
  createPrepared<Created, Prepared>(creation: PreparedCreation<Created, Prepared>): Promise<Created>;
}

interface CreationPorts extends Pick<LimitChecks, 'requireLimits'> {
  readonly transactions: Transactions;
  readonly clock: Clock;
}

export function createThrottledCreation(ports: CreationPorts): ThrottledCreation {
  const { transactions, clock, requireLimits } = ports;
  const throttle = createCreationThrottle();

  const make = <Created>({ userId, sourceId, make: insert }: Creation<Created>): Promise<Created> =>
    transactions.run(async (tx) => {
      // Lock order: the project of the request before the user's oldest one, which the limit locks.
      if (sourceId !== undefined) await lockProject(tx, sourceId, userId);
      await requireLimits(tx, userId);
      return insert(tx, clock.now());
    });

  return {
    create: async (creation) => {
      const release = throttle.take(creation.userId, clock.now());
      try {
        return await make(creation);
      } catch (error) {
        release();
        throw error;
      }
    },
    createPrepared: async ({ userId, id, prepare, make: insert }) => {
      const release = throttle.take(userId, clock.now());
      try {
        await transactions.run(async (tx) => {
          await requireLimits(tx, userId);
          await requireCreationInterval(tx, userId, clock.now());
          if (id !== undefined && (await isProjectIdTaken(tx, id)))
            throw new AppError('project_already_exists');
        });
      } catch (error) {
        release();
        throw error;
      }
      const prepared = await prepare().catch((error: unknown) => {
        // The input was rejected, so another one may follow at once.
        if (error instanceof AppError) release();
        throw error;
      });
      return make({ userId, make: (tx, now) => insert(tx, now, prepared) });
    },
  };
}
