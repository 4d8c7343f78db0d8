import { verification } from '../verification.ts';
import { verificationErrors } from '../verification-errors.ts';

/** Texts of verified exports; loaded when they are offered. */
export const verificationNamespace = { errors: verificationErrors, verification } as const;
