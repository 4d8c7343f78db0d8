import type { MountResult, ReportedCharge } from '@kilim/contract';

const minute = 60_000;
const day = 24 * 60 * minute;

export const mountRules = {
  /** Charges returned within `period` because the client says so: a client that lies costs no more than these. */
  returnsMaximum: 5,
  period: day,
  /** Milliseconds after the end of a turn in which its version can be reported. */
  reportWindow: 2 * minute,
} as const;

export interface ReportFacts {
  readonly result: MountResult;
  /** Credits that the turn cost. */
  readonly charged: number;
  /** Charges of the account returned automatically within the period. */
  readonly returned: number;
}

/** What becomes of the price of a reported turn: docs/rules/turns.md#mount-reports */
export function decideCharge({ result, charged, returned }: ReportFacts): ReportedCharge {
  if (result !== 'error' || charged === 0) return 'kept';
  return returned < mountRules.returnsMaximum ? 'returned' : 'in-review';
}
