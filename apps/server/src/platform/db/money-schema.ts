import type { ColumnType } from 'kysely';

// Tables of plans, orders, payments and receipts. Amounts are minor units.

type Flag = number;
type Json = string;
/** Set at insert, never changed. */
type Fixed<T> = ColumnType<T, T, never>;

export interface PlansTable {
  plan_id: Fixed<string>;
  name_json: Json;
  description_json: Json;
  price_json: Json;
  credits: number;
  credits_custom: string;
  features_json: Json;
  entitlements_json: Json;
  is_active: Flag;
  is_popular: Flag;
  sort_order: number;
  created_at: Fixed<number>;
  updated_at: number;
}

/** Credits that a refund still takes from reservations that were open when the balance was too small. */
export interface CreditClaimsTable {
  user_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  reason: Fixed<string>;
  /** All credits taken so far. */
  taken: number;
  outstanding: number;
  /** Position of the last ledger entry when the claim was made. */
  position: Fixed<number>;
  /** Turns that were open when the claim was made and still are. */
  open_turns: number;
}

export interface BillingDetailsTable {
  user_id: Fixed<string>;
  details_json: Json;
  updated_at: number;
}

/** Plan and price are copied, so that later changes of the plan do not affect an order. */
export interface OrdersTable {
  id: Fixed<string>;
  /** null after the account was erased. */
  user_id: Fixed<string | null>;
  plan_id: Fixed<string>;
  plan_json: Fixed<Json>;
  amount_minor: Fixed<number>;
  currency: Fixed<string>;
  credits: Fixed<number>;
  tax_rate: Fixed<number>;
  method: Fixed<string>;
  is_simulated: Fixed<Flag>;
  status: string;
  review_reason: string | null;
  refunded_minor: number;
  billing_json: Fixed<Json>;
  /** Version, hash, time and address of every accepted text. */
  consents_json: Fixed<Json>;
  language: Fixed<string>;
  idempotency_key: Fixed<string>;
  request_hash: Fixed<string>;
  created_at: Fixed<number>;
  updated_at: number;
  paid_at: number | null;
}

export interface PaymentAttemptsTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  method: Fixed<string>;
  /** The provider's key of the attempt; unique. */
  reference: Fixed<string>;
  status: string;
  open: number | null;
  buyer_json: Fixed<Json>;
  provider_txn_id: string | null;
  /** null until money was captured. */
  captured_minor: number | null;
  auth_code: string | null;
  masked_pan: string | null;
  decline_code: string | null;
  /** State of the provider between two calls. */
  state_json: Json;
  inquiries: number;
  /** null when no inquiry is needed. */
  next_inquiry_at: number | null;
  lease_until: number;
  expires_at: number;
  created_at: Fixed<number>;
  updated_at: number;
}

/** Messages of providers with their verdict, without their content. */
export interface PaymentMessagesTable {
  id: Fixed<string>;
  method: Fixed<string>;
  dedup_key: Fixed<string | null>;
  verdict: Fixed<string>;
  reason: Fixed<string>;
  reference: Fixed<string | null>;
  created_at: Fixed<number>;
}

/** Append-only history of an order. */
export interface PaymentEventsTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  position: Fixed<number>;
  kind: Fixed<string>;
  from_status: Fixed<string | null>;
  to_status: Fixed<string | null>;
  detail: Fixed<string>;
  actor: Fixed<string>;
  created_at: Fixed<number>;
}

export interface RefundsTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  attempt_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  request_hash: Fixed<string>;
  amount_minor: Fixed<number>;
  credits: Fixed<number>;
  shortfall: number;
  status: string;
  provider_reference: string | null;
  refusal_code: string | null;
  reason: Fixed<string>;
  requested_by: Fixed<string | null>;
  next_inquiry_at: number | null;
  lease_until: number;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface TransfersTable {
  id: Fixed<string>;
  method: Fixed<string>;
  provider_txn_id: Fixed<string>;
  amount_minor: Fixed<number>;
  currency: Fixed<string>;
  sender_name: Fixed<string>;
  reference_text: Fixed<string>;
  status: string;
  problem: string | null;
  order_id: string | null;
  note: string;
  settled_by: string | null;
  occurred_at: Fixed<number>;
  created_at: Fixed<number>;
}

export interface SequencesTable {
  name: Fixed<string>;
  value: number;
}

export interface ReceiptsTable {
  id: Fixed<string>;
  order_id: Fixed<string>;
  user_id: Fixed<string | null>;
  receipt_number: Fixed<string>;
  /** Consecutive number of the sale; not shown to customers. */
  serial: Fixed<number | null>;
  plan_id: Fixed<string>;
  plan_name_json: Fixed<Json>;
  amount_minor: Fixed<number>;
  currency: Fixed<string>;
  tax_rate: Fixed<number>;
  refunded_minor: number;
  credits: Fixed<number>;
  payment_method: Fixed<string>;
  is_simulated: Fixed<Flag>;
  transaction_id: string | null;
  status: string;
  billing_json: Fixed<Json>;
  search_key: Fixed<string>;
  invoice_number: string | null;
  notes: string;
  language: Fixed<string>;
  created_at: Fixed<number>;
  paid_at: number | null;
  /** When the mail of a paid receipt was written; null until then. */
  mailed_at: number | null;
}

/** Sums of receipts, kept by triggers: docs/rules/receipts.md#sums */
export interface ReceiptDaysTable {
  /** Days of UTC+3 since 1970 on which the receipts were paid; -1 for those that were not. */
  day: Fixed<number>;
  status: Fixed<string>;
  currency: Fixed<string>;
  is_simulated: Fixed<Flag>;
  plan_id: Fixed<string>;
  plan_name_json: Fixed<Json>;
  amount_minor: Fixed<number>;
  refunded_minor: Fixed<number>;
  /** Tax in the amount without the refund. */
  tax_minor: Fixed<number>;
  /** 0 when all changed to another status. */
  receipts: Fixed<number>;
}

/** The plan of each user's last payment that was not fully refunded, kept by triggers. */
export interface PlanHoldersTable {
  user_id: Fixed<string>;
  plan_id: Fixed<string>;
  plan_name_json: Fixed<Json>;
}

export interface MoneyTables {
  plans: PlansTable;
  credit_claims: CreditClaimsTable;
  billing_details: BillingDetailsTable;
  orders: OrdersTable;
  payment_attempts: PaymentAttemptsTable;
  payment_messages: PaymentMessagesTable;
  payment_events: PaymentEventsTable;
  refunds: RefundsTable;
  transfers: TransfersTable;
  sequences: SequencesTable;
  receipts: ReceiptsTable;
  receipt_days: ReceiptDaysTable;
  plan_holders: PlanHoldersTable;
}
