import type { PlanId } from '@kilim/contract';
import { documentChanged, type Events } from '../../platform/events/index.ts';
import type { PlanRecord } from './repository.ts';

interface Change {
  readonly planId: PlanId;
  /** null before its creation. */
  readonly before: Pick<PlanRecord, 'isActive'> | null;
  /** null after its deletion. */
  readonly after: Pick<PlanRecord, 'isActive'> | null;
  /** What visitors could read until now. */
  readonly document?: unknown;
}

/**
 * Tells visitors about a plan that changed. An inactive plan looks missing to them, so it appears when it becomes active
 * and disappears when it no longer is: docs/rules/realtime.md#documents-and-files
 */
export function announcePlan(
  events: Pick<Events, 'publishResource'> | undefined,
  { planId, before, after, document }: Change,
): void {
  const [was, is] = [before?.isActive ?? false, after?.isActive ?? false];
  if (!was && !is) return;
  const action = was && is ? 'update' : is ? 'create' : 'delete';
  events?.publishResource(documentChanged('plans', planId, action, ['any'], document));
}
