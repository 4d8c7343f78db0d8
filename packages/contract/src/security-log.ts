import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { cursor, language, pageLimit, timestamp } from './primitives.ts';

/** Event kinds of the security log by category. */
export const securityEventKinds = {
  'sign-in': ['registered', 'signed-in', 'signed-in-new-device', 'second-step-due'],
  failure: ['sign-in-failed', 'second-step-failed', 'confirmation-failed'],
  credential: [
    'password-changed',
    'password-reset',
    'password-dropped',
    'email-changed',
    'email-verified',
    'mfa-enabled',
    'mfa-disabled',
    'authenticator-added',
    'authenticator-removed',
    'recovery-codes-created',
    'recovery-codes-renewed',
    'provider-linked',
    'provider-unlinked',
    'recovery-requested',
    'sign-in-link-requested',
    'own-key-added',
    'own-key-removed',
  ],
  session: ['signed-out', 'session-ended', 'sessions-ended'],
  data: [
    'export-requested',
    'export-downloaded',
    'deletion-requested',
    'deletion-undone',
    'account-closed',
    'account-erased',
  ],
  admin: [
    'order-checked',
    'refund-requested',
    'refund-decided',
    'transfer-resolved',
    'transfer-dismissed',
    'invoice-number-set',
    'credits-gifted',
    'credits-removed',
    'charge-returned',
    'charge-kept',
    'ticket-answered',
    'ticket-changed',
    'canned-replies-saved',
    'plan-created',
    'plan-updated',
    'plan-deleted',
    'settings-saved',
    'site-file-replaced',
    'model-connected',
    'model-disconnected',
    'ai-model-added',
    'ai-model-changed',
    'ai-model-removed',
    'ai-models-ordered',
    'own-keys-allowed',
    'own-keys-forbidden',
    'verifications-allowed',
    'verifications-forbidden',
    'announcement-created',
    'announcement-updated',
    'announcement-deleted',
    'admin-role-granted',
    'admin-role-revoked',
    'user-suspended',
    'user-reinstated',
    'user-signed-out',
    'user-deleted',
    'users-exported',
    'log-exported',
    'alert-acknowledged',
  ],
} as const;

export const securityCategory = z.enum(['sign-in', 'failure', 'credential', 'session', 'data', 'admin']);
export type SecurityCategory = z.infer<typeof securityCategory>;
export type SecurityEventKind = (typeof securityEventKinds)[SecurityCategory][number];
const allKinds = Object.values(securityEventKinds).flat() as [SecurityEventKind, ...SecurityEventKind[]];
export const securityEventKind = z.enum(allKinds);

/** The method of a sign-in attempt. */
export const securityMethod = z.enum([
  'password',
  'email-link',
  'google',
  'github',
  'apple',
  'totp',
  'recovery-code',
]);
export type SecurityMethod = z.infer<typeof securityMethod>;

/** Details of an event. No free text, because a secret in it could never be removed from the append-only log. */
export const securityDetail = z.strictObject({
  method: securityMethod.optional(),
  count: z.number().int().optional(),
  /** Id of the changed object, such as an order. */
  target: z
    .string()
    .regex(/^[\w.:-]{1,64}$/)
    .optional(),
  /** Keys of the saved settings. */
  names: z
    .array(z.string().regex(/^[\w.-]{1,64}$/))
    .max(100)
    .optional(),
  amountMinor: z.number().int().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  credits: z.number().int().optional(),
});
export type SecurityDetail = z.infer<typeof securityDetail>;

const eventFields = {
  id: z.string(),
  kind: securityEventKind,
  at: timestamp,
  /** Empty if unknown. */
  browser: z.string(),
  system: z.string(),
  /** The first 24 bits of an IPv4 address or 64 bits of IPv6; empty for actions of the server. */
  network: z.string(),
  /** ISO 3166 code; null when unknown. */
  countryCode: z.string().nullable(),
  detail: securityDetail,
};

export const ownSecurityEvent = z.object({
  ...eventFields,
  /** Whether another user, such as an administrator, acted. */
  isByOther: z.boolean(),
});
export type OwnSecurityEvent = z.infer<typeof ownSecurityEvent>;

const named = z.object({
  id: z.string(),
  /** null for a deleted account, of which the log keeps only the id. */
  email: z.string().nullable(),
});

export const securityEvent = z.object({
  ...eventFields,
  category: securityCategory,
  /** The affected account; null if unknown. */
  user: named.nullable(),
  /** The acting account, if it is another one. */
  actor: named.nullable(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const listOwnSecurityEvents = defineEndpoint({
  name: 'listOwnSecurityEvents',
  summary: "Lists the security events of the caller's account, newest first.",
  method: 'GET',
  path: '/security-log',
  access: 'member',
  query: z.object({
    category: securityCategory.exclude(['admin']).optional(),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({ events: z.array(ownSecurityEvent), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});

const filters = {
  /** Current or former e-mail address, or user id, of the affected or the acting account. */
  search: z.string().trim().max(254).optional(),
  /** E-mail address or user id of who acted; of an event without another actor that is the account itself. */
  actor: z.string().trim().max(254).optional(),
  /** E-mail address or user id of the affected account. */
  subject: z.string().trim().max(254).optional(),
  category: securityCategory.optional(),
  kind: securityEventKind.optional(),
  network: z
    .string()
    .trim()
    .max(50)
    .regex(/^[\da-fA-F.:/]*$/)
    .optional(),
  from: z.iso.date().optional(),
  /** Inclusive. */
  to: z.iso.date().optional(),
};
export const securityLogFilter = z.object(filters);
export type SecurityLogFilter = z.infer<typeof securityLogFilter>;

export const listSecurityEvents = defineEndpoint({
  name: 'listSecurityEvents',
  summary: 'Lists the security events of all accounts, newest first.',
  method: 'GET',
  path: '/admin/security-log',
  access: 'admin',
  query: z.object({ ...filters, limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ events: z.array(securityEvent), nextCursor: cursor.nullable() }),
  errors: ['general_cursor_not_found'],
});
export const getSecurityLogFile = defineEndpoint({
  name: 'getSecurityLogFile',
  summary: 'Returns the security log as CSV, with the filters of the list.',
  method: 'GET',
  path: '/admin/security-log/file',
  access: 'admin',
  query: z.object({ ...filters, language: language.optional() }),
  status: 200,
  reply: 'binary',
  replyTypes: ['text/csv'],
  errors: [],
});

export const securityAlertKind = z.enum([
  'account-failures',
  'network-failures',
  'new-devices',
  'data-exports',
]);
export type SecurityAlertKind = z.infer<typeof securityAlertKind>;

export const securityAlert = z.object({
  id: z.string(),
  kind: securityAlertKind,
  /** The affected account; null for alerts about a network or the whole site. */
  user: named.nullable(),
  network: z.string().nullable(),
  count: z.number().int(),
  /** Length of the counted period in minutes. */
  minutes: z.number().int(),
  raisedAt: timestamp,
  acknowledgedAt: timestamp.nullable(),
  acknowledgedBy: named.nullable(),
});
export type SecurityAlert = z.infer<typeof securityAlert>;

export const listSecurityAlerts = defineEndpoint({
  name: 'listSecurityAlerts',
  summary: 'Lists bursts of suspicious events, newest first.',
  method: 'GET',
  path: '/admin/security-alerts',
  access: 'admin',
  query: z.object({
    state: z.enum(['open', 'all']).default('open'),
    limit: pageLimit,
    cursor: cursor.optional(),
  }),
  status: 200,
  reply: z.object({
    alerts: z.array(securityAlert),
    /** Number of unacknowledged alerts. */
    open: z.number().int(),
    nextCursor: cursor.nullable(),
  }),
  errors: ['general_cursor_not_found'],
});
export const acknowledgeSecurityAlert = defineEndpoint({
  name: 'acknowledgeSecurityAlert',
  summary: 'Marks a security alert as seen.',
  method: 'POST',
  path: '/admin/security-alerts/{alertId}/acknowledgement',
  access: 'admin',
  params: z.object({ alertId: z.string().max(36) }),
  status: 200,
  reply: securityAlert,
  errors: ['security_alert_not_found'],
});
