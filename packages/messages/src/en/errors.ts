import type { ErrorType } from '@kilim/contract';
import { accountErrors } from './account-errors.ts';
import { adminErrors } from './admin-errors.ts';
import { bucketErrors } from './bucket-errors.ts';
import { dataErrors } from './data-errors.ts';
import { gitErrors } from './git-errors.ts';
import { ownKeyErrors } from './own-key-errors.ts';
import { projectErrors } from './project-errors.ts';
import { publicErrors } from './public-errors.ts';
import { ticketErrors } from './ticket-errors.ts';
import { verificationErrors } from './verification-errors.ts';

/** Errors of all calls. */
export const errors = {
  ...publicErrors,
  ...projectErrors,
  ...accountErrors,
  ...ticketErrors,
  ...ownKeyErrors,
  ...adminErrors,
  ...gitErrors,
  ...dataErrors,
  ...bucketErrors,
  ...verificationErrors,
} as const satisfies Record<ErrorType, string>;
