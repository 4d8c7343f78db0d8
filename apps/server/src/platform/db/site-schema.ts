import type { ColumnType } from 'kysely';

// Tables of settings, the connected model, support tickets, analytics and rate limits.

/** Set at insert, never changed. */
type Fixed<T> = ColumnType<T, T, never>;
type Flag = number;

export interface SettingsTable {
  key: Fixed<string>;
  value: string;
  type: 'string' | 'number' | 'boolean' | 'json';
  is_public: Flag;
  category: string;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface SupportTicketsTable {
  id: Fixed<string>;
  /** null for guests. */
  user_id: Fixed<string | null>;
  user_email: Fixed<string>;
  user_name: Fixed<string>;
  subject: Fixed<string>;
  message: Fixed<string>;
  /** Subject and message in lower case by Turkish rules, which neither engine's own folding applies. */
  search_key: Fixed<string>;
  priority: string;
  /** The same as numbers for sorting. */
  priority_rank: number;
  status: string;
  status_rank: number;
  category: string;
  assigned_to: string | null;
  responses: number;
  customer_satisfaction: number | null;
  created_at: Fixed<number>;
  updated_at: number;
  last_response_at: number | null;
  /** When the support team answered first. */
  first_response_at: number | null;
  /** What the ticket is about; kept when the project is deleted. */
  project_id: Fixed<string | null>;
  version_id: Fixed<string | null>;
  turn_id: Fixed<string | null>;
}

/** Notes of administrators, which customers never see. */
export interface TicketNotesTable {
  id: Fixed<string>;
  ticket_id: Fixed<string>;
  message: Fixed<string>;
  author_id: Fixed<string | null>;
  author_name: string;
  /** Of the client; null without one. Unique for an author. */
  idempotency_key: Fixed<string | null>;
  created_at: Fixed<number>;
}

export interface TicketRepliesTable {
  id: Fixed<string>;
  ticket_id: Fixed<string>;
  message: Fixed<string>;
  author_type: Fixed<string>;
  author_id: Fixed<string | null>;
  author_name: string;
  author_email: string;
  is_read: Flag;
  /** Of the client; null without one. Unique for an author. */
  idempotency_key: Fixed<string | null>;
  created_at: Fixed<number>;
}

export interface AnalyticsEventsTable {
  id: Fixed<string>;
  kind: Fixed<string>;
  name: Fixed<string>;
  path: Fixed<string>;
  visit: Fixed<string>;
  user_id: Fixed<string | null>;
  properties_json: Fixed<string>;
  /** UTC, as `2026-11-21`. */
  day: Fixed<string>;
  created_at: Fixed<number>;
}

export interface RateLimitsTable {
  /** Hash of the limit's name, period and key. */
  key: Fixed<string>;
  used: number;
  ends_at: number;
}

/** Token limits that models have named. */
export interface ModelLimitsTable {
  model_key: string;
  output_tokens: number | null;
  context_tokens: number | null;
  updated_at: number;
}

export interface ModelConnectionsTable {
  id: Fixed<string>;
  server: string;
  model: string;
  connected_at: number;
  checked_at: number;
  problem: string | null;
  detail: string | null;
  duration: number | null;
}

export interface SiteTables {
  model_connections: ModelConnectionsTable;
  model_limits: ModelLimitsTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
  support_tickets: SupportTicketsTable;
  ticket_notes: TicketNotesTable;
  ticket_replies: TicketRepliesTable;
  analytics_events: AnalyticsEventsTable;
}
