import type { ErrorType } from '@kilim/contract';

/** Errors of a user's own AI key, while it is entered and while it answers. */
export const ownKeyErrors = {
  own_key_not_allowed: 'You can’t use a key of your own on this site.',
  own_key_rejected: 'Your own key was not accepted. You were not charged; check key and model in Settings.',
  own_key_unreachable: 'There was no answer with your own key. You were not charged; please try again later.',
  own_key_busy:
    'The usage limit of your own key has been reached. You were not charged; please try again later.',
  own_key_unreadable: 'The chosen model did not send a usable answer. Try another model.',
} as const satisfies Partial<Record<ErrorType, string>>;
