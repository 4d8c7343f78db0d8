// A simulated bank and a simulated Wise in one process: they verify hashes and keys like the real services, move no money,
// listen on loopback only and fail on demand. Guarantees replies in the form of the real interfaces.
import { type BankState, createBankState } from './bank/bank-state.ts';
import { createPaymentPage } from './bank/payment-page.ts';
import { environmentOf, terminals } from './bank/terminals.ts';
import { createXmlInterface } from './bank/xml-interface.ts';
import { createControl } from './control.ts';
import { openHost } from './http-host.ts';
import { createStatementInterface } from './wise/statement-interface.ts';
import { createWiseState, type WiseState, wiseEnvironment } from './wise/wise-state.ts';

export interface Simulators {
  readonly origin: string;
  /** Environment variables for a server that uses them. */
  readonly environment: Readonly<Record<string, string>>;
  readonly bank: BankState;
  readonly wise: WiseState;
  close(): Promise<void>;
}

/** Starts both; `subscriber` receives messages about new transfers, `now` is their clock. */
export async function startSimulators(
  options: { readonly port?: number; readonly subscriber?: string; readonly now?: () => number } = {},
): Promise<Simulators> {
  const now = options.now ?? (() => Date.now());
  const bank = createBankState(now);
  const wise = createWiseState(now);
  wise.subscriber = options.subscriber ?? null;
  const environment = (origin: string): Record<string, string> =>
    Object.assign(
      {},
      ...terminals.map((terminal) => environmentOf(terminal, origin)),
      wiseEnvironment(wise, origin),
    ) as Record<string, string>;
  const host = await openHost(options.port ?? 0, (origin) => [
    createPaymentPage(bank),
    createXmlInterface(bank),
    createStatementInterface(wise),
    createControl({ bank, wise }, () => environment(origin())),
  ]);
  return { origin: host.origin, environment: environment(host.origin), bank, wise, close: host.close };
}
