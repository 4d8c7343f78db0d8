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
  listPlans,
  recordAnalytics,
} from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

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
  listPlans,
  recordAnalytics,
};
const names = Object.keys(unvalidatedEndpoints) as (keyof typeof unvalidatedEndpoints)[];

describe('unvalidated endpoints', () => {
  it.each(names)('%s has the method and path of the contract', (name) => {
    const endpoint = unvalidatedEndpoints[name];
    const { method, path, reply } = contract[name];
    expect(endpoint).toMatchObject({ name, method, path });
    expect(endpoint.reply === null).toBe(reply === null);
  });

  it('refuse a reply that is not an object', () => {
    expect(unvalidatedEndpoints.getSite.reply.safeParse('<html>').success).toBe(false);
    expect(unvalidatedEndpoints.getSite.reply.safeParse(null).success).toBe(false);
  });
});
