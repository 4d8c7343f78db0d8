/** One order at the bank. Amounts in minor units. */
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
  /** The callback sent through the browser. */
  callback: ['signed', 'twice', 'late', 'old-version', 'foreign-key', 'unsigned-error', 'lost'],
  /** The reply of the XML interface. */
  xml: ['plain', 'status-500', 'timeout', 'half', 'doctype', 'code-92', 'amount-differs', 'order-differs'],
  /** `lost-answer`: booked, but the reply is lost. `settled`: the day is closed, a void is too late. */
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
  /** Types of the answered XML messages, oldest first. */
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
