import { limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';

const key = (name: MessageKey): MessageKey => name;

/** The password rules of customer.md §5; each message is a key of the catalogue. */
export const passwordForm = z
  .object({
    current: z.string().min(1, key('settings.password.currentRequired')),
    next: z
      .string()
      .min(limits.passwordMinimum, key('auth.rule.passwordTooShort'))
      .max(limits.passwordMaximum, key('common.tooLong')),
    again: z.string(),
  })
  .refine(({ next, again }) => next === again, {
    path: ['again'],
    error: key('auth.rule.passwordsDiffer'),
  });
export type PasswordForm = z.infer<typeof passwordForm>;
