import type { ProjectId, UserId } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { eventNames, readChannel, resolveChannel, wireChannels } from './channels.ts';

const policy = {
  userId: 'ayse' as UserId,
  ownsProject: async (_userId: UserId, projectId: ProjectId) => projectId === 'mine',
};

describe('resolveChannel', () => {
  it.each([
    ['account', 'account.ayse'],
    ['account.ayse', 'account.ayse'],
    ['account.ayse.update', 'account.ayse'],
    ['account.mehmet', null],
    ['projects.mine', 'projects.mine'],
    ['projects.mine.update', 'projects.mine'],
    ['projects.theirs', null],
    ['projects', null],
    ['projects.*', null],
    ['projects.mine.files', null],
    ['site', 'site'],
    ['site.settings', null],
    ['documents', null],
    ['', null],
    ['__proto__', null],
  ])('resolves %j to %j', async (text, channel) => {
    expect(await resolveChannel(text, policy)).toBe(channel);
  });

  it.each(['account', 'account.ayse', 'projects.mine'])('denies guests the channel %s', async (text) => {
    expect(await resolveChannel(text, { ...policy, userId: null })).toBeNull();
  });

  it('allows guests the public channels', async () => {
    expect(await resolveChannel('site', { ...policy, userId: null })).toBe('site');
  });
});

it('parses ids with dots', () => {
  expect(readChannel('projects.project_1.a-b')).toEqual({ kind: 'project', projectId: 'project_1.a-b' });
});

it('orders event names from the most specific to the most general', () => {
  expect(eventNames('projects.p1', { kind: 'project-deleted', projectId: 'p1' as ProjectId })).toEqual([
    'projects.p1.project-deleted',
    'projects.*.project-deleted',
    'projects.p1',
    'projects.*',
  ]);
  expect(eventNames('account.u1', { kind: 'account-changed', path: 'update.name' })).toEqual([
    'users.u1.update.name',
    'users.*.update.name',
    'users.u1.update',
    'users.*.update',
    'users.u1',
    'users.*',
  ]);
  expect(eventNames('account.u1', { kind: 'account-changed', path: 'sessions.s1.create' })).toEqual([
    'users.u1.sessions.s1.create',
    'users.*.sessions.s1.create',
    'users.u1.sessions.*.create',
    'users.*.sessions.*.create',
    'users.u1.sessions.s1',
    'users.*.sessions.s1',
    'users.u1.sessions.*',
    'users.*.sessions.*',
    'users.u1',
    'users.*',
  ]);
  expect(eventNames('account.u.1', { kind: 'session-ended' })[0]).toBe('users.u.1.session-ended');
  expect(eventNames('site', { kind: 'settings-changed' })).toEqual(['site.settings-changed', 'site']);
  expect(wireChannels('site')).toEqual(['site']);
  expect(wireChannels('account.u1')).toEqual(['account', 'account.u1']);
  expect(wireChannels('projects.p1')).toEqual(['projects.p1']);
});
