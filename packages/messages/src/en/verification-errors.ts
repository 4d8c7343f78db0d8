import type { ErrorType } from '@kilim/contract';

/** Errors of verified exports. */
export const verificationErrors = {
  export_verification_not_offered: 'Exports cannot be verified at the moment.',
  export_verification_running: 'You already have a verification running. Wait for it to end, or stop it.',
  export_verification_quota: 'You can verify {{count}} times a day at most. Try again tomorrow.',
  export_verification_busy: 'Too many verifications are waiting. Please try again later.',
  export_verification_impossible: 'Verifications cannot be allowed because this server has no npm.',
} as const satisfies Partial<Record<ErrorType, string>>;
