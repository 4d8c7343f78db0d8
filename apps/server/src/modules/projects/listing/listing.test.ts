import type { ProjectId, UserId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';

describeOnEachEngine('the list of projects', ({ transactions }) => {
  const clock = createManualClock();
  const states = new Map<ProjectId, 'building' | 'failed'>();
  const projects = createTestProjects({ transactions, clock, findTurnStates: async () => states });
  let userId: UserId;

  const create = async (name: string, description = '') => {
    clock.advance(2_000);
    return (await projects.create(userId, { name, description, language: 'tr' })).id;
  };
  const find = async (search: string, tag?: string) =>
    (await projects.list(userId, { search, tag, sort: 'name', limit: 25 })).projects.map(({ name }) => name);

  beforeEach(async () => {
    userId = (await addUser(transactions)).userId;
  });

  it.each([
    ['invoice', 'Invoice App'],
    ['INVOICE', 'Invoice App'],
    ['ISPARTA', 'ısparta rehberi'],
    ['ısparta', 'ISPARTA'],
    ['calisma', 'Çalışma Planı'],
    ['ÇALIŞMA', 'calisma'],
    ['ogun', 'Öğün'],
    ['100%', '100% doğal'],
  ])('finds with %s the project %s', async (search, name) => {
    await create(name);
    await create('Başka bir uygulama');
    expect(await find(search)).toEqual([name]);
  });

  it('searches descriptions and tags', async () => {
    await create('Su', 'İçilen bardakları sayar');
    const tagged = await create('Kitap');
    await projects.update(userId, tagged, { tags: ['Kulüp'] });
    expect(await find('BARDAKLARI')).toEqual(['Su']);
    expect(await find('kulup')).toEqual(['Kitap']);
  });

  it('finds a renamed and a restored project by its new name', async () => {
    const id = await create('Eski');
    await projects.update(userId, id, { name: 'Yeni' });
    expect(await find('eski')).toEqual([]);
    await projects.remove(userId, id);
    await create('Yeni');
    await projects.restoreProject(userId, id);
    expect(await find('yeni')).toEqual(['Yeni', 'Yeni (2)']);
  });

  it('rejects a name that differs by case and dots alone', async () => {
    await create('IŞIK');
    await expect(create('işik')).rejects.toMatchObject({ type: 'project_name_taken' });
    await expect(create('Isik')).resolves.toBeTypeOf('string');
  });

  it('cleans tags, filters by one and counts them', async () => {
    const one = await create('Bir');
    const two = await create('İki');
    await create('Üç');
    const { tags } = await projects.update(userId, one, { tags: [' İş  planı ', 'iş planı', '', 'Spor'] });
    expect(tags).toEqual(['İş planı', 'Spor']);
    await projects.update(userId, two, { tags: ['ıŞ PLANI'] });
    expect(await find('', 'iş planı')).toEqual(['Bir', 'İki']);
    expect(await find('', 'iş')).toEqual([]);
    expect(await find('', '%')).toEqual([]);
    expect(await projects.tags(userId)).toEqual([
      { tag: expect.stringMatching(/^[İı]/), count: 2 },
      { tag: 'Spor', count: 1 },
    ]);
    await projects.remove(userId, two);
    expect((await projects.tags(userId)).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('copies tags with a project', async () => {
    const id = await create('Bir');
    await projects.update(userId, id, { tags: ['spor'] });
    clock.advance(2_000);
    expect((await projects.duplicate(userId, id)).tags).toEqual(['spor']);
  });

  it('contains the state of the last turn', async () => {
    const [building, failed, calm] = [await create('A'), await create('B'), await create('C')];
    states.set(building, 'building').set(failed, 'failed');
    const { projects: listed } = await projects.list(userId, { sort: 'name', limit: 25 });
    expect(listed.map(({ id, state }) => [id, state])).toEqual([
      [building, 'building'],
      [failed, 'failed'],
      [calm, 'active'],
    ]);
  });
});
