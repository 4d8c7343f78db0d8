import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId, turnId, versionId } from './ids.ts';
import { credits, cursor, pageLimit, timestamp } from './primitives.ts';

/** How the version of a turn started in an open studio: docs/rules/turns.md#mount-reports */
export const mountResult = z.enum(['ok', 'error', 'not-loaded']);
export type MountResult = z.infer<typeof mountResult>;

/** What became of the price of a reported turn; `in-review` waits for an administrator. */
export const reportedCharge = z.enum(['kept', 'returned', 'in-review', 'refused']);
export type ReportedCharge = z.infer<typeof reportedCharge>;

export const mountReport = z.object({
  result: mountResult,
  charge: reportedCharge,
  /** What the turn had cost. */
  credits,
});
export type MountReport = z.infer<typeof mountReport>;

export const mountErrorLimits = { message: 500, path: 300 } as const;
/** The first uncaught error, cut by the client. */
export const mountError = z.strictObject({
  message: z.string().min(1).max(mountErrorLimits.message),
  path: z.string().max(mountErrorLimits.path).nullable(),
  line: z.number().int().min(0).max(10_000_000).nullable(),
});
export type MountError = z.infer<typeof mountError>;

const mountOutcome = z.discriminatedUnion('result', [
  z.strictObject({ result: z.literal('ok'), versionId }),
  z.strictObject({ result: z.literal('not-loaded'), versionId }),
  z.strictObject({ result: z.literal('error'), versionId, error: mountError }),
]);
export type MountOutcome = z.infer<typeof mountOutcome>;

export const reportMount = defineEndpoint({
  name: 'reportMount',
  summary:
    'Reports how the version of a turn started; one that failed is not charged. The first report counts.',
  method: 'POST',
  path: '/projects/{projectId}/turns/{turnId}/mount',
  access: 'member',
  params: z.object({ projectId, turnId }),
  body: mountOutcome,
  status: 200,
  reply: mountReport,
  errors: ['project_not_found', 'turn_not_found', 'turn_report_not_possible', 'turn_report_too_late'],
});

/** A report for administrators. Reports that were returned automatically are listed too. */
export const chargeReview = z.object({
  turnId,
  charge: reportedCharge,
  credits,
  user: z.object({ id: z.string(), email: z.string() }),
  /** The start of the prompt. */
  prompt: z.string(),
  model: z.string(),
  error: mountError,
  /** Reports of errors by this account in the last 30 days. */
  recentReports: z.number().int(),
  reportedAt: timestamp,
  /** Null for an automatic return. */
  decidedAt: timestamp.nullable(),
});
export type ChargeReview = z.infer<typeof chargeReview>;

export const chargeReviewState = reportedCharge.exclude(['kept']);
export type ChargeReviewState = z.infer<typeof chargeReviewState>;

export const listChargeReviews = defineEndpoint({
  name: 'listChargeReviews',
  summary: 'Lists reports of changes that did not start and had cost credits, newest first.',
  method: 'GET',
  path: '/admin/charge-reviews',
  access: 'admin',
  query: z.object({ state: chargeReviewState.optional(), limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({
    reviews: z.array(chargeReview),
    /** Number of reports that wait for a decision. */
    open: z.number().int(),
    nextCursor: cursor.nullable(),
  }),
  errors: ['general_cursor_not_found'],
});
export const decideChargeReview = defineEndpoint({
  name: 'decideChargeReview',
  summary:
    'Returns the credits of a change that did not start, or keeps them. The same decision may be repeated.',
  method: 'POST',
  path: '/admin/charge-reviews/{turnId}/decision',
  access: 'admin',
  requiresRecentAuthentication: true,
  params: z.object({ turnId }),
  body: z.strictObject({ decision: z.enum(['return', 'refuse']) }),
  status: 200,
  reply: chargeReview,
  errors: ['charge_review_not_found', 'charge_review_already_decided'],
});
