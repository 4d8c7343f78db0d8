import { limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface CredentialValues extends NewPassword {
  readonly name: string;
  readonly email: string;
  readonly hasAcceptedTerms: boolean;
}

/** The first invalid field of a form; the key is its error message. */
export interface InvalidField<Field extends string> {
  readonly field: Field;
  readonly key: MessageKey;
}

const emailSchema = z.email();

export function checkEmail(email: string): InvalidField<'email'> | null {
  return emailSchema.safeParse(email.trim()).success
    ? null
    : { field: 'email', key: 'auth.alert.invalidEmail' };
}

export function checkNewPassword({
  password,
  confirmPassword,
}: NewPassword): InvalidField<keyof NewPassword> | null {
  if (password !== confirmPassword) return { field: 'confirmPassword', key: 'auth.rule.passwordsDiffer' };
  if (password.length < limits.passwordMinimum)
    return { field: 'password', key: 'auth.rule.passwordTooShort' };
  return null;
}

/** The checks of the sign-in and registration form in their order: docs/rules/accounts.md#form-checks */
export function checkCredentials(
  values: CredentialValues,
  mode: 'login' | 'register',
): InvalidField<keyof CredentialValues> | null {
  const isNew = mode === 'register';
  if (isNew && !values.hasAcceptedTerms) return { field: 'hasAcceptedTerms', key: 'auth.rule.termsRequired' };
  if (values.email.trim() === '') return { field: 'email', key: 'auth.rule.credentialsRequired' };
  if (values.password === '') return { field: 'password', key: 'auth.rule.credentialsRequired' };
  if (isNew && values.name.trim() === '') return { field: 'name', key: 'auth.rule.nameRequired' };
  return (isNew ? checkNewPassword(values) : null) ?? checkEmail(values.email);
}
