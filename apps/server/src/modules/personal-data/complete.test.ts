import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';

/** For each table with a user id: its file in the archive, or the reason why it is not included. */
const tables: Readonly<Record<string, string>> = {
  users: 'account.json',
  profiles: 'profile.json',
  identities: 'identities.json',
  sessions: 'sessions.json',
  consents: 'consents.json',
  seen_days: 'active-days.json',
  analytics_events: 'analytics.json',
  mails: 'mails.json',
  credit_ledger: 'credits.json',
  credit_claims: 'credits.json: credits that a refund still claims',
  orders: 'orders.json',
  receipts: 'receipts.json',
  billing_details: 'billing-details.json',
  plan_holders: 'the plan of the last paid receipt in receipts.json',
  refunds: 'orders.json: refunds of the orders',
  transfers: 'receipts.json: payments by transfer',
  support_tickets: 'tickets.json',
  ticket_replies: 'tickets.json',
  ticket_notes: 'how administrators handle a ticket, without data of the customer',
  assets: 'assets/',
  asset_samples: 'when the samples of assets/ were added',
  bucket_files: 'bucket-files/, bucket-files.json',
  projects: 'projects/, deleted-projects/',
  turns: 'projects/: the messages of the turns in chat.json',
  project_remotes: 'projects/, deleted-projects/: git-remote.json',
  export_verifications: 'results of tools about files that projects/ contains',
  mount_reports: 'projects/: the outcome of the turns in chat.json',
  security_events: 'security-log.json',
  known_devices: 'security-log.json: first and last use of each device',
  former_addresses: 'security-log.json',
  security_alerts: 'counts of events that security-log.json contains',
  tokens: 'credentials',
  authenticators: 'credentials',
  recovery_codes: 'credentials',
  mfa_challenges: 'credentials',
  own_ai_keys: 'ai-key.json',
  data_exports: 'the archive itself',
  account_deletions: 'a closed account cannot be exported',
};
const personal =
  /^(user_id|owner_id|author_id|assigned_to|requested_by|settled_by|recipient|email|address|acknowledged_by|sender_name)$/;

describeOnEachEngine('the data export', ({ open }) => {
  it('covers every table with a user id', async () => {
    const found = await queries(open().transactions.outside).introspection.getTables();
    const naming = found
      .filter(({ columns }) => columns.some(({ name }) => personal.test(name)))
      .map(({ name }) => name);
    // Add a new table to collect-data.ts, or to this list with a reason.
    expect(naming.filter((name) => !Object.hasOwn(tables, name))).toEqual([]);
    expect(naming).toContain('sessions');
  });
});
