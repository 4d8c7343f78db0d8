import type { Transactions } from '../../../platform/tx.ts';
import type { PaymentsPorts } from '../ports.ts';

/** Thrown at the crash step and at every step after it. */
export class SimulatedCrash extends Error {}

export interface CrashingPorts {
  readonly ports: PaymentsPorts;
  /** Names of the steps reached, in order. */
  readonly steps: readonly string[];
}

type AnyFunction = (...parameters: readonly unknown[]) => unknown;

/**
 * Wraps the ports so that they throw `SimulatedCrash` from step number `crashAt` on. There is a step before and after
 * every call to another module and every transaction, before every statement outside of one, and before every commit,
 * where a crash rolls back.
 */
export function crashAtStep(ports: PaymentsPorts, crashAt: number): CrashingPorts {
  const steps: string[] = [];
  const step = (name: string): void => {
    steps.push(name);
    if (steps.length >= crashAt) throw new SimulatedCrash(name);
  };

  const wrap = <Port extends object>(name: string, port: Port): Port =>
    new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...parameters: unknown[]) => {
          const label = `${name}.${String(key)}`;
          step(`before ${label}`);
          const answer = (value as AnyFunction).apply(target, parameters);
          if (!(answer instanceof Promise)) return answer;
          return answer.then((result: unknown) => {
            step(`after ${label}`);
            return result;
          });
        };
      },
    });

  const { transactions } = ports;
  const crashing: Transactions = {
    get outside() {
      step('statement');
      return transactions.outside;
    },
    run: async (work) => {
      step('before a transaction');
      const result = await transactions.run(async (tx) => {
        const inside = await work(tx);
        step('before the commit');
        return inside;
      });
      step('after the commit');
      return result;
    },
  };
  return {
    steps,
    ports: {
      ...ports,
      transactions: crashing,
      credits: wrap('credits', ports.credits),
      receipts: wrap('receipts', ports.receipts),
      jobs: wrap('jobs', ports.jobs),
      events: wrap('events', ports.events),
      providers: ports.providers.map((provider) => ({
        ...provider,
        start: async (...parameters) => {
          step('before the start');
          const answer = await provider.start(...parameters);
          step('after the start');
          return answer;
        },
        inquire: async (...parameters) => {
          step('before the inquiry');
          const answer = await provider.inquire(...parameters);
          step('after the inquiry');
          return answer;
        },
        refund: async (...parameters) => {
          step('before the refund');
          const answer = await provider.refund(...parameters);
          step('after the refund');
          return answer;
        },
      })),
    },
  };
}
