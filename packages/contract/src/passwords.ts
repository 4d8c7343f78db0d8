import { z } from 'zod';
import type { ErrorType } from './errors.ts';
import { limits } from './limits.ts';

// Passwords in requests, and why they are rejected: docs/rules/passwords.md

/** Reasons to reject any new password. */
export const weakPasswordErrors = [
  'user_password_common',
  'user_password_contains_name',
  'user_password_contains_email',
  'user_password_contains_site_name',
] as const satisfies readonly ErrorType[];
/** Reasons to reject a changed password. Each is the type of the error and of its field. */
export const passwordProblems = [...weakPasswordErrors, 'user_password_unchanged'] as const;
/** A new password. */
export const password = z.string().min(limits.passwordMinimum).max(limits.passwordMaximum);
/** The caller's password: replaces a recent authentication for this one call. */
export const currentPassword = z.string().min(1).max(limits.passwordMaximum).optional();
