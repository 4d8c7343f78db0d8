import { limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';

const key = (name: MessageKey): MessageKey => name;

const fields = {
  current: z.string().min(1, key('settings.password.currentRequired')),
  next: z
    .string()
    .min(limits.passwordMinimum, key('auth.rule.passwordTooShort'))
    .max(limits.passwordMaximum, key('common.tooLong')),
  again: z.string(),
};
const isSame = ({ next, again }: { readonly next: string; readonly again: string }): boolean =>
  next === again;
const differs = { path: ['again'], error: key('auth.rule.passwordsDiffer') };

/** Validation of a password change: docs/rules/passwords.md#length. Messages are message keys. */
export const passwordForm = z.object(fields).refine(isSame, differs);
export type PasswordForm = z.infer<typeof passwordForm>;

/** Validation of a first password, without a current one. */
export const firstPasswordForm = z.object({ ...fields, current: z.string() }).refine(isSame, differs);
