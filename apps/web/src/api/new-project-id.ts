import type { ProjectId } from '@kilim/contract';
import { createRandomId } from './random-id.ts';

/** An id for a project that this browser is about to create, so that a repeated request creates it once. */
export const newProjectId = (): ProjectId => `p${createRandomId()}` as ProjectId;
