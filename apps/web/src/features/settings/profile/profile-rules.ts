import { limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';

const key = (name: MessageKey): MessageKey => name;

function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return text === '' || (/^\+?[\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15);
}

/** Validation of the profile form, as on the server. Messages are message keys. */
export const profileForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, key('auth.rule.nameRequired'))
    .max(limits.nameMaximum, key('common.tooLong')),
  phoneNumber: z
    .string()
    .trim()
    .max(32, key('settings.profile.phoneInvalid'))
    .refine(isPhoneNumber, key('settings.profile.phoneInvalid')),
  location: z.string().trim().max(limits.locationMaximum, key('common.tooLong')),
});
export type ProfileForm = z.infer<typeof profileForm>;
