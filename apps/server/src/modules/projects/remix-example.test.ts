import { checkProject, starterFiles } from '@kilim/app-kit';
import { specPath } from '@kilim/composer';
import { AppError, type Project, type ProjectId } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import type { Caller } from '../../platform/http/index.ts';
import { inspectSource } from '../../platform/inspect/index.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import type { ComposeExample } from './examples/find-example.ts';
import { createProjectsRoutes } from './index.ts';
import { listFiles } from './testing/list-files.ts';

describeOnEachEngine('POST /examples/{exampleId}/remix', ({ transactions }) => {
  const clock = createManualClock();
  const composed: string[] = [];
  /** Stands for the composer, which takes up to a second. */
  const composeExample: ComposeExample = async ({ name, language }) => {
    composed.push(name);
    return starterFiles({ name, language });
  };
  const ports = { transactions, clock, composeExample, findProjectLimit: async () => 3 };
  const projects = createTestProjects(ports);
  const app = createTestApp({ routes: createProjectsRoutes(projects) });
  let owner: Caller;

  const remix = (exampleId: string, body: unknown = {}, as: Caller | null = owner) =>
    app.call('POST', `/v1/examples/${exampleId}/remix`, { as, body });

  beforeEach(async () => {
    composed.splice(0);
    clock.advance(2_000);
    owner = await addUser(transactions);
  });

  it.each([
    ['tr', 'Makas'],
    ['en', 'Scissors'],
  ] as const)('creates a project of an app of the gallery: %s', async (language, name) => {
    const composing = createTestProjects({ transactions, clock });
    const input = { userId: owner.userId, exampleId: 'barber', language } as const;
    const project = await composing.remixExample(input);
    expect(project).toMatchObject({ name, template: 'ai-generated', revision: 1 });
    const { files } = await listFiles(projects, owner.userId, project.id);
    const contents = Object.fromEntries(files.map(({ path, content }) => [path, content]));
    expect(contents[specPath]).toContain(`"name": "${name}"`);
    expect(checkProject(contents, inspectSource)).toEqual([]);
  });

  it.each([
    ['ecommerce', 'Little Shop'],
    ['full-app', 'Every Day'],
    ['social', 'The Square'],
    ['game', '2048'],
    ['backend', 'Task Board'],
    ['basic', 'Note Corner'],
  ])('creates a project for a link to the earlier example %s', async (id, name) => {
    const { status, json } = await remix(id, { language: 'en' });
    expect([status, (json as Project).name]).toEqual([201, name]);
  });

  it('creates one project for one id, also when the request is repeated at once', async () => {
    const body = { id: 'p-remix' };
    const [first, second] = await Promise.all([remix('game', body), remix('game', body)]);
    expect([first.status, second.status]).toContain(201);
    expect(await remix('game', body)).toMatchObject({ status: 201, json: { id: 'p-remix' } });
    expect(await projects.count(owner.userId)).toBe(1);
  });

  it("does not return another user's project or one in the trash", async () => {
    const body = { id: 'p-other' };
    await remix('game', body);
    clock.advance(2_000);
    const stranger = await addUser(transactions);
    expect(await remix('game', body, stranger)).toMatchObject({ json: { type: 'project_already_exists' } });
    await projects.remove(owner.userId, 'p-other' as ProjectId);
    clock.advance(2_000);
    expect(await remix('game', body)).toMatchObject({ json: { type: 'project_already_exists' } });
  });

  it('numbers the name of a second remix, in Turkish by default', async () => {
    expect((await remix('game')).json).toMatchObject({ name: '2048' });
    clock.advance(2_000);
    expect((await remix('game')).json).toMatchObject({ name: '2048 (2)' });
  });

  it.each(['unknown', 'toString', '__proto__'])('answers %s with example_not_found', async (id) => {
    expect(await remix(id)).toMatchObject({ status: 404, json: { type: 'example_not_found' } });
    // A rejected remix does not count towards the interval.
    expect((await remix('game')).status).toBe(201);
  });

  it('rejects guests, another language and an id that is too long', async () => {
    expect((await remix('game', {}, null)).status).toBe(401);
    expect((await remix('game', { language: 'de' })).status).toBe(400);
    expect((await remix('a'.repeat(51))).status).toBe(400);
  });

  it('writes in the language that the user chose, else in that of the request', async () => {
    const chosen = createTestProjects({ ...ports, findLanguage: async () => 'en' });
    const call = (routes: typeof projects, path: string, body: object, language: 'tr' | 'en') => {
      clock.advance(2_000);
      const site = createTestApp({ routes: createProjectsRoutes(routes) });
      return site.call('POST', path, { as: owner, body, language });
    };
    expect((await call(chosen, '/v1/examples/social/remix', {}, 'tr')).json).toMatchObject({
      name: 'The Square',
    });
    expect((await call(projects, '/v1/examples/social/remix', {}, 'en')).json).toMatchObject({
      name: 'The Square (2)',
    });
    const { json } = await call(chosen, '/v1/projects', { name: 'Blank' }, 'tr');
    const { files } = await listFiles(projects, owner.userId, (json as Project).id);
    const expected = starterFiles({ name: 'Blank', language: 'en' });
    expect(Object.fromEntries(files.map(({ path, content }) => [path, content]))).toEqual(expected);
  });

  describe('before an app is composed', () => {
    it('checks the creation interval', async () => {
      await Promise.all(Array.from({ length: 5 }, () => remix('barber')));
      expect(composed).toHaveLength(1);
      expect(await remix('barber')).toMatchObject({ json: { type: 'project_creation_too_fast' } });
      const otherProcess = createTestProjects({
        transactions,
        clock,
        composeExample: async () => expect.unreachable(),
      });
      await expect(
        otherProcess.remixExample({ userId: owner.userId, exampleId: 'barber', language: 'en' }),
      ).rejects.toMatchObject({ type: 'project_creation_too_fast' });
      expect(composed).toHaveLength(1);
    });

    it('checks the project limit', async () => {
      for (let count = 1; count <= 3; count += 1) {
        await remix('barber');
        clock.advance(2_000);
      }
      expect(await remix('barber')).toMatchObject({ json: { type: 'project_limit_reached' } });
      expect(composed).toHaveLength(3);
    });

    it('checks that the id is free', async () => {
      await remix('barber', { id: 'p-taken' });
      await projects.remove(owner.userId, 'p-taken' as ProjectId);
      clock.advance(2_000);
      expect(await remix('barber', { id: 'p-taken' })).toMatchObject({
        json: { type: 'project_already_exists' },
      });
      expect(composed).toHaveLength(1);
    });

    it('counts an app that could not be stored towards the interval', async () => {
      const full = createTestProjects({
        ...ports,
        storage: {
          change: async () => {
            throw new AppError('storage_limit_reached');
          },
        },
      });
      const input = { userId: owner.userId, exampleId: 'barber', language: 'en' } as const;
      await expect(full.remixExample(input)).rejects.toMatchObject({ type: 'storage_limit_reached' });
      await expect(full.remixExample(input)).rejects.toMatchObject({ type: 'project_creation_too_fast' });
      expect(composed).toHaveLength(1);
    });
  });

  it('keeps to the creation interval and to the project limit of the plan', async () => {
    await remix('game');
    expect(await remix('game')).toMatchObject({ json: { type: 'project_creation_too_fast' } });
    for (let count = 2; count <= 3; count += 1) {
      clock.advance(2_000);
      expect((await remix('game')).status).toBe(201);
    }
    clock.advance(2_000);
    expect(await remix('game')).toMatchObject({ json: { type: 'project_limit_reached' } });
  });
});
