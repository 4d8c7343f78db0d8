import { limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';

export interface CredentialValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly hasAcceptedTerms: boolean;
}

/** The first thing that is wrong with a form, and where. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly key: MessageKey;
}

const emailShape = z.email();

function checkEmail(email: string): boolean {
  return emailShape.safeParse(email.trim()).success;
}

function checkNewPassword(
  password: string,
  confirmation: string,
): Problem<'password' | 'confirmPassword'> | null {
  if (password !== confirmation) return { field: 'confirmPassword', key: 'auth.rule.passwordsDiffer' };
  if (password.length < limits.passwordMinimum)
    return { field: 'password', key: 'auth.rule.passwordTooShort' };
  return null;
}

/** The rules of customer.md §5, in its order. */
export function checkCredentials(
  values: CredentialValues,
  mode: 'login' | 'register',
): Problem<keyof CredentialValues> | null {
  const isNew = mode === 'register';
  if (isNew && !values.hasAcceptedTerms) return { field: 'hasAcceptedTerms', key: 'auth.rule.termsRequired' };
  if (values.email.trim() === '') return { field: 'email', key: 'auth.rule.credentialsRequired' };
  if (values.password === '') return { field: 'password', key: 'auth.rule.credentialsRequired' };
  if (isNew && values.name.trim() === '') return { field: 'name', key: 'auth.rule.nameRequired' };
  const password = isNew ? checkNewPassword(values.password, values.confirmPassword) : null;
  if (password !== null) return password;
  return checkEmail(values.email) ? null : { field: 'email', key: 'auth.alert.invalidEmail' };
}

/** A recovery needs an address that could exist. */
export function checkRecovery(email: string): Problem<'email'> | null {
  return checkEmail(email) ? null : { field: 'email', key: 'auth.alert.invalidEmail' };
}

/** A new password is typed twice. */
export function checkReset(values: {
  readonly password: string;
  readonly confirmPassword: string;
}): Problem<'password' | 'confirmPassword'> | null {
  return checkNewPassword(values.password, values.confirmPassword);
}
