import { AppError } from '@kilim/contract';
import { expect, it } from 'vitest';
import { pendingStepOf } from './pending-step.ts';

it.each([
  ['user_more_factors_required', 'second-factor'],
  ['user_password_reset_required', 'new-password'],
  ['user_invalid_credentials', null],
] as const)('%s leaves the step %s', (type, step) => expect(pendingStepOf(new AppError(type))).toBe(step));
