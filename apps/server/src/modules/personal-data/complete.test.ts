import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';

/** What the archive holds of each table that names a person, or why it leaves it out. */
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
  credit_claims: 'credits.json: what a refund still takes back',
  orders: 'orders.json',
  receipts: 'receipts.json',
  billing_details: 'billing-details.json',
  refunds: 'orders.json: what was given back',
  transfers: 'receipts.json: what a sender’s transfer has paid',
  support_tickets: 'tickets.json',
  ticket_replies: 'tickets.json',
  projects: 'projects/, deleted-projects/',
  turns: 'projects/: a turn is what a message of the chat came from',
  security_events: 'security-log.json',
  known_devices: 'security-log.json: when each browser was first and last used',
  former_addresses: 'security-log.json',
  security_alerts: 'the operators’ own notes: a count of events that security-log.json holds',
  tokens: 'keys to the account',
  authenticators: 'keys to the account',
  recovery_codes: 'keys to the account',
  mfa_challenges: 'keys to the account',
  data_exports: 'the archive itself',
  account_deletions: 'an account that is closed makes no archive',
};
const personal =
  /^(user_id|author_id|assigned_to|requested_by|settled_by|recipient|email|address|acknowledged_by|sender_name)$/;

describeOnEachEngine('the archive of a person', ({ open }) => {
  it('knows every table in which somebody is named', async () => {
    const found = await queries(open().transactions.outside).introspection.getTables();
    const naming = found
      .filter(({ columns }) => columns.some(({ name }) => personal.test(name)))
      .map(({ name }) => name);
    // A table that is missing here has to be looked at: collect-data.ts takes it along, or this list says why not.
    expect(naming.filter((name) => !Object.hasOwn(tables, name))).toEqual([]);
    expect(naming).toContain('sessions');
  });
});
