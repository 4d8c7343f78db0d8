import {
  createEmailSession,
  deleteSession,
  getAccount,
  getAnnouncement,
  getCredits,
  getProfile,
  getPublicSettings,
  getSite,
  getStorage,
  listAnnouncements,
  recordAnalytics,
} from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { lightCalls } from './light-endpoints.ts';

const contract = {
  createEmailSession,
  deleteSession,
  getAccount,
  getAnnouncement,
  getCredits,
  getProfile,
  getPublicSettings,
  getSite,
  getStorage,
  listAnnouncements,
  recordAnalytics,
};
const names = Object.keys(lightCalls) as (keyof typeof lightCalls)[];

describe('calls without schemas', () => {
  it.each(names)('%s goes where the contract says', (name) => {
    const light = lightCalls[name];
    const { method, path, reply } = contract[name];
    expect(light).toMatchObject({ name, method, path });
    expect(light.reply === null).toBe(reply === null);
  });

  it('refuses a reply that is no object', () => {
    expect(lightCalls.getSite.reply.safeParse('<html>').success).toBe(false);
    expect(lightCalls.getSite.reply.safeParse(null).success).toBe(false);
  });
});
