import type { Announcement } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { StoredAnnouncement } from './stored-list.ts';

export function presentAnnouncement(stored: StoredAnnouncement): Announcement {
  return {
    id: stored.id,
    title: stored.title,
    content: stored.content,
    type: stored.type,
    icon: stored.icon,
    isActive: stored.isActive,
    publishAt: stored.publishAt === null ? null : toTimestamp(stored.publishAt),
    createdAt: toTimestamp(stored.createdAt),
    updatedAt: toTimestamp(stored.updatedAt),
  };
}
