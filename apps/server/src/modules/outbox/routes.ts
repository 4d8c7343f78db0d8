import { listOutbox } from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { OutboxService } from './service.ts';

export function createOutboxRoutes(outbox: OutboxService): Route[] {
  return [route(listOutbox, async ({ query }) => outbox.list(query))];
}
