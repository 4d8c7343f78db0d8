import type { Project } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/index.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createProjectsRoutes } from './index.ts';

describeOnEachEngine('the project limit', ({ transactions }) => {
  const clock = createManualClock();
  let limit: number | null;
  const projects = createTestProjects({
    transactions,
    clock,
    findProjectLimit: async () => limit,
  });
  const app = createTestApp({ routes: createProjectsRoutes(projects) });
  let owner: Caller;
  let first: Project;

  const create = async (name: string): Promise<Project> => {
    clock.advance(2_000);
    return projects.create(owner.userId, { name, language: 'tr' });
  };
  const send = (path: string) => {
    clock.advance(2_000);
    return app.call('POST', `/v1/projects${path}`, { as: owner, body: {} });
  };
  const byAi = () =>
    transactions.run((tx) =>
      projects.createWithFiles(tx, {
        userId: owner.userId,
        name: 'AI',
        description: '',
        files: { 'src/App.tsx': 'export default () => null;' },
        template: 'ai-generated',
        turnId: null,
      }),
    );
  const refusal = { type: 'project_limit_reached', params: { limit: 2 } };

  beforeEach(async () => {
    owner = await addUser(transactions);
    limit = 2;
    first = await create('Bir');
  });

  it('applies to creation, duplication and turns', async () => {
    await create('İki');
    await expect(create('Üç')).rejects.toMatchObject(refusal);
    await expect(byAi()).rejects.toMatchObject(refusal);
    expect(await send(`/${first.id}/duplicate`)).toMatchObject({
      status: 403,
      json: { type: 'project_limit_reached', params: { limit: 2 } },
    });
    expect(await projects.count(owner.userId)).toBe(2);
  });

  it('ignores projects in the trash and applies to restoring', async () => {
    await create('İki');
    await projects.remove(owner.userId, first.id);
    expect(await projects.count(owner.userId)).toBe(1);
    await byAi();
    await expect(projects.restoreProject(owner.userId, first.id)).rejects.toMatchObject(refusal);
    limit = 3;
    expect(await projects.restoreProject(owner.userId, first.id)).toMatchObject({ id: first.id });
    // A live project is returned unchanged.
    limit = 1;
    expect(await projects.restoreProject(owner.userId, first.id)).toMatchObject({ id: first.id });
  });

  it('holds for concurrent creations', async () => {
    const outcomes = await Promise.allSettled([byAi(), byAi(), byAi()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await projects.count(owner.userId)).toBe(2);
  });

  it('may be unlimited, and deletes nothing when lowered', async () => {
    limit = null;
    await create('İki');
    await create('Üç');
    limit = 1;
    expect(await projects.count(owner.userId)).toBe(3);
    await expect(create('Dört')).rejects.toMatchObject({ params: { limit: 1 } });
  });
});
