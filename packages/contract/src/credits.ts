import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ledgerEntryId, projectId, turnId } from './ids.ts';
import { credits, cursor, language, pageLimit, timestamp } from './primitives.ts';

/** The balance and what it allows; `isLow` shows the low-credit warning: docs/rules/credits.md#low-credit-warning */
export const creditStatus = z.object({
  balance: credits,
  canUseAi: z.boolean(),
  /** About this many turns; see docs/rules/credits.md#estimated-conversations */
  estimatedConversations: z.number().int(),
  /** Credits that a turn is assumed to cost in estimates. */
  creditsPerConversation: z.number().int().min(1),
  warningThreshold: credits,
  isLow: z.boolean(),
});
export type CreditStatus = z.infer<typeof creditStatus>;

export const ledgerKind = z.enum(['opening', 'gift', 'purchase', 'reserve', 'settle', 'release', 'reversal']);
export type LedgerKind = z.infer<typeof ledgerKind>;

/** A turn is one movement, although the ledger has two entries for it: docs/rules/credits.md#credit-history */
export const movementKind = z.enum(['opening', 'gift', 'purchase', 'turn', 'reversal']);
export type MovementKind = z.infer<typeof movementKind>;

/** Groups of movements for the filter of the credit history. */
export const ledgerGroup = z.enum(['purchases', 'gifts', 'use', 'reversals']);
export type LedgerGroup = z.infer<typeof ledgerGroup>;

export const creditMovement = z.object({
  /** Id of the first ledger entry. */
  id: ledgerEntryId,
  kind: movementKind,
  /** Signed change of the balance; for a running turn what it has reserved. The balance is the sum of all movements. */
  amount: z.number().int(),
  /** The sum of this and all earlier movements; null in a filtered list. */
  balanceAfter: z.number().int().nullable(),
  /** The start of the prompt for a turn, otherwise the stored reason. */
  reason: z.string(),
  turnId: turnId.nullable(),
  /** Only for turns. */
  turnState: z.enum(['running', 'charged', 'free']).nullable(),
  /** The project of the turn; null for other movements. */
  projectId: projectId.nullable(),
  /** The project's current name; null after its deletion. */
  projectName: z.string().nullable(),
  model: z.string().nullable(),
  tokens: z.number().int().nullable(),
  createdAt: timestamp,
});
export type CreditMovement = z.infer<typeof creditMovement>;

export const getCredits = defineEndpoint({
  name: 'getCredits',
  summary: "Returns the caller's credit balance and what it allows.",
  method: 'GET',
  path: '/credits',
  access: 'member',
  status: 200,
  reply: creditStatus,
  errors: ['user_not_found'],
});
const moment = z.iso.datetime({ offset: true });
/** `from` is inclusive, `to` exclusive; the client converts its days to instants. */
const span = { from: moment.optional(), to: moment.optional() };
const ledgerFilter = {
  group: ledgerGroup.optional(),
  projectId: projectId.optional(),
  model: z.string().min(1).max(200).optional(),
  ...span,
};

export const listLedger = defineEndpoint({
  name: 'listLedger',
  summary: "Lists the caller's credit movements, newest first, filtered by group, project, model and time.",
  method: 'GET',
  path: '/credits/ledger',
  access: 'member',
  query: z.object({ ...ledgerFilter, limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ entries: z.array(creditMovement), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const getLedgerFile = defineEndpoint({
  name: 'getLedgerFile',
  summary: "Returns the caller's credit movements as CSV, with the filters of the list.",
  method: 'GET',
  path: '/credits/ledger/file',
  access: 'member',
  query: z.object({
    ...ledgerFilter,
    language: language.default('tr'),
    /** IANA time zone of the dates; an unknown one means Europe/Istanbul. */
    timezone: z.string().max(64).optional(),
  }),
  status: 200,
  reply: 'binary',
  replyTypes: ['text/csv'],
  errors: [],
});

export const useCredits = defineEndpoint({
  name: 'useCredits',
  summary:
    "Takes credits of the caller's balance that the caller's own client used, once per idempotency key.",
  method: 'POST',
  path: '/credits/use',
  access: 'member',
  body: z.strictObject({
    amount: z.number().int().min(1).max(1_000_000),
    /** Such as the start of a prompt. */
    reason: z.string().trim().max(100).default(''),
    model: z.string().trim().max(100).default(''),
    tokens: z.number().int().min(0).max(1_000_000_000).default(0),
    idempotencyKey: z.string().min(8).max(64),
  }),
  status: 200,
  reply: z.object({ balance: credits }),
  errors: ['user_not_found', 'credits_insufficient', 'credits_key_reused'],
});

/** Credits spent on answers: reserved minus released. */
const usedCredits = {
  used: z.number().int(),
  /** Number of charged answers. */
  answers: z.number().int(),
};
export const creditUsage = z.object({
  ...usedCredits,
  /** The largest first, at most 100. */
  projects: z.array(
    z.object({ projectId: projectId.nullable(), projectName: z.string().nullable(), ...usedCredits }),
  ),
  models: z.array(z.object({ model: z.string().nullable(), ...usedCredits })),
});
export type CreditUsage = z.infer<typeof creditUsage>;

export const getCreditUsage = defineEndpoint({
  name: 'getCreditUsage',
  summary: 'Returns the credits that answers cost, by project and by model.',
  method: 'GET',
  path: '/credits/use',
  access: 'member',
  query: z.object(span),
  status: 200,
  reply: creditUsage,
  errors: [],
});
