import { modelKey, modelName, ownKeyService } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';
import type { OwnKeyInput } from '../api/own-key.ts';

const key = (name: MessageKey): MessageKey => name;

/** Validation of the form; messages are message keys. */
export const ownKeyForm = z.object({
  service: ownKeyService,
  model: z
    .string()
    .trim()
    .min(1, key('ownKey.required'))
    .refine((typed) => typed === '' || modelName.safeParse(typed).success, key('ownKey.modelInvalid')),
  key: z
    .string()
    .trim()
    .min(1, key('ownKey.required'))
    .refine((typed) => typed === '' || modelKey.safeParse(typed).success, key('ownKey.keyInvalid')),
}) satisfies z.ZodType<OwnKeyInput>;
