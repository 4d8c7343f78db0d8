import type { ProjectId, UserId } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { toWeekChange } from './read-statistics.ts';

const day = 86_400_000;
// 2023-11-14, 22:13 in UTC and 01:13 of the next day in Istanbul.
const start = 1_700_000_000_000;

describe('toWeekChange', () => {
  it.each([
    [3, 2, 50],
    [1, 2, -50],
    [2, 2, 0],
    [2, 0, null],
    [0, 0, null],
    [2, 3, -33],
  ])('compares %d with %d', (current, previous, percent) => {
    expect(toWeekChange(current, previous)).toEqual({ current, previous, percent });
  });

  it('counts a decrease as no new ones', () => {
    expect(toWeekChange(-4, 2)).toEqual({ current: 0, previous: 2, percent: -100 });
  });
});

describeOnEachEngine('the figures of the dashboard', ({ transactions }) => {
  let clock = createManualClock(start);
  let projects = createTestProjects({ transactions, clock });
  let userId: UserId;

  const create = async (name: string) => (await projects.create(userId, { name, language: 'tr' })).id;
  const addFile = (projectId: ProjectId, path: string) =>
    projects.writeFiles(userId, projectId, {
      reason: 'code-save',
      operations: [{ kind: 'write', path, content: path, baseHash: null }],
    });
  const read = (timeZone = 'Europe/Istanbul') => projects.statistics(userId, timeZone);

  beforeEach(async () => {
    clock = createManualClock(start);
    projects = createTestProjects({ transactions, clock });
    userId = (await addUser(transactions)).userId;
  });

  it('compares the last 7 days with the 7 before them', async () => {
    const first = await create('Bir');
    clock.advance(day);
    const second = await create('İki');
    clock.advance(6 * day);
    await create('Üç');
    await addFile(first, 'src/a.ts');
    // 8 days after the first project: it and the second one are in the week before.
    clock.advance(day);
    await addFile(second, 'src/b.ts');
    expect(await read()).toEqual({
      projects: 3,
      files: 8,
      updatedToday: 1,
      week: {
        projects: { current: 1, previous: 2, percent: -50 },
        files: { current: 4, previous: 4, percent: 0 },
        updates: { current: 3, previous: 2, percent: 50 },
      },
    });
  });

  it("counts days in the user's time zone", async () => {
    await create('Bir');
    // 6 days and 23 hours later, still on the 7th day in UTC and already on the 8th in Istanbul.
    clock.advance(6 * day + 23 * 3_600_000);
    expect((await read('UTC')).week.projects).toMatchObject({ current: 0, previous: 1 });
    clock.advance(-23 * 3_600_000);
    expect((await read('Europe/Istanbul')).week.projects).toMatchObject({ current: 1, previous: 0 });
  });

  it('ignores deleted projects', async () => {
    await projects.remove(userId, await create('Bir'));
    const none = { current: 0, previous: 0, percent: null };
    expect((await read()).week).toEqual({ projects: none, files: none, updates: none });
  });
});
