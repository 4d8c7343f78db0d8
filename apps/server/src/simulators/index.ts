// A rehearsal bank and a rehearsal Wise in one process: they check our hashes and keys as the real ones would, move no
// money, listen on loopback alone and break on demand. Promises the answers of payments.md §3 to §6.
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
  /** What a server has to be told to use them. */
  readonly environment: Readonly<Record<string, string>>;
  readonly bank: BankState;
  readonly wise: WiseState;
  close(): Promise<void>;
}

/** Starts both; `subscriber` is where messages about new money go, and `now` decides what time it is there. */
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
