import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { projectId, turnId, versionId } from './ids.ts';
import { storageErrors } from './storage.ts';
import { fileChange } from './versions.ts';

/** Why a change was not applied with its turn; `together`: the rest does not build without a locked file. */
export const heldReason = z.enum(['scope', 'locked', 'together']);
export type HeldReason = z.infer<typeof heldReason>;

/** `expired`: too many newer ones wait, so the contents were deleted. */
export const heldState = z.enum(['open', 'applied', 'left', 'expired']);
export type HeldState = z.infer<typeof heldState>;

export const heldFile = fileChange.extend({ reason: heldReason });
export type HeldFile = z.infer<typeof heldFile>;

/** Changes of a turn that wait for the user. */
export const heldChanges = z.object({
  state: heldState,
  files: z.array(heldFile),
  /** The version in which they were applied. */
  versionId: versionId.nullable(),
});
export type HeldChanges = z.infer<typeof heldChanges>;

/** One held file as applying would change it now. */
export const heldDiff = z.object({
  path: z.string(),
  /** The file as it is; null if there is none. */
  current: z.string().nullable(),
  /** The file after applying, with what changed since the turn; null if it would be deleted. */
  next: z.string().nullable(),
  /** The file changed since in the same place, so the change cannot be applied. */
  isConflicting: z.boolean(),
});
export type HeldDiff = z.infer<typeof heldDiff>;

const turnParams = z.object({ projectId, turnId });

export const getHeldChanges = defineEndpoint({
  name: 'getHeldChanges',
  summary:
    'Returns the changes of a turn that wait for the user, as applying them would change the files now.',
  method: 'GET',
  path: '/projects/{projectId}/turns/{turnId}/held',
  access: 'member',
  params: turnParams,
  status: 200,
  reply: z.object({ files: z.array(heldDiff) }),
  errors: ['project_not_found', 'turn_not_found'],
});
export const decideHeldChanges = defineEndpoint({
  name: 'decideHeldChanges',
  summary:
    'Applies the changes that wait, as a version without further cost, or discards them. Applying unlocks their files.',
  method: 'POST',
  path: '/projects/{projectId}/turns/{turnId}/held/decision',
  access: 'member',
  params: turnParams,
  body: z.strictObject({ decision: z.enum(['apply', 'leave']) }),
  status: 200,
  reply: heldChanges,
  errors: [
    'project_not_found',
    'turn_not_found',
    'held_changes_not_found',
    'held_changes_decided',
    'held_changes_conflict',
    ...storageErrors,
  ],
});
