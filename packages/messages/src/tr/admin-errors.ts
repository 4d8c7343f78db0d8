import type { ErrorType } from '@kilim/contract';

/** Errors of the administration alone. */
export const adminErrors = {
  user_own_account: 'Bu işlemi kendi hesabınızda yapamazsınız.',
  user_not_open: 'Bu hesap kapalı. Önce yeniden açın.',
} as const satisfies Partial<Record<ErrorType, string>>;
