import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResourceEvent } from '../../platform/events/index.ts';
import { isResourceChannel, resourceChannels, resourceEventNames } from './resources.ts';

const documentEvent: ResourceEvent = {
  kind: 'resource-changed',
  resource: { type: 'document', collectionId: 'projects', documentId: 'p.1' },
  action: 'update',
  roles: ['user:ayse'],
};
const fileEvent: ResourceEvent = {
  kind: 'resource-changed',
  resource: { type: 'file', bucketId: 'user-assets', fileId: 'logo' },
  action: 'create',
  roles: ['any'],
};

describe('channels of documents and files', () => {
  it.each([
    'documents',
    'documents.create',
    'rows',
    'files.delete',
    'databases.main.collections.projects.documents',
    'databases.main.collections.projects.documents.p1',
    'databases.main.collections.projects.documents.p1.update',
    'databases.main.tables.projects.rows.create',
    'tablesdb.main.tables.projects.rows.p1',
    'buckets.user-assets.files.logo.png',
  ])('include %s', (text) => expect(isResourceChannel(text)).toBe(true));

  it.each([
    '',
    'document',
    'documents.read',
    'databases.main.collections..documents',
    'databases.main.collections.projects',
    'databases.main.collections.projects.documents.',
    'buckets.user-assets.files.a b',
    `documents.${'a'.repeat(300)}`,
    'teams',
    'files\n',
  ])('do not include %j', (text) => expect(isResourceChannel(text)).toBe(false));

  it('are all those that an event is sent to', () => {
    expect(resourceChannels(documentEvent)).toEqual(
      expect.arrayContaining([
        'documents',
        'documents.update',
        'rows',
        'databases.main.collections.projects.documents',
        'databases.main.collections.projects.documents.p.1.update',
        'tablesdb.main.tables.projects.rows.p.1',
      ]),
    );
    expect(resourceChannels(fileEvent)).toEqual([
      'files',
      'files.create',
      'buckets.user-assets.files',
      'buckets.user-assets.files.create',
      'buckets.user-assets.files.logo',
      'buckets.user-assets.files.logo.create',
    ]);
    for (const channel of [...resourceChannels(documentEvent), ...resourceChannels(fileEvent)]) {
      expect(isResourceChannel(channel)).toBe(true);
    }
  });

  it('are decided in time that grows with the length only', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), (text) => {
        isResourceChannel(text);
        isResourceChannel(`databases.${text}.collections.${text}.documents.${text}`);
      }),
    );
  });
});

describe('names of events', () => {
  it('begin with the most specific one and have every combination', () => {
    const names = resourceEventNames(documentEvent);
    expect(names[0]).toBe('databases.main.collections.projects.documents.p.1.update');
    expect(names).toContain('databases.*.collections.*.documents.*.update');
    expect(names).toContain('databases.main.collections.*.documents.p.1');
    expect(names).toHaveLength(16);
    expect(new Set(names).size).toBe(16);
  });

  it('of files have the bucket', () => {
    expect(resourceEventNames(fileEvent)).toEqual([
      'buckets.user-assets.files.logo.create',
      'buckets.*.files.logo.create',
      'buckets.user-assets.files.*.create',
      'buckets.*.files.*.create',
      'buckets.user-assets.files.logo',
      'buckets.*.files.logo',
      'buckets.user-assets.files.*',
      'buckets.*.files.*',
    ]);
  });
});
