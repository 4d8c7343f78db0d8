import type { ErrorType } from '@kilim/contract';

/** Errors of the administration alone. */
export const adminErrors = {
  user_own_account: 'You can’t do this to your own account.',
  user_not_open: 'This account is closed. Open it again first.',
} as const satisfies Partial<Record<ErrorType, string>>;
