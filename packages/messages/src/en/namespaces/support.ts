import { support } from '../support.ts';
import { ticketErrors } from '../ticket-errors.ts';

/** Texts of support tickets; loaded with their screens in addition to `public`. */
export const supportNamespace = { errors: ticketErrors, support } as const;
