import type { ErrorType } from '@kilim/contract';

/** Errors of what anyone can do on a public page, and of starting a project. */
export const publicErrors = {
  general_argument_invalid: 'Some of the details are not valid. Please check the marked fields.',
  general_bad_request: 'The request could not be read. Please try again.',
  general_query_invalid: 'The list can’t be shown with this choice. Please clear the filter and try again.',
  general_cursor_not_found: 'The list could not continue from this point. Please refresh it.',
  general_unauthorized_scope: 'Please log in to do this.',
  general_unknown_origin: 'This can’t be done from this address. Please use the site’s own address.',
  general_access_forbidden: 'You are not allowed to do this.',
  general_route_not_found: 'There is nothing at this address.',
  general_body_too_large: 'That is too much data at once. Please try again with less.',
  general_rate_limit_exceeded: 'Too many attempts. Please wait {{seconds, duration}} and try again.',
  general_request_timeout:
    'The data arrived too slowly, so the transfer was stopped. Check your connection and try again.',
  general_host_unknown: 'The site can’t be opened at this address. Please use the site’s own address.',
  general_too_many_large_replies:
    'You can download two large files at the same time. Try again when one of them has finished.',
  general_unknown: 'Server error. Please try again in a few minutes.',
  general_unavailable: 'The server can’t be reached. Please check your internet connection.',
  general_phone_disabled: 'Phone verification is not available.',
  work_busy: 'Too many tasks are waiting. Please wait a moment and try again.',
  work_time_limit:
    'This took too long and was stopped. Please make large files smaller or split them, and try again.',
  work_memory_limit:
    'The files are too large to process at once. Please make some smaller or delete them, and try again.',
  user_invalid_credentials: 'The e-mail or password is wrong. Please check them.',
  user_session_already_exists: 'You are already logged in.',
  user_invalid_token: 'The link has expired or is not valid. Please ask for a new one.',
  user_unauthorized: 'You are not allowed to do this.',
  user_blocked:
    'Your account is closed. If you asked for its deletion, the link in our e-mail opens it again; otherwise write to support.',
  user_not_found: 'User not found.',
  user_session_not_found: 'This session is no longer open.',
  user_already_exists: 'This e-mail address is already registered. Please log in or reset your password.',
  user_email_already_exists: 'This e-mail address is already registered.',
  user_phone_already_exists: 'This phone number is already registered.',
  user_email_already_verified: 'Your e-mail address is already verified.',
  user_auth_method_unsupported: 'This way of logging in is not available. Please use another one.',
  user_more_factors_required: 'Complete the second step to finish logging in.',
  user_recent_authentication_required: 'Confirm that it is you before doing this. Nothing was changed.',
  user_password_common: 'This is one of the most used passwords and easy to guess. Choose another one.',
  user_password_contains_name: 'Your password must not contain your name. Choose another one.',
  user_password_contains_email:
    'Your password must not contain a part of your e-mail address. Choose another one.',
  user_password_contains_site_name:
    'Your password must not contain the name of the site. Choose another one.',
  user_password_unchanged: 'This is the password you were given. Choose one of your own.',
  user_password_reset_required: 'Set a password of your own before you go on.',
  user_authenticator_not_found: 'This account has no authenticator app.',
  user_authenticator_already_verified: 'This account already has an authenticator app.',
  user_recovery_codes_not_found: 'This account has no recovery codes.',
  user_recovery_codes_already_exists: 'This account already has recovery codes.',
  user_oauth2_failed: 'The login was not completed. Please try again or log in another way.',
  user_oauth2_email_unverified:
    'The e-mail address of the account you chose is not verified. Please verify it there first.',
  user_first_admin_permanent: 'The account of the first administrator can’t be closed or deleted.',
  user_deletion_not_found: 'There is no deletion of this account that could be undone.',
  project_not_found: 'Project not found.',
  project_name_required: 'A project name is required!',
  project_name_taken: 'A project with this name already exists!',
  project_already_exists: 'This project already exists.',
  project_creation_too_fast: 'That was too fast. Please wait 2 seconds before creating another project.',
  example_not_found: 'Example app not found.',
  project_preview_not_found: 'The project has no screenshot.',
  project_preview_invalid: 'The screenshot could not be read.',
  project_preview_too_large: 'The screenshot is too large.',
  project_too_many_files: 'A project can have 400 files at most. Please remove some and try again.',
  project_too_large:
    'The project is too large. It can have 20 MB at most; make its files smaller and try again.',
  announcement_not_found: 'Announcement not found',
  contact_form_expired: 'The form has expired. Please send your message again.',
  contact_form_too_fast: 'Please wait a few seconds and try again.',
  contact_too_many_links: 'Your message has too many links. You can send 2 at most.',
  plan_not_found: 'Invalid plan',
  plan_not_available: 'The plan was not found or is not active',
  project_limit_reached:
    'The project limit of your plan ({{limit}}) is reached. Delete a project or upgrade your plan.',
  trash_limit_reached:
    'The trash holds at most {{limit}} projects. Delete some of them for good before you create a new one.',
  storage_limit_reached:
    'Your storage is full: {{used}} of {{limit}} MB are used. Free some space under Storage in the settings, or upgrade your plan.',
  storage_write_too_fast: 'Too much was saved in a short time. Please try again in {{seconds, duration}}.',
  storage_day_limit_reached:
    'The {{limit}} MB that can be saved in one day are used up. Please try again in about {{seconds, duration}}.',
  credits_insufficient: 'Not enough credits: {{balance}} < {{requested}}',
  credits_insufficient_generation: 'Not enough credits. Buy credits to use the advanced AI features.',
  credits_insufficient_chat: 'Not enough credits. Buy credits to use the AI.',
  import_archive_invalid:
    'This file could not be opened. Please choose an intact .zip file without a password.',
  import_archive_too_large: 'The zip file is too large. It can have 25 MB at most.',
  import_path_unsafe: 'The zip file contains a path that points outside the project folder: {{path}}',
  import_no_project:
    'No React Native project was found in the zip file. It needs .tsx, .ts, .jsx or .js files.',
} as const satisfies Partial<Record<ErrorType, string>>;
