import { AppError, type ErrorParams, limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { z } from 'zod';
import { isNetworkFailure } from '../../api/client.ts';

const tooLong = 'common.tooLong' satisfies MessageKey;

/** Validation of the project form; messages are catalogue keys. */
export const projectForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'errors.project_name_required' satisfies MessageKey)
    .max(limits.projectNameMaximum, tooLong),
  description: z.string().trim().max(limits.projectDescriptionMaximum, tooLong),
});
export type ProjectForm = z.infer<typeof projectForm>;

export interface ProjectProblem {
  /** The field that the server rejected, or the whole form. */
  readonly place: 'name' | 'form';
  readonly key: MessageKey;
  readonly params?: ErrorParams;
}

/** Where and with which text a failed save is shown; `fallback` for errors without their own text. */
export function describeSaveError(error: unknown, fallback: MessageKey): ProjectProblem {
  if (!(error instanceof AppError)) return { place: 'form', key: fallback };
  switch (error.type) {
    case 'project_name_required':
    case 'project_name_taken':
      return { place: 'name', key: `errors.${error.type}` };
    case 'project_limit_reached':
    case 'general_rate_limit_exceeded':
    case 'trash_limit_reached':
    case 'storage_limit_reached':
    case 'storage_write_too_fast':
    case 'storage_day_limit_reached':
    case 'credits_insufficient_generation':
    case 'credits_insufficient_chat':
      return { place: 'form', key: `errors.${error.type}`, params: error.params };
    case 'project_already_exists':
    case 'project_creation_too_fast':
    case 'project_not_found':
      return { place: 'form', key: `errors.${error.type}` };
    case 'general_unavailable':
      // A server that answered is reached: the connection is not to blame.
      return { place: 'form', key: isNetworkFailure(error) ? 'errors.general_unavailable' : fallback };
    default:
      return { place: 'form', key: fallback };
  }
}
