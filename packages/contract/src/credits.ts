import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ledgerEntryId, turnId } from './ids.ts';
import { credits, cursor, pageLimit, timestamp } from './primitives.ts';

/** Credit status of customer.md §3, plus whether the warning of §9 is due. */
export const creditStatus = z.object({
  balance: credits,
  canUseAi: z.boolean(),
  estimatedConversations: z.number().int(),
  warningThreshold: credits,
  isLow: z.boolean(),
});
export type CreditStatus = z.infer<typeof creditStatus>;

export const ledgerKind = z.enum(['opening', 'gift', 'purchase', 'reserve', 'settle', 'release', 'reversal']);
export type LedgerKind = z.infer<typeof ledgerKind>;

export const ledgerEntry = z.object({
  id: ledgerEntryId,
  kind: ledgerKind,
  /** Signed: what this row added to the balance. The balance is the sum of all rows. */
  amount: z.number().int(),
  balanceAfter: credits,
  reason: z.string(),
  turnId: turnId.nullable(),
  model: z.string().nullable(),
  tokens: z.number().int().nullable(),
  createdAt: timestamp,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const getCredits = defineEndpoint({
  name: 'getCredits',
  summary: 'Balance and what it allows',
  method: 'GET',
  path: '/credits',
  access: 'session',
  status: 200,
  reply: creditStatus,
  errors: [],
});
export const listLedger = defineEndpoint({
  name: 'listLedger',
  summary: 'Ledger entries, newest first',
  method: 'GET',
  path: '/credits/ledger',
  access: 'session',
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ entries: z.array(ledgerEntry), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
