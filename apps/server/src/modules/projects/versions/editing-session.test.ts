import {
  type FileOperation,
  limits,
  type ProjectId,
  type UserId,
  type Version,
  type VersionReason,
} from '@kilim/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { joinChunks } from '../../../testing/join-chunks.ts';
import { addUser } from '../../../testing/users.ts';
import { toFileContent } from '../files/file-content.ts';
import { continuesSession } from './editing-session.ts';

const idle = limits.editingSessionIdle;
const hashOf = (content: string): string => toFileContent('x', content).hash;

describe('a change continues the session of the latest version', () => {
  const now = 1_700_000_000_000;
  it.each<[string, number | null, VersionReason, 'user' | 'ai', boolean]>([
    ['when it is saved within the idle time', now + 1, 'code-save', 'user', true],
    ['when it creates a file', now + idle, 'create-file', 'user', true],
    ['not when the idle time is over', now, 'code-save', 'user', false],
    ['not when the session was closed', null, 'code-save', 'user', false],
    ['not when it is an answer', now + 1, 'ai', 'ai', false],
    ['not when it deletes files', now + 1, 'delete', 'user', false],
    ['not when it renames files', now + 1, 'rename', 'user', false],
    ['not when it imports files', now + 1, 'import', 'user', false],
    ['not when it is a fix', now + 1, 'fix', 'user', false],
    ['although the clock of the other process is ahead', now + idle + 500, 'code-save', 'user', true],
    ['not when the clock was set back', now + 60 * idle, 'code-save', 'user', false],
  ])('%s', (_name, sessionUntil, reason, author, expected) => {
    expect(continuesSession({ sessionUntil }, { reason, author, now })).toBe(expected);
  });
});

describeOnEachEngine('editing sessions', ({ transactions }) => {
  const clock = createManualClock(Date.UTC(2026, 10, 22, 12));
  // Two services stand for two processes on one database.
  const processes = [0, 1].map(() => createTestProjects({ transactions, clock }));
  const [projects = createTestProjects({ transactions, clock })] = processes;
  let userId: UserId;
  let projectId: ProjectId;

  const contentsNow = async (): Promise<Record<string, string>> =>
    (await transactions.run((tx) => projects.readFiles(tx, projectId))).files;
  const versionsNow = async (): Promise<Version[]> =>
    (await projects.listVersions(userId, projectId, { limit: 100 })).versions;
  const filesOf = async (version: Version): Promise<Record<string, string>> => {
    const { pieces } = await projects.streamVersionFiles(userId, projectId, version.id);
    const { files } = JSON.parse(await joinChunks(pieces)) as {
      files: { path: string; content: string }[];
    };
    return Object.fromEntries(files.map(({ path, content }) => [path, content]));
  };
  const save = async (
    path: string,
    content: string | null,
    reason: 'code-save' | 'create-file' | 'delete' = 'code-save',
    process = 0,
  ) => {
    const current = (await contentsNow())[path];
    const baseHash = current === undefined ? null : hashOf(current);
    const operation: FileOperation =
      content === null
        ? { kind: 'delete', path, baseHash: baseHash ?? '' }
        : { kind: 'write', path, content, baseHash };
    return processes[process % 2]?.writeFiles(userId, projectId, { reason, operations: [operation] });
  };
  const answer = (path: string, content: string) =>
    transactions.run((tx) =>
      projects.applyFiles(tx, {
        projectId,
        files: { [path]: content },
        reason: 'ai',
        author: 'ai',
        turnId: null,
        title: 'Yanıt',
      }),
    );
  const startTurn = () =>
    transactions.run(async (tx) => {
      await projects.lock(tx, projectId);
      await projects.closeSession(tx, projectId);
    });

  beforeEach(async () => {
    userId = (await addUser(transactions)).userId;
    const project = await transactions.run((tx) =>
      projects.createWithFiles(tx, {
        userId,
        name: 'Deneme',
        description: '',
        files: { 'a.ts': 'one\n' },
        template: 'ai-generated',
        turnId: null,
      }),
    );
    projectId = project.id;
  });

  it('leave a fix a version of its own, with its title', async () => {
    await save('a.ts', 'edited\n');
    await projects.writeFiles(userId, projectId, {
      reason: 'fix',
      title: 'Düzeltildi: ad',
      operations: [{ kind: 'write', path: 'a.ts', content: 'fixed\n', baseHash: hashOf('edited\n') }],
    });
    await save('a.ts', 'edited again\n');
    const titles = (await versionsNow()).map(({ reason, title }) => [reason, title]);
    expect(titles.slice(0, 3)).toEqual([
      ['code-save', null],
      ['fix', 'Düzeltildi: ad'],
      ['code-save', null],
    ]);
  });

  it('gather saves of two tabs and processes into one version', async () => {
    for (let count = 1; count <= 5; count += 1) {
      clock.advance(idle - 1);
      await save('a.ts', `one\n${'line\n'.repeat(count)}`, 'code-save', count);
    }
    await save('b.ts', 'new\n', 'create-file');
    const [session, first, ...others] = await versionsNow();
    expect(others).toEqual([]);
    expect(session).toMatchObject({
      number: 2,
      revision: 7,
      reason: 'code-save',
      changes: [
        { path: 'a.ts', kind: 'updated', added: 5, removed: 0 },
        { path: 'b.ts', kind: 'created', added: 1, removed: 0 },
      ],
      summary: { kind: 'mixed', path: 'a.ts', others: 1 },
    });
    expect(Date.parse(session?.savedAt ?? '') - Date.parse(session?.createdAt ?? '')).toBe(4 * (idle - 1));
    expect(first).toMatchObject({ number: 1, revision: 1 });
  });

  it('end after two minutes without a save', async () => {
    await save('a.ts', 'two');
    clock.advance(idle);
    await save('a.ts', 'three');
    expect((await versionsNow()).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('end before a turn, a restore and a deletion', async () => {
    await save('a.ts', 'two');
    await startTurn();
    await save('a.ts', 'three');
    const [, second] = await versionsNow();
    const restored = await projects.restoreVersion(userId, projectId, second?.id ?? ('' as never), null);
    expect(restored).toMatchObject({ number: 4, restoredNumber: 2 });
    await save('b.ts', 'b');
    await save('b.ts', null, 'delete');
    await save('a.ts', 'four');
    const versions = await versionsNow();
    expect(versions.map(({ number, reason }) => [number, reason])).toEqual([
      [7, 'code-save'],
      [6, 'delete'],
      [5, 'code-save'],
      [4, 'restore'],
      [3, 'code-save'],
      [2, 'code-save'],
      [1, 'created'],
    ]);
  });

  it('name the version that a restore replaced, so that it can be undone', async () => {
    await save('a.ts', 'mine');
    const first = (await versionsNow()).at(-1);
    const { previousId } = await projects.restoreVersion(userId, projectId, first?.id as never, null);
    expect(await contentsNow()).toEqual({ 'a.ts': 'one\n' });
    await projects.restoreVersion(userId, projectId, previousId as never, null);
    expect(await contentsNow()).toEqual({ 'a.ts': 'mine' });
  });

  it('still detect a conflict between two tabs', async () => {
    await save('a.ts', 'two');
    await expect(
      projects.writeFiles(userId, projectId, {
        reason: 'code-save',
        operations: [{ kind: 'write', path: 'a.ts', content: 'mine', baseHash: hashOf('one\n') }],
      }),
    ).rejects.toMatchObject({ type: 'file_conflict' });
  });

  it('accept concurrent saves of different files as one version', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(`f${index}.ts`, 'same', 'create-file', index)),
    );
    const [session, ...others] = await versionsNow();
    expect([session?.changes.length, others.length]).toEqual([8, 1]);
    expect(await projects.find(userId, projectId)).toMatchObject({ revision: 9 });
  });

  it('keep the changes of a session that was undone by hand', async () => {
    await save('a.ts', 'two');
    await save('a.ts', 'one\n');
    expect((await versionsNow())[0]).toMatchObject({ number: 2, changes: [], summary: null });
  });

  it('no longer count contents that were replaced within a session', async () => {
    const stored = async () =>
      (
        await queries(transactions.outside)
          .selectFrom('projects')
          .select('stored_bytes')
          .where('id', '=', projectId)
          .executeTakeFirstOrThrow()
      ).stored_bytes;
    await save('a.ts', 'x'.repeat(5_000));
    const once = await stored();
    for (let count = 0; count < 5; count += 1) await save('a.ts', `${count}`.repeat(5_000));
    expect(Math.abs((await stored()) - once)).toBeLessThan(10);
    // The content from before the session stays, because the first version uses it.
    expect(await filesOf((await versionsNow()).at(-1) as Version)).toEqual({ 'a.ts': 'one\n' });
  });

  it('lose nothing in any sequence of saves, pauses, turns and restores', async () => {
    const small = fc.integer({ min: 0, max: 3 });
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('save' as const),
          path: small,
          text: small,
          process: small,
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.nat({ max: 2 * idle }) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('turn' as const) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('answer' as const), path: small, text: small }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('restore' as const), index: fc.nat({ max: 20 }) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), path: small }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('thin' as const) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        clock.advance(3_000);
        projectId = (
          await transactions.run((tx) =>
            projects.createWithFiles(tx, {
              userId,
              name: 'Deneme',
              description: '',
              files: { 'f0.ts': 'start' },
              template: 'ai-generated',
              turnId: null,
            }),
          )
        ).id;
        let files: Record<string, string> = { 'f0.ts': 'start' };
        /** Expected files by version number; a save within a session replaces the last one. */
        const states = new Map<number, Record<string, string>>([[1, { ...files }]]);
        let last = 1;
        let openUntil: number | null = null;
        const record = (isGathered: boolean): void => {
          const isOpen = isGathered && openUntil !== null && openUntil > clock.now();
          if (!isOpen) last += 1;
          states.set(last, { ...files });
          openUntil = isGathered ? clock.now() + idle : null;
        };
        for (const next of steps) {
          switch (next.kind) {
            case 'wait':
              clock.advance(next.time);
              break;
            case 'turn':
              await startTurn();
              openUntil = null;
              break;
            case 'save':
            case 'answer': {
              const [path, text] = [`f${next.path}.ts`, `text ${next.text}\n`];
              if (files[path] === text) break;
              files = { ...files, [path]: text };
              if (next.kind === 'save') await save(path, text, 'code-save', next.process);
              else await answer(path, text);
              record(next.kind === 'save');
              break;
            }
            case 'delete': {
              const path = `f${next.path}.ts`;
              if (!(path in files)) break;
              const { [path]: _gone, ...rest } = files;
              files = rest;
              await save(path, null, 'delete');
              record(false);
              break;
            }
            case 'restore': {
              const versions = await versionsNow();
              const wanted = versions[next.index % versions.length];
              if (!wanted) break;
              files = { ...states.get(wanted.number) };
              await projects.restoreVersion(userId, projectId, wanted.id, null);
              record(false);
              break;
            }
            case 'thin': {
              await projects.thinVersions(userId, projectId);
              const kept = new Set((await versionsNow()).map(({ number }) => number));
              for (const number of states.keys()) if (!kept.has(number)) states.delete(number);
              break;
            }
          }
          expect(await contentsNow()).toEqual(files);
          const versions = await versionsNow();
          expect(versions.map(({ number }) => number)).toEqual([...states.keys()].toSorted((a, b) => b - a));
          expect(versions[0]?.revision).toBe((await projects.find(userId, projectId)).revision);
        }
        for (const version of await versionsNow()) {
          expect(await filesOf(version)).toEqual(states.get(version.number));
          await projects.restoreVersion(userId, projectId, version.id, null);
          expect(await contentsNow()).toEqual(states.get(version.number));
        }
      }),
      { numRuns: 25 },
    );
    // Thousands of statements, which take longer on a busy machine.
  }, 120_000);
});
