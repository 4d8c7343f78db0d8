/**
 * An API error: its HTTP status, whether the same request may be retried, and whether the server logs it as a fault of
 * its own or of a dependency. The text is `errors.<type>` in packages/messages.
 */
export interface ErrorKind {
  readonly status: number;
  readonly retryable: boolean;
  readonly report: boolean;
}

const kind = (status: number, options: Partial<Omit<ErrorKind, 'status'>> = {}): ErrorKind => ({
  status,
  retryable: options.retryable ?? false,
  report: options.report ?? false,
});

export const errorTable = {
  // Errors of the client SDK: docs/rules/client-sdk.md#errors
  general_argument_invalid: kind(400),
  general_bad_request: kind(400),
  general_query_invalid: kind(400),
  general_cursor_not_found: kind(400),
  general_unauthorized_scope: kind(401),
  general_unknown_origin: kind(403),
  general_access_forbidden: kind(403),
  general_route_not_found: kind(404),
  general_request_timeout: kind(408, { retryable: true }),
  general_body_too_large: kind(413),
  general_host_unknown: kind(421),
  general_rate_limit_exceeded: kind(429, { retryable: true }),
  general_too_many_large_replies: kind(429, { retryable: true }),
  general_unknown: kind(500, { retryable: true, report: true }),
  general_unavailable: kind(503, { retryable: true, report: true }),
  general_phone_disabled: kind(503),
  // Worker pool: too many tasks, time limit, memory limit
  work_busy: kind(503, { retryable: true }),
  work_time_limit: kind(422),
  work_memory_limit: kind(422),
  user_invalid_credentials: kind(401),
  user_session_already_exists: kind(401),
  user_jwt_invalid: kind(401),
  user_jwt_and_cookie_set: kind(403),
  user_invalid_token: kind(401),
  user_unauthorized: kind(401),
  user_blocked: kind(403),
  user_not_found: kind(404),
  user_session_not_found: kind(404),
  user_identity_not_found: kind(404),
  user_already_exists: kind(409),
  user_email_already_exists: kind(409),
  user_phone_already_exists: kind(409),
  user_email_already_verified: kind(409),
  user_auth_method_unsupported: kind(501),
  // Documents of the client SDK: docs/rules/client-sdk.md#documents
  function_not_found: kind(404),
  database_not_found: kind(404),
  collection_not_found: kind(404),
  document_not_found: kind(404),
  document_already_exists: kind(409),
  document_invalid_structure: kind(400),
  document_missing_data: kind(400),
  document_missing_payload: kind(400),
  document_too_large: kind(413),
  table_not_found: kind(404),
  row_not_found: kind(404),
  row_already_exists: kind(409),
  row_invalid_structure: kind(400),
  row_missing_data: kind(400),
  row_missing_payload: kind(400),
  row_too_large: kind(413),
  // Second factor, OAuth, profile and personal data
  user_more_factors_required: kind(401),
  user_recent_authentication_required: kind(403),
  user_password_common: kind(400),
  user_password_contains_name: kind(400),
  user_password_contains_email: kind(400),
  user_password_contains_site_name: kind(400),
  user_password_unchanged: kind(400),
  user_password_reset_required: kind(412),
  user_authenticator_not_found: kind(404),
  user_authenticator_already_verified: kind(409),
  user_recovery_codes_not_found: kind(404),
  user_recovery_codes_already_exists: kind(409),
  user_oauth2_failed: kind(401),
  user_oauth2_email_unverified: kind(403),
  user_first_admin_permanent: kind(403),
  user_own_account: kind(409),
  user_not_open: kind(409),
  user_deletion_not_found: kind(404),
  avatar_not_found: kind(404),
  avatar_invalid: kind(400),
  avatar_too_large: kind(413),
  image_too_large: kind(413),
  personal_data_export_not_found: kind(404),
  security_alert_not_found: kind(404),
  // Projects, files, versions
  project_not_found: kind(404),
  project_name_required: kind(400),
  project_name_taken: kind(409),
  project_already_exists: kind(409),
  project_creation_too_fast: kind(429, { retryable: true }),
  example_not_found: kind(404),
  project_preview_not_found: kind(404),
  project_preview_invalid: kind(400),
  project_preview_too_large: kind(413),
  prompt_image_not_found: kind(404),
  prompt_image_invalid: kind(400),
  prompt_image_too_large: kind(413),
  file_not_found: kind(404),
  file_path_invalid: kind(400),
  file_path_clash: kind(409),
  file_too_large: kind(413),
  binary_file_too_large: kind(413),
  file_empty: kind(400),
  file_reference_unknown: kind(400),
  file_conflict: kind(409),
  project_too_many_files: kind(400),
  project_too_large: kind(413),
  asset_not_found: kind(404),
  asset_name_required: kind(400),
  asset_type_unsupported: kind(400),
  asset_too_large: kind(413),
  asset_limit_reached: kind(409),
  asset_thumbnail_invalid: kind(400),
  import_archive_invalid: kind(400),
  import_archive_too_large: kind(413),
  import_path_unsafe: kind(400),
  import_no_project: kind(400),
  // Git remotes: statuses of the remote are not passed on, because 401 would mean the user's own session
  git_address_invalid: kind(400),
  git_address_refused: kind(400),
  git_branch_invalid: kind(400),
  git_branch_not_found: kind(404),
  git_folder_not_found: kind(404),
  git_not_found: kind(404),
  git_too_large: kind(413),
  git_unreachable: kind(502, { retryable: true }),
  git_timed_out: kind(504, { retryable: true }),
  git_token_refused: kind(422),
  git_push_forbidden: kind(422),
  git_push_rejected: kind(422),
  git_remote_changed: kind(409),
  version_not_found: kind(404),
  export_failed: kind(422),
  export_packages_undecided: kind(422),
  export_verification_not_offered: kind(403),
  export_verification_running: kind(409),
  export_verification_quota: kind(429),
  export_verification_busy: kind(503, { retryable: true }),
  export_verification_impossible: kind(409),
  // Settings, announcements, contact
  settings_invalid: kind(400),
  settings_contrast_too_low: kind(400),
  site_file_not_found: kind(404),
  site_file_not_chosen: kind(400),
  logo_too_large: kind(413),
  logo_type_invalid: kind(400),
  favicon_too_large: kind(413),
  favicon_type_invalid: kind(400),
  announcement_not_found: kind(404),
  announcement_incomplete: kind(400),
  announcement_too_many: kind(409),
  contact_form_expired: kind(400),
  contact_form_too_fast: kind(400, { retryable: true }),
  contact_too_many_links: kind(400),
  ticket_not_found: kind(404),
  ticket_closed: kind(409),
  ticket_not_resolved: kind(409),
  ticket_already_rated: kind(409),
  ticket_limit_reached: kind(403),
  ticket_reply_limit_reached: kind(403),
  ticket_reference_not_found: kind(404),
  ticket_assignee_not_found: kind(404),
  ticket_attachment_not_found: kind(404),
  ticket_attachment_limit_reached: kind(403),
  ticket_attachments_unsent: kind(403),
  ticket_message_answered: kind(409),
  ticket_message_full: kind(403),
  turn_charge_not_found: kind(404),
  // Plans, orders, payments, receipts
  plan_not_found: kind(404),
  plan_not_available: kind(404),
  plan_needs_contact: kind(409),
  plan_incomplete: kind(400),
  plan_already_exists: kind(409),
  plan_too_many: kind(409),
  plan_order_outdated: kind(409),
  project_limit_reached: kind(403),
  trash_limit_reached: kind(403),
  storage_limit_reached: kind(403),
  storage_write_too_fast: kind(429, { retryable: true }),
  storage_day_limit_reached: kind(429, { retryable: true }),
  // Files in buckets
  storage_bucket_not_found: kind(404),
  storage_file_not_found: kind(404),
  storage_file_already_exists: kind(409),
  storage_file_empty: kind(400),
  storage_invalid_file_size: kind(400),
  storage_invalid_content_range: kind(400),
  storage_invalid_appwrite_id: kind(400),
  storage_invalid_range: kind(416),
  storage_too_many_uploads: kind(429, { retryable: true }),
  storage_too_many_files: kind(403),
  billing_details_invalid: kind(400),
  order_not_found: kind(404),
  order_not_payable: kind(409),
  order_consent_required: kind(400),
  order_text_changed: kind(409),
  order_key_reused: kind(409),
  payment_currency_unsupported: kind(400),
  payment_currency_not_allowed: kind(400),
  payment_method_unavailable: kind(409),
  payment_start_failed: kind(502, { retryable: true, report: true }),
  payment_provider_unreachable: kind(502, { retryable: true, report: true }),
  refund_not_possible: kind(409),
  refund_in_progress: kind(409, { retryable: true }),
  refund_too_large: kind(400),
  refund_key_reused: kind(409),
  credits_key_reused: kind(409),
  refund_refused: kind(409),
  refund_reference_required: kind(400),
  refund_not_found: kind(404),
  refund_already_decided: kind(409),
  transfer_not_found: kind(404),
  transfer_already_settled: kind(409),
  transfer_amount_differs: kind(409),
  receipt_not_found: kind(404),
  receipt_not_paid: kind(409),
  // Credits
  credits_insufficient: kind(402),
  credits_insufficient_generation: kind(402),
  credits_insufficient_chat: kind(402),
  // AI
  turn_not_found: kind(404),
  turn_in_progress: kind(409),
  turn_prompt_required: kind(400),
  turn_above_cap: kind(409),
  turn_version_missing: kind(409),
  project_analysis_failed: kind(503, { retryable: true }),
  turn_report_not_possible: kind(409),
  turn_report_too_late: kind(409),
  charge_review_not_found: kind(404),
  charge_review_already_decided: kind(409),
  ai_not_configured: kind(503, { report: true }),
  ai_provider_error: kind(502, { retryable: true, report: true }),
  ai_provider_unreachable: kind(502, { retryable: true, report: true }),
  ai_provider_rate_limited: kind(503, { retryable: true, report: true }),
  ai_provider_timeout: kind(504, { retryable: true, report: true }),
  ai_provider_disconnected: kind(502, { retryable: true, report: true }),
  ai_reply_unreadable: kind(502, { retryable: true, report: true }),
  ai_reply_truncated: kind(502, { retryable: true, report: true }),
  ai_reply_invalid_files: kind(502, { retryable: true, report: true }),
  ai_result_does_not_build: kind(422, { retryable: true }),
  turn_conflict: kind(409),
  held_changes_not_found: kind(404),
  held_changes_decided: kind(409),
  held_changes_conflict: kind(409),
  model_not_found: kind(404),
  model_fixed: kind(409),
  ai_model_not_found: kind(404),
  ai_model_limit: kind(409),
  ai_model_key_required: kind(400),
  ai_model_address_refused: kind(400),
  ai_model_order_outdated: kind(409),
  own_key_not_allowed: kind(403),
  own_key_rejected: kind(422),
  own_key_unreachable: kind(502, { retryable: true }),
  own_key_busy: kind(503, { retryable: true }),
  own_key_unreadable: kind(502, { retryable: true }),
  turn_stopped: kind(409),
  turn_interrupted: kind(503, { retryable: true }),
} as const satisfies Record<string, ErrorKind>;

export type ErrorType = keyof typeof errorTable;

export const errorTypes = Object.keys(errorTable) as ErrorType[];

/** Values for the placeholders of an error's text. */
export type ErrorParams = Readonly<Record<string, string | number>>;
/** Problem by field path. */
export type ErrorFields = Readonly<Record<string, string>>;

/** Narrows an untrusted value to a known error type. */
export function isErrorType(value: unknown): value is ErrorType {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}

/** Body of every reply with status 400 or above. */
export interface ErrorReply {
  readonly message: string;
  readonly code: number;
  readonly type: ErrorType;
  readonly version: string;
  readonly requestId?: string;
  readonly params?: ErrorParams;
  readonly fields?: ErrorFields;
  /** Data for the user's decision, such as both sides of a file conflict. */
  readonly details?: unknown;
}

export interface AppErrorOptions {
  readonly params?: ErrorParams;
  readonly fields?: ErrorFields;
  readonly details?: unknown;
  /** For the log only; never sent to the client. */
  readonly detail?: string;
  readonly cause?: unknown;
}

/** The error that services throw and clients receive. Its text is looked up by `type`. */
export class AppError extends Error {
  readonly type: ErrorType;
  readonly params: ErrorParams;
  readonly fields: ErrorFields;
  readonly details: unknown;
  readonly detail: string | undefined;

  constructor(type: ErrorType, options: AppErrorOptions = {}) {
    super(type, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.type = type;
    this.params = options.params ?? {};
    this.fields = options.fields ?? {};
    this.details = options.details;
    this.detail = options.detail;
  }

  get status(): number {
    return errorTable[this.type].status;
  }

  get retryable(): boolean {
    return errorTable[this.type].retryable;
  }

  get isReported(): boolean {
    return errorTable[this.type].report;
  }
}
