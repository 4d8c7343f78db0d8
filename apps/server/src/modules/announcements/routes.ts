import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
  replaceAnnouncements,
  toggleAnnouncement,
  updateAnnouncement,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { AnnouncementsService } from './service.ts';

export function createAnnouncementsRoutes(announcements: AnnouncementsService): Route[] {
  return [
    route(listAnnouncements, async () => ({ announcements: await announcements.listActive() })),
    route(getAnnouncement, async ({ params }, { caller }) =>
      announcements.find(params.id, caller?.isAdmin ?? false),
    ),
    route(listAllAnnouncements, async () => ({ announcements: await announcements.listAll() })),
    route(createAnnouncement, async ({ body }) => announcements.create(body)),
    route(updateAnnouncement, async ({ params, body }) => announcements.update(params.id, body)),
    route(replaceAnnouncements, async ({ body }) => ({
      announcements: await announcements.replaceAll(body.announcements),
    })),
    route(toggleAnnouncement, async ({ params, body }) =>
      announcements.update(params.id, { isActive: body.isActive }),
    ),
    route(deleteAnnouncement, async ({ params }) => announcements.remove(params.id)),
  ];
}
