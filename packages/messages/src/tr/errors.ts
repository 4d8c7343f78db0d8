import type { ErrorType } from '@kilim/contract';
import { accountErrors } from './account-errors.ts';
import { ownKeyErrors } from './own-key-errors.ts';
import { projectErrors } from './project-errors.ts';
import { publicErrors } from './public-errors.ts';

/** Errors of all calls. */
export const errors = {
  ...publicErrors,
  ...projectErrors,
  ...accountErrors,
  ...ownKeyErrors,
} as const satisfies Record<ErrorType, string>;
