import type { Clock } from '../../platform/clock/clock.ts';
import { utcDay } from '../../platform/clock/utc-day.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { RequestMeter } from '../ai/index.ts';
import { problemOf } from '../model-servers/index.ts';
import { hasRoom, nextHealth } from './health.ts';
import { type ModelRecord, noUse } from './model-record.ts';
import { lockModel, saveHealth } from './repository.ts';
import { addUse, readUse } from './usage-repository.ts';

export interface MeterPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after each request, whose figures were saved. */
  readonly onChange: () => void;
}

/**
 * Counts the requests to a model. With a budget, the most that a request may use is taken from it before the request is
 * sent, and what was not used is given back afterwards. A process that dies in between leaves too much taken, never too
 * little.
 */
export function createMeter(ports: MeterPorts, { id, settings }: ModelRecord): RequestMeter {
  const { transactions, clock, log, onChange } = ports;
  const hasBudget = settings.dayTokens !== null || settings.monthTokens !== null;

  const take = (tokens: number, day: string): Promise<boolean> =>
    transactions.run(async (tx) => {
      const current = await lockModel(tx, id);
      if (!current) return false;
      const use = (await readUse(tx, clock.now(), id)).get(id) ?? noUse;
      if (!hasRoom(current.settings, use, tokens)) return false;
      await addUse(tx, id, day, { tokens, requests: 0, failures: 0, answers: 0, firstWordTotal: 0 });
      return true;
    });

  return {
    open: async (tokens) => {
      const day = utcDay(clock.now());
      const taken = hasBudget ? tokens : 0;
      if (hasBudget && !(await take(tokens, day))) return null;
      return async ({ error, isStopped, tokens: used, firstWord }) => {
        try {
          await transactions.run(async (tx) => {
            const current = await lockModel(tx, id);
            // Deleted in the meantime.
            if (!current) return;
            await addUse(tx, id, day, {
              tokens: used - taken,
              requests: 1,
              failures: error && !isStopped ? 1 : 0,
              answers: firstWord === null ? 0 : 1,
              firstWordTotal: firstWord ?? 0,
            });
            if (isStopped) return;
            const outcome = { problem: error && problemOf(error), detail: error?.detail ?? null };
            await saveHealth(tx, id, nextHealth(current.health, outcome, clock.now()));
          });
        } catch (cause) {
          // The answer is worth more than its figures.
          log.warn({ err: cause, model: id }, 'the figures of a request to a model could not be saved');
        }
        onChange();
      };
    },
  };
}
