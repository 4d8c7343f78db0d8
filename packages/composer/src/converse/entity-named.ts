import type { AppSpec } from '../spec/app-spec.ts';
import type { Entity } from '../spec/entity.ts';
import { readFollowUp } from './follow-up.ts';

/** The entity that the words name, in any inflected form. */
export function entityNamed(words: string, spec: AppSpec): Entity | undefined {
  const { targets } = readFollowUp(words, spec);
  const found = targets.find(({ target }) => target.kind === 'entity')?.target;
  return found?.kind === 'entity' ? found.entity : undefined;
}
