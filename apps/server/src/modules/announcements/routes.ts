import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
  toggleAnnouncement,
  updateAnnouncement,
} from '@kilim/contract';
import { type Route, requireAdmin, route } from '../../platform/http/index.ts';
import type { AnnouncementsService } from './service.ts';

export function createAnnouncementsRoutes(announcements: AnnouncementsService): Route[] {
  return [
    route(listAnnouncements, async () => ({ announcements: await announcements.listActive() })),
    route(getAnnouncement, async ({ params }, { caller }) =>
      announcements.find(params.id, caller?.isAdmin ?? false),
    ),
    route(listAllAnnouncements, async (_input, { caller }) => {
      requireAdmin(caller);
      return { announcements: await announcements.listAll() };
    }),
    route(createAnnouncement, async ({ body }, { caller }) => {
      requireAdmin(caller);
      return announcements.create(body);
    }),
    route(updateAnnouncement, async ({ params, body }, { caller }) => {
      requireAdmin(caller);
      return announcements.update(params.id, body);
    }),
    route(toggleAnnouncement, async ({ params, body }, { caller }) => {
      requireAdmin(caller);
      return announcements.update(params.id, { isActive: body.isActive });
    }),
    route(deleteAnnouncement, async ({ params }, { caller }) => {
      requireAdmin(caller);
      await announcements.remove(params.id);
    }),
  ];
}
