import type { UserId } from '@kilim/contract';
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { isOwnedBy } from '../support/index.ts';
import type { ReadableName } from './collections/collections.ts';

// The rows that a reader may see, with the columns of the collection table. Everything that is filtered, sorted, counted
// or continued from is selected from these, so no query can reach another row or a hidden column.

export interface Reader {
  /** null for a guest. */
  readonly userId: UserId | null;
  readonly isAdmin: boolean;
  /** The address of the account, if it is verified. */
  readonly verifiedEmail: string | null;
  /** Settings that the reader may read. */
  readonly settingKeys: readonly string[];
}

type Rows = (reader: Reader) => RawBuilder<unknown>;

const common = (table: string, id: string, updated: string) => sql`
  ${sql.ref(`${table}.${id}`)} as "$id", ${sql.ref(`${table}.created_at`)} as "$createdAt",
  ${sql.ref(`${table}.${updated}`)} as "$updatedAt", ${sql.ref(`${table}.created_at`)} as "$sequence"`;

/** Tickets of the reader: docs/rules/support.md#identity */
const isOwnTicket = ({ userId, verifiedEmail }: Reader): Expression<SqlBool> =>
  userId === null
    ? sql<SqlBool>`1 = 0`
    : isOwnedBy({ userId, verifiedEmail })(expressionBuilder<Database, 'support_tickets'>());

const users: Rows = ({ userId }) => sql`
  select ${common('u', 'id', 'updated_at')}, u.email as "email", u.name as "name", u.credits as "credits",
    u.is_admin as "isAdmin", u.created_at as "createdAt", u.last_login_at as "lastLoginAt",
    u.last_credit_update_at as "lastCreditUpdate", u.email_verified as "emailVerified",
    coalesce(p.phone_number, '') as "phoneNumber",
    case when p.avatar_id is null then '' else '/v1/avatars/' || p.avatar_id end as "avatar",
    coalesce(nullif(p.language, ''), 'tr') as "language", coalesce(p.timezone, 'Europe/Istanbul') as "timezone",
    b.details_json as "#billing", p.language as "#language", p.theme as "#theme", p.notify_email as "#email",
    p.notify_push as "#push", p.notify_sms as "#sms", p.notify_marketing as "#marketing"
  from users u left join profiles p on p.user_id = u.id left join billing_details b on b.user_id = u.id where u.id = ${userId}`;

const projects: Rows = ({ userId }) => sql`
  select ${common('p', 'id', 'updated_at')}, p.user_id as "userId", p.name as "name",
    p.description as "description",
    case when p.preview_hash is null then '' else '/v1/projects/' || p.id || '/preview/' || p.preview_hash end
      as "preview",
    p.status as "status", p.is_public as "isPublic", p.created_at as "createdAt", p.updated_at as "updatedAt",
    p.last_opened_at as "lastOpenedAt", p.framework as "framework", p.template as "template",
    p.revision as "revision", p.file_count as "fileCount", p.message_count as "messageCount",
    p.tags_json as "tagsJson", p.byte_count as "#bytes"
  from projects p where p.user_id = ${userId} and p.deleted_at is null`;

const receipts: Rows = ({ userId }) => sql`
  select ${common('r', 'id', 'created_at')}, r.user_id as "userId", r.order_id as "orderId",
    r.receipt_number as "receiptNumber", r.plan_id as "planId", r.plan_name_json as "#planName",
    cast(r.amount_minor as double precision) / 100 as "amount", r.currency as "currency", r.credits as "credits",
    r.payment_method as "paymentMethod", r.transaction_id as "transactionId", r.status as "status",
    r.billing_json as "#billing", r.created_at as "createdAt", r.paid_at as "paidAt", r.notes as "notes"
  from receipts r where r.user_id = ${userId}`;

const settings: Rows = ({ settingKeys, isAdmin }) => sql`
  select s.key as "$id", s.created_at as "$createdAt", s.updated_at as "$updatedAt", s.created_at as "$sequence",
    s.key as "key", s.value as "#value", s.type as "type", s.is_public as "isPublic", s.category as "category",
    s.created_at as "createdAt", s.updated_at as "updatedAt"
  from settings s where s.key in (${sql.join(settingKeys)})${isAdmin ? sql`` : sql` and s.is_public = 1`}`;

const tickets: Rows = (reader) => sql`
  select ${common('support_tickets', 'id', 'updated_at')}, support_tickets.subject as "subject", support_tickets.message as "message",
    support_tickets.priority as "priority", support_tickets.status as "status", support_tickets.user_id as "userId", support_tickets.user_email as "userEmail",
    support_tickets.user_name as "userName", support_tickets.category as "category", support_tickets.created_at as "createdAt", support_tickets.updated_at as "updatedAt",
    support_tickets.last_response_at as "lastResponseAt", support_tickets.responses as "responses",
    support_tickets.customer_satisfaction as "customerSatisfaction"
  from support_tickets where ${isOwnTicket(reader)}`;

/** What identifies an author of the support team is empty. */
const ofCustomer = (value: string) =>
  sql`case when r.author_type = 'customer' then coalesce(${sql.ref(value)}, '') else '' end`;

const replies: Rows = (reader) => sql`
  select ${common('r', 'id', 'created_at')}, r.ticket_id as "ticketId", r.message as "message",
    r.author_type as "authorType", ${ofCustomer('r.author_id')} as "authorId",
    ${ofCustomer('r.author_name')} as "authorName", ${ofCustomer('r.author_email')} as "authorEmail",
    r.created_at as "createdAt", r.is_read as "isRead"
  from ticket_replies r inner join support_tickets on support_tickets.id = r.ticket_id where ${isOwnTicket(reader)}`;

const attachments: Rows = (reader) => sql`
  select ${common('f', 'id', 'updated_at')}, f.ticket_id as "ticketId", f.reply_id as "replyId",
    f.name as "fileName", '/v1/storage/buckets/ticket_attachments/files/' || f.id || '/view' as "fileUrl",
    f.size as "fileSize", f.media_type as "mimeType", coalesce(f.owner_id, '') as "uploadedBy",
    f.created_at as "createdAt"
  from bucket_files f inner join support_tickets on support_tickets.id = f.ticket_id
  where f.bucket_id = 'ticket_attachments' and f.state = 'complete' and ${isOwnTicket(reader)}`;

const plans: Rows = ({ isAdmin }) => sql`
  select ${common('p', 'plan_id', 'updated_at')}, p.plan_id as "planId", p.name_json as "nameJson",
    p.description_json as "descriptionJson", p.price_json as "#price", p.credits as "credits",
    p.credits_custom as "creditsCustom", p.features_json as "featuresJson",
    p.entitlements_json as "entitlementsJson", p.is_active as "isActive",
    p.is_popular as "isPopular", p.sort_order as "sortOrder", p.created_at as "createdAt",
    p.updated_at as "updatedAt"
  from plans p${isAdmin ? sql`` : sql` where p.is_active = 1`}`;

export const readableRows: Readonly<Record<ReadableName, Rows>> = {
  users,
  projects,
  receipts,
  settings,
  support_tickets: tickets,
  ticket_replies: replies,
  ticket_attachments: attachments,
  plans,
};
