import { type Kysely, sql } from 'kysely';

/** The tables of plans, orders, payments and receipts. Amounts are minor units; receipts outlive their owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('credit_ledger').addColumn('project_id', 'text').execute();
  await sql`update credit_ledger set project_id =
    (select turns.project_id from turns where turns.id = credit_ledger.turn_id)
    where turn_id is not null`.execute(db);

  await schema
    .createTable('mail_attachments')
    .addColumn('mail_id', 'text', (column) => column.notNull().references('mails.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('content_base64', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_attachments_key', ['mail_id', 'position'])
    .execute();

  await schema
    .createTable('plans')
    .addColumn('plan_id', 'text', (column) => column.primaryKey())
    .addColumn('name_json', 'text', (column) => column.notNull())
    .addColumn('description_json', 'text', (column) => column.notNull())
    .addColumn('price_json', 'text', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('credits_custom', 'text', (column) => column.notNull())
    .addColumn('features_json', 'text', (column) => column.notNull())
    .addColumn('entitlements_json', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('is_popular', 'integer', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('billing_details')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('details_json', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('plan_json', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('tax_rate', 'real', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('is_simulated', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('review_reason', 'text')
    .addColumn('refunded_minor', 'bigint', (column) =>
      column.notNull().check(sql`refunded_minor >= 0 and refunded_minor <= amount_minor`),
    )
    .addColumn('billing_json', 'text', (column) => column.notNull())
    .addColumn('consents_json', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .execute();
  await schema
    .createIndex('orders_user_key')
    .on('orders')
    .columns(['user_id', 'idempotency_key'])
    .unique()
    .execute();
  await schema.createIndex('orders_status').on('orders').columns(['status', 'updated_at']).execute();

  await schema
    .createTable('payment_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    // 1 while it can be paid, null afterwards: at most one open attempt per order.
    .addColumn('open', 'integer')
    .addColumn('buyer_json', 'text', (column) => column.notNull())
    .addColumn('provider_txn_id', 'text')
    // The captured amount; if it differs from the order's, an administrator decides.
    .addColumn('captured_minor', 'bigint')
    .addColumn('auth_code', 'text')
    .addColumn('masked_pan', 'text')
    .addColumn('decline_code', 'text')
    .addColumn('state_json', 'text', (column) => column.notNull())
    .addColumn('inquiries', 'integer', (column) => column.notNull())
    .addColumn('next_inquiry_at', 'bigint')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('payment_attempts_reference')
    .on('payment_attempts')
    .column('reference')
    .unique()
    .execute();
  await schema
    .createIndex('payment_attempts_open')
    .on('payment_attempts')
    .columns(['order_id', 'open'])
    .unique()
    .execute();
  await schema
    .createIndex('payment_attempts_transaction')
    .on('payment_attempts')
    .columns(['method', 'provider_txn_id'])
    .unique()
    .execute();
  await schema
    .createIndex('payment_attempts_inquiry')
    .on('payment_attempts')
    .columns(['next_inquiry_at', 'lease_until'])
    .execute();

  await schema
    .createTable('payment_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('method', 'text', (column) => column.notNull())
    // Null when the message has no trusted key.
    .addColumn('dedup_key', 'text')
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('payment_messages_dedup')
    .on('payment_messages')
    .columns(['method', 'dedup_key'])
    .unique()
    .execute();

  await schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    // Counts within the order, because several events may have the same millisecond.
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('payment_events_order')
    .on('payment_events')
    .columns(['order_id', 'position'])
    .execute();

  await schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('payment_attempts.id').onDelete('cascade'),
    )
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
    // Credits of the amount, and how many of them the balance lacked.
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('shortfall', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('provider_reference', 'text')
    .addColumn('refusal_code', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('next_inquiry_at', 'bigint')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('refunds_order_key')
    .on('refunds')
    .columns(['order_id', 'idempotency_key'])
    .unique()
    .execute();
  await schema.createIndex('refunds_attempt').on('refunds').column('attempt_id').execute();
  await schema.createIndex('refunds_requested_by').on('refunds').column('requested_by').execute();
  await schema
    .createIndex('refunds_inquiry')
    .on('refunds')
    .columns(['next_inquiry_at', 'lease_until'])
    .execute();

  await schema
    .createTable('transfers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('provider_txn_id', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('reference_text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('set null'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('settled_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('occurred_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('transfers_transaction')
    .on('transfers')
    .columns(['method', 'provider_txn_id'])
    .unique()
    .execute();
  await schema
    .createIndex('transfers_status')
    .on('transfers')
    .columns(['status', 'occurred_at', 'id'])
    .execute();
  await schema.createIndex('transfers_order').on('transfers').column('order_id').execute();
  await schema.createIndex('transfers_settled_by').on('transfers').column('settled_by').execute();

  await schema
    .createTable('sequences')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('receipts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) =>
      column.notNull().unique().references('orders.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('receipt_number', 'text', (column) => column.notNull().unique())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('plan_name_json', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('tax_rate', 'real', (column) => column.notNull())
    .addColumn('refunded_minor', 'bigint', (column) => column.notNull())
    .addColumn('credits', 'bigint', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('is_simulated', 'integer', (column) => column.notNull())
    .addColumn('transaction_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('billing_json', 'text', (column) => column.notNull())
    // Number, name and e-mail in lower case by Turkish rules, for searching.
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('invoice_number', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    // When its mail was posted; null until then.
    .addColumn('mailed_at', 'bigint')
    .execute();
  await schema.createIndex('receipts_user').on('receipts').columns(['user_id', 'created_at', 'id']).execute();
  await schema.createIndex('receipts_created').on('receipts').columns(['created_at', 'id']).execute();
  await schema.createIndex('receipts_paid').on('receipts').columns(['paid_at', 'status']).execute();
}
