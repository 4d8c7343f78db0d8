import {
  deleteAvatar,
  getAvatar,
  getProfile,
  getProfileStatistics,
  limits,
  updateProfile,
  uploadAvatar,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { ProfileService } from './service.ts';

// Every photo has its own id, so browsers may cache it forever.
const keepForever = 'private, max-age=31536000, immutable';

export function createProfileRoutes(profiles: ProfileService): Route[] {
  return [
    route(getProfile, async (_, { caller }) => profiles.find(caller)),
    route(updateProfile, async ({ body }, { caller }) => profiles.update(caller, body)),
    route(uploadAvatar, async (_, { caller, limit, readBytes }) => {
      await limit('avatar', caller.userId, 30, 3600);
      return profiles.setPhoto(caller, await readBytes(limits.avatarMaximum, 'avatar_too_large'));
    }),
    route(deleteAvatar, async (_, { caller }) => profiles.removePhoto(caller.userId)),
    route(getAvatar, async ({ params }) => ({
      ...(await profiles.openPhoto(params.avatarId)),
      fileName: params.avatarId,
      isInline: true,
      headers: { 'cache-control': keepForever, 'content-security-policy': "default-src 'none'; sandbox" },
    })),
    route(getProfileStatistics, async (_, { caller }) => profiles.statistics(caller)),
  ];
}
