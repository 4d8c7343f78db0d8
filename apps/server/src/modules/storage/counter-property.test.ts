import { megabyte, type ProjectId, type UserId } from '@kilim/contract';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { makePng } from '../../testing/pictures.ts';
import { addUser } from '../../testing/users.ts';
import { readPhotoSize } from '../profile/index.ts';
import { createProjectUpkeep, eraseProjects } from '../projects/index.ts';
import { listFiles } from '../projects/testing/list-files.ts';
import { openStorage } from './testing/open-storage.ts';

type Step =
  | { readonly kind: 'create' | 'import' | 'photo' | 'no-photo' | 'empty-trash' | 'upkeep' | 'erase' }
  | {
      readonly kind:
        | 'duplicate'
        | 'trash'
        | 'purge'
        | 'bring-back'
        | 'restore'
        | 'thin'
        | 'delete-file'
        | 'ai';
      readonly project: number;
      readonly text: number;
    }
  | { readonly kind: 'write'; readonly project: number; readonly text: number; readonly path: number };

const index = fc.integer({ min: 0, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('write'), project: index, text: index, path: index }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'duplicate',
        'trash',
        'purge',
        'bring-back',
        'restore',
        'thin',
        'delete-file',
        'ai',
      ),
      project: index,
      text: index,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('create', 'import', 'photo', 'no-photo', 'empty-trash') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('upkeep', 'erase') }) },
);

describeOnEachEngine('the storage counter', ({ transactions }) => {
  const limit = 200;
  const { clock, findVersionsInUse, profiles, projects, recount, stored } = openStorage(transactions, {
    findLimit: async () => limit,
  });
  const upkeep = createProjectUpkeep({ transactions, clock, storage: stored, findVersionsInUse });
  const db = () => queries(transactions.outside);

  /** Sums the bytes of all rows and files without using any counter. */
  const countRows = async (userId: UserId): Promise<number> => {
    const contents = await db()
      .selectFrom('project_contents')
      .innerJoin('projects', 'projects.id', 'project_contents.project_id')
      .innerJoin('blobs', 'blobs.hash', 'project_contents.hash')
      .select('blobs.content')
      .where('projects.user_id', '=', userId)
      .execute();
    const versions = await db()
      .selectFrom('versions')
      .innerJoin('projects', 'projects.id', 'versions.project_id')
      .select(['manifest_json', 'changes_json'])
      .where('projects.user_id', '=', userId)
      .execute();
    let bytes = await readPhotoSize(transactions.outside, userId);
    for (const { content } of contents) bytes += Buffer.byteLength(content) + 512;
    for (const { manifest_json, changes_json } of versions) {
      bytes += Buffer.byteLength(manifest_json) + Buffer.byteLength(changes_json) + 512;
    }
    return bytes;
  };
  /** Saves a photo with an impossible size, so that little room is left. */
  const fill = async (userId: UserId, room: number): Promise<void> => {
    await profiles.setPhoto({ userId, factors: [] } as never, makePng(9, 9));
    const size = limit * megabyte - room;
    await db().updateTable('profiles').set({ avatar_size: size }).where('user_id', '=', userId).execute();
    await db().updateTable('users').set({ storage_bytes: size }).where('id', '=', userId).execute();
  };
  const readCount = async (userId: UserId): Promise<number> => {
    const row = await db()
      .selectFrom('users')
      .select('storage_bytes')
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.storage_bytes ?? 0;
  };

  const take = async (userId: UserId, next: Step): Promise<void> => {
    // Some saves follow each other within an editing session.
    clock.advance('project' in next && next.project % 2 === 0 ? 10_000 : 7 * 3_600_000);
    const rows = await db()
      .selectFrom('projects')
      .select(['id', 'deleted_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    const pick = (isInTrash: boolean): ProjectId | null => {
      const among = rows.filter(({ deleted_at }) => (deleted_at !== null) === isInTrash);
      if (among.length === 0 || !('project' in next)) return null;
      return among[next.project % among.length]?.id as ProjectId;
    };
    // Some texts repeat, so that files and projects share contents.
    const content = 'text' in next ? `metin ${next.text} şğ\n`.repeat(next.text * 40 + 1) : '';
    const [active, trashed] = [pick(false), pick(true)];
    switch (next.kind) {
      case 'create':
        await projects.create(userId, { name: `Proje ${clock.now()}`, language: 'tr' });
        return;
      case 'import': {
        const archive = zipSync({
          'package.json': Buffer.from('{"name":"app","dependencies":{"expo":"*"}}'),
          'App.tsx': Buffer.from(`export default () => null; // ${rows.length}`),
        });
        await projects.importArchive(userId, { archive, language: 'tr' });
        return;
      }
      case 'photo':
        await profiles.setPhoto({ userId, factors: [] } as never, makePng(8, 8, rows.length));
        return;
      case 'no-photo':
        return profiles.removePhoto(userId);
      case 'empty-trash':
        await projects.emptyTrash(userId);
        return;
      case 'upkeep':
        clock.advance(20 * 86_400_000);
        return upkeep.tidy();
      case 'erase': {
        await eraseProjects(transactions, userId, stored);
        expect(await readCount(userId)).toBe(await countRows(userId));
        await db().deleteFrom('users').where('id', '=', userId).execute();
        return;
      }
      case 'purge':
        if (trashed) await projects.purge(userId, trashed);
        return;
      case 'bring-back':
        if (trashed) await projects.restoreProject(userId, trashed);
        return;
      case 'trash':
        if (active) await projects.remove(userId, active);
        return;
      case 'duplicate':
        if (active) await projects.duplicate(userId, active);
        return;
      case 'thin':
        if (active) {
          const preview = await projects.previewThinning(userId, active);
          expect(await projects.thinVersions(userId, active)).toEqual(preview);
        }
        return;
      case 'restore': {
        if (!active) return;
        const { versions } = await projects.listVersions(userId, active, { limit: 100 });
        const version = versions[next.text % versions.length];
        if (version) await projects.restoreVersion(userId, active, version.id, null);
        return;
      }
      case 'delete-file':
      case 'write': {
        if (!active) return;
        const { files } = await listFiles(projects, userId, active);
        const path = next.kind === 'write' ? `src/${next.path}.ts` : (files[0]?.path ?? '');
        const baseHash = files.find((file) => file.path === path)?.hash ?? null;
        if (next.kind === 'delete-file' && baseHash === null) return;
        await projects.writeFiles(userId, active, {
          reason: 'code-save',
          operations: [
            next.kind === 'write'
              ? { kind: 'write', path, content, baseHash }
              : { kind: 'delete', path, baseHash: baseHash ?? '' },
          ],
        });
        return;
      }
      case 'ai':
        if (active) {
          await transactions.run((tx) =>
            projects.applyFiles(tx, {
              projectId: active,
              files: { 'src/ai.ts': content },
              reason: 'ai',
              author: 'ai',
              turnId: null,
              title: 'AI',
            }),
          );
        }
        return;
    }
  };

  it('equals a recount of the rows after any successful and failed changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.constantFrom(20_000, 60_000, 100 * megabyte),
        async (steps, room) => {
          const { userId } = await addUser(transactions);
          await fill(userId, room);
          for (const next of steps) {
            const before = await countRows(userId);
            try {
              await take(userId, next);
            } catch (error) {
              expect(error).toMatchObject({
                type: expect.stringMatching(/limit_reached|too_fast|not_found/),
              });
              expect(await countRows(userId)).toBe(before);
            }
            const count = await readCount(userId);
            expect(count).toBe(await countRows(userId));
            expect(await recount.recount(userId)).toBe(0);
            expect(count).toBeLessThanOrEqual(limit * megabyte + 20_000);
            if (next.kind === 'erase') return;
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});
