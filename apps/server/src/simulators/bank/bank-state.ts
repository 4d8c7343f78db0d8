/** One order number at the bank. Amounts are minor units. */
export interface BankOrder {
  readonly orderId: string;
  readonly terminalId: string;
  readonly amount: number;
  readonly authCode: string;
  readonly retrefNum: string;
  readonly time: number;
  status: 'approved' | 'declined' | 'void';
  readonly refunds: { readonly amount: number; readonly retrefNum: string }[];
}

export const bankSwitches = {
  /** What comes back through the browser. */
  callback: ['signed', 'twice', 'late', 'old-version', 'foreign-key', 'unsigned-error', 'lost'],
  /** What the XML interface answers. */
  xml: ['plain', 'status-500', 'timeout', 'half', 'doctype', 'code-92', 'amount-differs', 'order-differs'],
  /** `lost-answer`: booked, and the answer never arrives. `settled`: the books are closed, a void comes too late. */
  reversal: ['plain', 'refused', 'lost-answer', 'settled'],
} as const;

export interface BankFaults {
  callback: (typeof bankSwitches.callback)[number];
  xml: (typeof bankSwitches.xml)[number];
  reversal: (typeof bankSwitches.reversal)[number];
}

export interface BankState {
  readonly orders: Map<string, BankOrder>;
  readonly faults: BankFaults;
  /** Types of the XML messages that were answered, oldest first. */
  readonly messages: string[];
  nextNumber(): string;
  now(): number;
}

export function createBankState(now: () => number): BankState {
  let count = 0;
  return {
    orders: new Map(),
    faults: { callback: 'signed', xml: 'plain', reversal: 'plain' },
    messages: [],
    nextNumber: () => {
      count += 1;
      return `6300${String(count).padStart(8, '0')}`;
    },
    now,
  };
}
