import { AppError } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { isNetworkFailure } from '../api/client.ts';
import { errorParams } from '../i18n/error-text.ts';
import type { AlertText } from '../ui/form-alert.tsx';

function hasField(error: AppError, name: string): boolean {
  return Object.keys(error.fields).some((path) => path === name || path.endsWith(`.${name}`));
}

/** The text for an error, chosen by its type: docs/rules/accounts.md#auth-alerts */
export function chooseAuthAlert(error: unknown, mode: 'login' | 'register'): MessageKey {
  if (!(error instanceof AppError)) return 'auth.alert.unexpected';
  if (isNetworkFailure(error)) return 'auth.alert.connection';
  switch (error.type) {
    case 'general_rate_limit_exceeded':
      return 'errors.general_rate_limit_exceeded';
    case 'user_already_exists':
    case 'user_email_already_exists':
      return 'errors.user_already_exists';
    case 'user_invalid_credentials':
    case 'general_unauthorized_scope':
      return 'auth.alert.invalidCredentials';
    case 'user_blocked':
      return 'errors.user_blocked';
    case 'user_invalid_token':
      return 'errors.user_invalid_token';
    case 'general_unknown':
    case 'general_unavailable':
      return 'auth.alert.server';
    default:
      if (hasField(error, 'password')) return 'auth.alert.weakPassword';
      if (hasField(error, 'email')) return 'auth.alert.invalidEmail';
      return mode === 'login' ? 'auth.alert.loginFailed' : 'auth.alert.registerFailed';
  }
}

/** The alert of a form for an error. */
export const authAlert = (error: unknown, mode: 'login' | 'register'): AlertText => ({
  tone: 'error',
  key: chooseAuthAlert(error, mode),
  params: errorParams(error),
});
