import { afterAll, beforeAll } from 'vitest';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { createPaymentsKit, type KitOptions } from './payments-kit.ts';
import { type ManualClock, type SimulatorHarness, startSimulatorHarness } from './simulator-harness.ts';

/** Starts the simulators before the tests of the calling suite and stops them afterwards. */
export function useSimulatorHarness(clock?: ManualClock): SimulatorHarness {
  let current: SimulatorHarness | undefined;
  beforeAll(async () => {
    current = await startSimulatorHarness(clock);
  });
  afterAll(() => current?.simulators.close());
  const started = (): SimulatorHarness => {
    if (!current) throw new Error('The simulators start in beforeAll.');
    return current;
  };
  return {
    get clock() {
      return started().clock;
    },
    get simulators() {
      return started().simulators;
    },
    get providers() {
      return started().providers;
    },
    get logged() {
      return started().logged;
    },
    find: (method) => started().find(method),
  };
}

/** A payments kit with the real providers, connected to simulators that run during the calling suite. */
export function useSimulatedPayments({ engine, transactions, overrides }: KitOptions) {
  const providers: PaymentProvider[] = [];
  const kit = createPaymentsKit({ engine, transactions, overrides: { ...overrides, providers } });
  const harness = useSimulatorHarness(kit.clock);
  beforeAll(() => {
    providers.push(...harness.providers);
  });
  return { kit, harness };
}
