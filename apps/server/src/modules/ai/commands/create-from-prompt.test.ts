import { composeApp } from '@kilim/composer';
import { AppError, type ProjectId, projectFromPrompt } from '@kilim/contract';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { createTurnFixture, type FixtureOptions, screenWith, writeReply } from '../testing/turn-fixture.ts';

const path = '/v1/projects/from-prompt';
const prompt = 'Bana bir su takip uygulaması yap';

describeOnEachEngine('a project from a prompt', ({ transactions }) => {
  const open = async (options: Partial<FixtureOptions> = {}) => {
    const fixture = await createTurnFixture(transactions, options);
    // The fixture has just created a project of its own.
    fixture.clock.advance(5_000);
    const ask = (body: Record<string, unknown> = {}, as = fixture.owner) =>
      fixture.call('POST', path, { id: newId<ProjectId>(), prompt, ...body }, as);
    const create = async (body: Record<string, unknown> = {}) => {
      const reply = await ask(body);
      expect(reply.status).toBe(201);
      return projectFromPrompt.parse(reply.json);
    };
    return { ...fixture, ask, create };
  };

  it('is named after what it is, and its first turn builds it', async () => {
    const { provider, create, ai, readProject } = await open();
    provider.push({ text: writeReply({ files: { 'src/App.tsx': screenWith('Su') } }), tokens: 500 });
    const { project, turn, problem } = await create();
    expect(project.name).toBe('Su Takibi');
    expect(problem).toBeNull();
    expect(turn).toMatchObject({ projectId: project.id, prompt, charged: null });
    await ai.settled();
    expect(await readProject(project.id)).toMatchObject({ 'src/App.tsx': screenWith('Su') });
  });

  it('that the visitor has built already is finished when it opens, as the same app, also with a connected model', async () => {
    const composed = composeApp({ prompt, language: 'tr' });
    if (composed.kind !== 'app') throw new Error('No app');
    const { create, readProject } = await open({
      provider: null,
      config: { provider: 'builtin' },
      findConnectedModel: async () => ({
        baseUrl: 'http://127.0.0.1:9/v1',
        model: 'local',
        report: () => {},
      }),
    });
    const id = newId<ProjectId>();
    const { project, turn } = await create({ id, language: 'tr', isBuilt: true });
    expect(turn).toMatchObject({ status: 'done', provider: 'builtin' });
    expect(turn?.charged).toBeGreaterThan(0);
    expect(project).toMatchObject({ name: composed.name, revision: 2 });
    expect(await readProject(id)).toEqual(composed.files);
    expect(await create({ id, language: 'tr', isBuilt: true })).toMatchObject({ project, turn });
  });

  it('gets a number when its name is taken', async () => {
    const { create, clock } = await open();
    await create();
    clock.advance(5_000);
    expect((await create()).project.name).toBe('Su Takibi 2');
  });

  it('is named after the words of the prompt when no worker names it, and the error is logged', async () => {
    const warnings: unknown[] = [];
    const { create } = await open({
      tasks: { nameApp: () => Promise.reject(new AppError('work_busy')) },
      log: { ...silentLog, warn: (details: unknown) => warnings.push(details) },
    });
    expect((await create()).project.name).toBe('Su Takibi');
    expect(warnings).toEqual([expect.objectContaining({ type: 'work_busy' })]);
  });

  it('has the name that the user typed, which must be free', async () => {
    const { ask, create, clock } = await open();
    expect((await create({ name: ' Bardak ' })).project.name).toBe('Bardak');
    clock.advance(5_000);
    expect((await ask({ name: 'bardak' })).json).toMatchObject({ type: 'project_name_taken' });
    expect((await ask({ name: '  ' })).json).toMatchObject({ type: 'project_name_required' });
  });

  it('is created once for repeated and concurrent requests with the same id', async () => {
    const { create, messageCountOf } = await openCounted();
    const id = newId<ProjectId>();
    const replies = await Promise.all([create({ id }), create({ id }), create({ id })]);
    replies.push(await create({ id }));
    expect(new Set(replies.map(({ project }) => project.id))).toEqual(new Set([id]));
    expect(new Set(replies.map(({ turn }) => turn?.id)).size).toBe(1);
    expect(await messageCountOf(id)).toBe(1);
  });

  it('is created once when another process gets the same request', async () => {
    const { ai, otherProcess, owner, call } = await open();
    const id = newId<ProjectId>();
    const input = {
      userId: owner.userId,
      id,
      prompt,
      name: null,
      language: 'tr',
      quickPromptId: null,
    } as const;
    const [one, two] = await Promise.all([
      ai.createFromPrompt(input),
      otherProcess().createFromPrompt(input),
    ]);
    expect(two.project.id).toBe(one.project.id);
    expect(two.turn?.id).toBe(one.turn?.id);
    const { json } = await call('GET', `/v1/projects/${id}/messages`);
    const { messages } = json as { messages: { type: string }[] };
    expect(messages.filter(({ type }) => type === 'user')).toHaveLength(1);
  });

  it('is not created without credits', async () => {
    const { ask, call } = await open({ credits: 5 });
    const id = newId<ProjectId>();
    expect((await ask({ id })).json).toMatchObject({ type: 'credits_insufficient_generation' });
    expect((await call('GET', `/v1/projects/${id}/messages`)).status).toBe(404);
  });

  it('is not created for a blank prompt', async () => {
    const { ask } = await open();
    expect((await ask({ prompt: ' \n ' })).json).toMatchObject({ type: 'turn_prompt_required' });
  });

  it('keeps the id of another user unknown', async () => {
    const { ask, create } = await open();
    const { project } = await create();
    const stranger = await addUser(transactions);
    const reply = await ask({ id: project.id }, stranger);
    expect(['credits_insufficient_generation', 'project_already_exists']).toContain(
      (reply.json as { type: string }).type,
    );
  });

  it('limits how fast projects are created', async () => {
    const { ask, create } = await open();
    await create();
    expect((await ask()).json).toMatchObject({ type: 'project_creation_too_fast' });
  });

  it('accepts the longest prompt and markup', async () => {
    const { create, clock } = await open();
    const long = await create({ prompt: `su takip uygulaması ${'a'.repeat(7_980)}` });
    expect(long.project.name).toBe('Su Takibi');
    clock.advance(5_000);
    const markup = await create({ prompt: '<script>alert(1)</script><b>halı</b>' });
    expect(markup.project.name).toBe('Halı Günlüğü');
  });

  async function openCounted() {
    const opened = await open();
    const messageCountOf = async (id: ProjectId): Promise<number> => {
      const { json } = await opened.call('GET', `/v1/projects/${id}/messages`);
      return (json as { messages: { type: string }[] }).messages.filter(({ type }) => type === 'user').length;
    };
    return { ...opened, messageCountOf };
  }
});
