import type { Turn } from '@kilim/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type AiStage, createAiStage, screenWith, writeReply } from '../testing/ai-stage.ts';
import { createMortalTransactions, type Death } from '../testing/mortal-transactions.ts';

describeOnEachEngine('life of a turn', ({ transactions }) => {
  let stage: AiStage;
  beforeEach(async () => {
    stage = await createAiStage(transactions);
  });

  const reply = (text: string) => writeReply({ files: { 'src/App.tsx': screenWith(text) } });
  const start = async (): Promise<Turn> => (await stage.send('yap')).json as Turn;
  const find = (id: Turn['id']) => stage.ai.find(stage.owner.userId, stage.project.id, id);
  const expectUntouched = async (): Promise<void> => {
    expect(await stage.balance()).toBe(1_000);
    expect(await stage.revision()).toBe(1);
  };

  describe('stopping', () => {
    it('ends a streaming turn at once, gives everything back and keeps what was seen', async () => {
      stage.provider.push({ hang: '{"title":"Uzun bir iş","files":{"src/App.tsx":"yar' });
      const { id } = await start();
      await vi.waitFor(async () => expect((await find(id)).progress.title).toBe('Uzun bir iş'));
      const { status, json } = await stage.call('POST', `${stage.base}/turns/${id}/stop`);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        status: 'stopped',
        charged: 0,
        error: { type: 'turn_stopped' },
        progress: { title: 'Uzun bir iş', files: [{ path: 'src/App.tsx', content: 'yar' }] },
      });
      await stage.ai.settled();
      await expectUntouched();
      expect(stage.told().at(-1)).toMatchObject({ kind: 'turn-ended', turn: { id, status: 'stopped' } });
      const again = await stage.call('POST', `${stage.base}/turns/${id}/stop`);
      expect(again.json).toEqual(json);
      const { json: page } = await stage.call('GET', `${stage.base}/messages`);
      expect((page as { messages: unknown[] }).messages).toHaveLength(2);
    });

    it('reaches a turn of another process, and shows its progress there', async () => {
      const other = stage.otherProcess();
      stage.provider.push({ hang: '{"title":"Öteki süreç' });
      const { userId } = stage.owner;
      const turn = await other.start({
        userId,
        projectId: stage.project.id,
        prompt: 'yap',
        language: 'tr',
        quickPromptId: null,
        idempotencyKey: newId(),
      });
      await vi.waitFor(async () => expect((await find(turn.id)).progress.title).toBe('Öteki süreç'));
      const { json } = await stage.call('POST', `${stage.base}/turns/${turn.id}/stop`);
      expect(json).toMatchObject({ status: 'stopped' });
      await other.settled();
      await expectUntouched();
    });

    it('cannot take back an answer that was applied, and an answer cannot be applied after it', async () => {
      let release: (value: unknown) => void = () => {};
      const wait = new Promise((resolve) => {
        release = resolve;
      });
      stage.provider.push({ wait, text: reply('Geç') });
      const { id } = await start();
      await stage.call('POST', `${stage.base}/turns/${id}/stop`);
      release(null);
      await stage.ai.settled();
      await expectUntouched();
      stage.provider.push({ text: reply('Bitti'), tokens: 100 });
      const done = await stage.finish('yap');
      const { json } = await stage.call('POST', `${stage.base}/turns/${done.id}/stop`);
      expect(json).toEqual(done);
    });
  });

  it('ends its turns as interrupted when the server closes', async () => {
    stage.provider.push({ hang: '{"title":"Uz' });
    const { id } = await start();
    await stage.ai.close();
    expect(await find(id)).toMatchObject({ status: 'failed', error: { type: 'turn_interrupted' } });
    await expectUntouched();
  });

  it('ends at once what a dead process left behind when no other uses the database, and nothing else', async () => {
    const mortal = createMortalTransactions(transactions, 8, 'after');
    const doomed = stage.otherProcess({ transactions: mortal.transactions, beat: 60_000 });
    stage.provider.push({ hang: '{"title":"Uz' }, { hang: '{"title":"Ye' });
    const { userId } = stage.owner;
    const input = { userId, prompt: 'yap', language: 'tr', quickPromptId: null } as const;
    void doomed.start({ ...input, projectId: stage.project.id, idempotencyKey: newId() }).catch(() => {});
    await vi.waitFor(async () => expect(await stage.ai.current(userId, stage.project.id)).not.toBeNull());

    stage.clock.advance(1);
    const reborn = stage.otherProcess();
    reborn.startRecovery();
    expect(await reborn.recover()).toBe(0);
    reborn.startRecovery({ isAlone: true });
    await vi.waitFor(async () => expect(await stage.ai.current(userId, stage.project.id)).toBeNull());
    const { id } = await start();
    expect((await find(id)).status).not.toBe('failed');
    await stage.ai.stop(userId, stage.project.id, id);
    await reborn.close();
    await stage.ai.settled();
    await expectUntouched();
  });

  it('gives the credits back when the project is deleted while its answer is written', async () => {
    stage.provider.push({ hang: '{"title":"Uz' });
    await start();
    expect(await stage.balance()).toBeLessThan(1_000);
    await stage.deleteProject();
    expect(await stage.balance()).toBe(1_000);
    await stage.ai.settled();
    expect(await stage.balance()).toBe(1_000);
  });

  it('says in the chat of a project that came back that the answer was stopped', async () => {
    stage.provider.push({ hang: '{"title":"Uz' });
    const { id } = await start();
    await stage.deleteProject();
    await stage.ai.settled();
    await stage.restoreProject();
    expect(await find(id)).toMatchObject({ status: 'stopped', charged: 0 });
    const { messages } = await stage.ai.listMessages(stage.owner.userId, stage.project.id, { limit: 5 });
    expect(messages[0]).toMatchObject({ type: 'system', error: { type: 'turn_stopped' } });
    expect(await stage.messageCount()).toBe(2);
    await expectUntouched();
  });

  describe('when the project changes while the answer is written', () => {
    it('applies edits to the files as they are then, and keeps what the person wrote', async () => {
      await stage.write('src/App.tsx', screenWith('Eski'));
      const text = writeReply({ files: { 'src/App.tsx': { edits: [{ search: 'Eski', replace: 'Yeni' }] } } });
      let release: (value: unknown) => void = () => {};
      const wait = new Promise((resolve) => {
        release = resolve;
      });
      stage.provider.push({ wait, text, tokens: 100 });
      const { id } = await start();
      await stage.write('src/App.tsx', `// benim notum\n${screenWith('Eski')}`);
      release(null);
      await stage.ai.settled();
      expect(await find(id)).toMatchObject({ status: 'done' });
      expect((await stage.files())['src/App.tsx']).toBe(`// benim notum\n${screenWith('Yeni')}`);
    });

    it('fails when the answer does not fit any more', async () => {
      await stage.write('src/App.tsx', screenWith('Eski'));
      const text = writeReply({ files: { 'src/App.tsx': { edits: [{ search: 'Eski', replace: 'Yeni' }] } } });
      let release: (value: unknown) => void = () => {};
      const wait = new Promise((resolve) => {
        release = resolve;
      });
      stage.provider.push({ wait, text }, { text });
      const { id } = await start();
      await stage.write('src/App.tsx', screenWith('Bambaşka'));
      release(null);
      await stage.ai.settled();
      expect(await find(id)).toMatchObject({ status: 'failed', error: { type: 'ai_reply_invalid_files' } });
      expect(await stage.balance()).toBe(1_000);
      expect((await stage.files())['src/App.tsx']).toBe(screenWith('Bambaşka'));
    });
  });

  describe('an answer for a new project', () => {
    const fresh = writeReply({
      newProject: true,
      projectName: 'Sepet',
      files: { 'src/App.tsx': screenWith('Sepet') },
    });

    it('fills a project that is still the starter, which keeps its name', async () => {
      stage.provider.push({ text: fresh, tokens: 100 });
      expect(await stage.finish('yap')).toMatchObject({ status: 'done', createdProject: null });
      expect((await stage.files())['src/App.tsx']).toBe(screenWith('Sepet'));
    });

    it('becomes a project of its own otherwise, and leaves this one alone', async () => {
      await stage.write('src/App.tsx', screenWith('Benim'));
      stage.provider.push({ text: fresh, tokens: 100 }, { text: fresh, tokens: 100 });
      const turn = await stage.finish('yap');
      expect(turn).toMatchObject({
        status: 'done',
        charged: 1,
        versionId: null,
        createdProject: { name: 'Sepet' },
      });
      expect((await stage.finish('yap')).createdProject?.name).toBe('Sepet 2');
      expect(await stage.revision()).toBe(2);
      const made = await stage.readProject(turn.createdProject?.id);
      expect(made).toMatchObject({ 'src/App.tsx': screenWith('Sepet') });
      expect(JSON.parse(made['package.json'] ?? '')).toMatchObject({ name: 'sepet', main: 'src/App.tsx' });
      const { messages } = await stage.ai.listMessages(stage.owner.userId, stage.project.id, { limit: 10 });
      const names = messages.flatMap(({ metadata }) => metadata?.createdProject?.name ?? []);
      expect(names).toEqual(['Sepet 2', 'Sepet']);
    });

    it('takes a root component in another place instead of the starter', async () => {
      const text = writeReply({
        newProject: true,
        projectName: 'A',
        files: { 'App.tsx': screenWith('Kök') },
      });
      stage.provider.push({ text, tokens: 100 });
      expect((await stage.finish('yap')).status).toBe('done');
      expect(Object.keys(await stage.files()).sort()).toEqual(['App.tsx', 'package.json']);
    });
  });

  describe('chat', () => {
    it('is listed newest first in pages, and empties without touching versions', async () => {
      for (const text of ['bir', 'iki', 'üç']) {
        stage.provider.push({ text: reply(text), tokens: 100 });
        await stage.finish(text);
      }
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? '' : `&cursor=${cursor}`;
        const { json } = await stage.call('GET', `${stage.base}/messages?limit=4${query}`);
        const page = json as { messages: { content: string; type: string }[]; nextCursor: string | null };
        seen.push(...page.messages.flatMap(({ type, content }) => (type === 'user' ? [content] : [])));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(['üç', 'iki', 'bir']);
      expect(await stage.call('GET', `${stage.base}/messages?cursor=xx`)).toMatchObject({
        status: 400,
        json: { type: 'general_cursor_not_found' },
      });
      expect(await stage.messageCount()).toBe(6);
      expect((await stage.call('DELETE', `${stage.base}/messages`)).status).toBe(204);
      expect((await stage.call('GET', `${stage.base}/messages`)).json).toEqual({
        messages: [],
        nextCursor: null,
      });
      expect(await stage.messageCount()).toBe(0);
      expect(await stage.revision()).toBe(4);
    });
  });

  it('leaves a state that recovery puts right, whenever its process is killed', async () => {
    const deaths: readonly Death[] = ['before', 'uncommitted', 'after'];
    const ends = new Set<string>();
    let isOver = false;
    for (let step = 1; !isOver; step += 1) {
      isOver = true;
      for (const death of deaths) {
        const scene = await createAiStage(transactions);
        const { userId } = scene.owner;
        const projectId = scene.project.id;
        scene.provider.push({ text: reply('Yeni'), tokens: 500 });
        const mortal = createMortalTransactions(transactions, step, death);
        const doomed = scene.otherProcess({ transactions: mortal.transactions, beat: 60_000 });
        const input = { userId, projectId, prompt: 'yap', language: 'tr', quickPromptId: null } as const;
        const life = doomed.start({ ...input, idempotencyKey: newId() }).then(() => doomed.settled());
        await Promise.race([mortal.died, life.catch(() => {})]);
        if (mortal.isDead()) isOver = false;

        expect(await scene.ai.recover()).toBe(0);
        scene.clock.advance(15_001);
        await scene.ai.recover();
        expect(await scene.ai.current(userId, projectId)).toBeNull();
        const { messages } = await scene.ai.listMessages(userId, projectId, { limit: 10 });
        const [last] = messages;
        const end = last === undefined ? 'nothing' : (last.error?.type ?? 'done');
        ends.add(end);
        expect(messages).toHaveLength(end === 'nothing' ? 0 : 2);
        expect(await scene.messageCount()).toBe(messages.length);
        expect(await scene.balance()).toBe(end === 'done' ? 995 : 1_000);
        expect(await scene.revision()).toBe(end === 'done' ? 2 : 1);
        expect(await scene.ai.recover()).toBe(0);
      }
    }
    expect([...ends].sort()).toEqual(['done', 'nothing', 'turn_interrupted']);
  }, 120_000);
});
