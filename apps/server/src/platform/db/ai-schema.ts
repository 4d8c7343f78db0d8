import type { ColumnType } from 'kysely';

// Tables of the models that administrators add and of the keys of users.

/** Set at insert, never changed. */
type Fixed<T> = ColumnType<T, T, never>;
type Flag = number;

export interface AiModelsTable {
  id: Fixed<string>;
  /** 1, 2, 3 …: the order in which models are asked. */
  position: number;
  name: string;
  kind: string;
  base_url: string | null;
  /** Encrypted for this row and the host of its address. */
  sealed_key: string | null;
  model: string;
  tasks_json: string;
  credits_per_million: number | null;
  day_tokens: number | null;
  month_tokens: number | null;
  reads_images: Flag;
  reasoning_effort: string | null;
  is_enabled: Flag;
  /** Failed requests since the last answer. */
  failures: number;
  /** 0 while the model is asked. */
  paused_until: number;
  last_success_at: number | null;
  last_failure_at: number | null;
  problem: string | null;
  detail: string | null;
  created_at: Fixed<number>;
  updated_at: number;
}

export interface AiModelUsageTable {
  model_id: Fixed<string>;
  /** UTC, as `2026-11-21`. */
  day: Fixed<string>;
  /** Includes what running requests may still use. */
  tokens: number;
  requests: number;
  failures: number;
  /** Requests with a first word, and the sum of the milliseconds until it. */
  answers: number;
  first_word_total: number;
}

export interface AiOptionsTable {
  id: Fixed<string>;
  allows_own_keys: Flag;
}

export interface OwnAiKeysTable {
  user_id: Fixed<string>;
  service: string;
  model: string;
  /** Encrypted for this user and service. */
  sealed_key: string;
  added_at: number;
  last_used_at: number | null;
  problem: string | null;
}

export interface AiTables {
  ai_models: AiModelsTable;
  ai_model_usage: AiModelUsageTable;
  ai_options: AiOptionsTable;
  own_ai_keys: OwnAiKeysTable;
}
