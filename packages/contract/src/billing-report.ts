import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { currency, minorAmount } from './money.ts';
import { planId } from './plans.ts';
import { bothLanguages, language } from './primitives.ts';

// The billing report for administrators: docs/rules/receipts.md#report

/** A day such as `2026-11-21` in Europe/Istanbul; both ends of a period are inclusive. */
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2100-01-01');
const period = z.object({ from: day.optional(), to: day.optional() });

const revenue = z.object({
  currency,
  /** Paid in the period minus its refunds to date, without simulated orders: docs/rules/receipts.md#report */
  revenueMinor: z.number().int(),
  paidMinor: minorAmount,
  refundedMinor: minorAmount,
  taxMinor: z.number().int(),
  receipts: z.number().int(),
});
/** Ten years; a longer period fails with `general_argument_invalid`. */
export const reportMonthsMaximum = 120;

export const billingReport = z.object({
  from: day,
  to: day,
  byCurrency: z.array(revenue),
  byPlan: z.array(revenue.extend({ planId, planName: bothLanguages })),
  /** Every month of the period, such as `2026-11`. */
  byMonth: z.array(revenue.extend({ month: z.string() })),
  /** Number of users by the plan they paid for last. */
  holders: z.array(z.object({ planId, planName: bothLanguages, people: z.number().int() })),
  simulatedReceipts: z.number().int(),
});
export type BillingReport = z.infer<typeof billingReport>;

export const getBillingReport = defineEndpoint({
  name: 'getBillingReport',
  summary: 'Returns the revenue by currency, plan and month, and the holders of each plan.',
  method: 'GET',
  path: '/admin/billing-report',
  access: 'admin',
  query: period,
  status: 200,
  reply: billingReport,
  errors: [],
});
export const getBillingReportFile = defineEndpoint({
  name: 'getBillingReportFile',
  summary: 'Returns the paid receipts of a period as CSV.',
  method: 'GET',
  path: '/admin/billing-report/file',
  access: 'admin',
  query: period.extend({ language: language.default('tr') }),
  status: 200,
  reply: 'binary',
  replyTypes: ['text/csv'],
  errors: [],
});
