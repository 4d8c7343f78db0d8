import { describe, expect, it } from 'vitest';
import { writers } from '../writers/index.ts';
import type { Collection } from './attribute.ts';
import { type CollectionName, collections } from './collections.ts';

const entries = Object.entries(collections) as [CollectionName, Collection][];
const settable = (name: CollectionName): string[] =>
  Object.entries((collections[name] as Collection).attributes).flatMap(([attribute, { setBy }]) =>
    setBy === undefined ? [] : [attribute],
  );

describe('the collection table', () => {
  it('leaves credits, roles, states and amounts to the server', () => {
    expect(settable('users')).toEqual([
      'name',
      'phoneNumber',
      'language',
      'timezone',
      'billingDetailsJson',
      'preferencesJson',
    ]);
    expect(settable('receipts')).toEqual([
      'planId',
      'currency',
      'paymentMethod',
      'billingDetailsJson',
      'consentsJson',
    ]);
    expect(settable('support_tickets')).toEqual([
      'subject',
      'message',
      'priority',
      'category',
      'customerSatisfaction',
    ]);
    expect(settable('ticket_replies')).toEqual(['ticketId', 'message', 'isRead']);
  });

  it('leaves settings and plans to administrators', () => {
    for (const name of ['settings', 'plans'] as const) {
      const { create, update, delete: remove } = collections[name].access;
      expect([create, update]).toEqual(['administrator', 'administrator']);
      expect(remove).not.toBe('member');
    }
  });

  it.each(entries)('of %s allows exactly what its writer can do', (name, { access }) => {
    const writer = writers[name];
    expect((writer.create ?? writer.record) !== undefined).toBe(access.create !== 'nobody');
    // Only what guests may create is created without a member.
    expect(writer.record !== undefined).toBe(access.create === 'everyone');
    expect(writer.update !== undefined).toBe(access.update !== 'nobody');
    expect(writer.remove !== undefined).toBe(access.delete !== 'nobody');
  });

  it.each(entries)('of %s gives rows of members to their owner alone', (name, { access }) => {
    const isPublic = name === 'settings' || name === 'plans';
    expect(access.read).toBe(isPublic ? 'everyone' : name === 'analytics' ? 'nobody' : 'owner');
  });
});
