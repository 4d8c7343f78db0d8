/** Terminals of the simulated bank with made-up credentials. */
export interface Terminal {
  readonly prefix: 'GARANTI_TL' | 'GARANTI_USD';
  readonly currencyCode: '949' | '840';
  readonly merchantId: string;
  readonly terminalId: string;
  readonly provisionPassword: string;
  readonly refundPassword: string;
  readonly storeKey: string;
}

export const terminals: readonly Terminal[] = [
  {
    prefix: 'GARANTI_TL',
    currencyCode: '949',
    merchantId: '7000001',
    terminalId: '30000949',
    provisionPassword: 'Prova/949-provision',
    refundPassword: 'Prova/949-refund',
    storeKey: '9490112233445566778899AABBCCDDEEFF00112233445566',
  },
  {
    prefix: 'GARANTI_USD',
    currencyCode: '840',
    merchantId: '7000002',
    terminalId: '30000840',
    provisionPassword: 'Prova/840-provision',
    refundPassword: 'Prova/840-refund',
    storeKey: '8400112233445566778899AABBCCDDEEFF00112233445566',
  },
];

export const findTerminal = (terminalId: string): Terminal | null =>
  terminals.find((terminal) => terminal.terminalId === terminalId) ?? null;

/** Environment variables for a server that uses the simulated bank. */
export function environmentOf(terminal: Terminal, origin: string): Record<string, string> {
  const { prefix } = terminal;
  return {
    [`${prefix}_BASE_URL`]: origin,
    [`${prefix}_MODE`]: 'TEST',
    [`${prefix}_MERCHANT_ID`]: terminal.merchantId,
    [`${prefix}_TERMINAL_ID`]: terminal.terminalId,
    [`${prefix}_PROVISION_PASSWORD`]: terminal.provisionPassword,
    [`${prefix}_REFUND_PASSWORD`]: terminal.refundPassword,
    [`${prefix}_STORE_KEY`]: terminal.storeKey,
  };
}
