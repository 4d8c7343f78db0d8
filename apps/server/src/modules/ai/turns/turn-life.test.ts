import type { Turn } from '@kilim/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type CrashPoint, crashAtStep } from '../testing/crash-at-step.ts';
import { createGate } from '../testing/scripted-provider.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

describeOnEachEngine('a running turn', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });

  const reply = (text: string) => writeReply({ files: { 'src/App.tsx': screenWith(text) } });
  const start = async (): Promise<Turn> => (await fixture.send('yap')).json as Turn;
  const find = (id: Turn['id']) => fixture.ai.find(fixture.owner.userId, fixture.project.id, id);
  const expectUntouched = async (): Promise<void> => {
    expect(await fixture.balance()).toBe(1_000);
    expect(await fixture.revision()).toBe(1);
  };

  describe('when stopped', () => {
    it('ends, releases its reservation and keeps its progress', async () => {
      fixture.provider.push({ hang: '{"title":"Uzun bir iş","files":{"src/App.tsx":"yar' });
      const { id } = await start();
      await vi.waitFor(async () => expect((await find(id)).progress.title).toBe('Uzun bir iş'));
      const { status, json } = await fixture.call('POST', `${fixture.base}/turns/${id}/stop`);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        status: 'stopped',
        charged: 0,
        error: { type: 'turn_stopped' },
        progress: { title: 'Uzun bir iş', files: [{ path: 'src/App.tsx', content: 'yar' }] },
      });
      await fixture.ai.settled();
      await expectUntouched();
      expect(fixture.publishedEvents().at(-1)).toMatchObject({
        kind: 'turn-ended',
        turn: { id, status: 'stopped' },
      });
      const again = await fixture.call('POST', `${fixture.base}/turns/${id}/stop`);
      expect(again.json).toEqual(json);
      const { json: page } = await fixture.call('GET', `${fixture.base}/messages`);
      expect((page as { messages: unknown[] }).messages).toHaveLength(2);
    });

    it('ends in the other process that runs it', async () => {
      const other = fixture.otherProcess();
      fixture.provider.push({ hang: '{"title":"Öteki süreç' });
      const { userId } = fixture.owner;
      const turn = await other.start({
        userId,
        projectId: fixture.project.id,
        prompt: 'yap',
        language: 'tr',
        quickPromptId: null,
        idempotencyKey: newId(),
      });
      await vi.waitFor(async () => expect((await find(turn.id)).progress.title).toBe('Öteki süreç'));
      const { json } = await fixture.call('POST', `${fixture.base}/turns/${turn.id}/stop`);
      expect(json).toMatchObject({ status: 'stopped' });
      await other.settled();
      await expectUntouched();
    });

    it('is not applied afterwards, and does not change if it was applied before', async () => {
      const { wait, release } = createGate();
      fixture.provider.push({ wait, text: reply('Geç') });
      const { id } = await start();
      await fixture.call('POST', `${fixture.base}/turns/${id}/stop`);
      release();
      await fixture.ai.settled();
      await expectUntouched();
      fixture.provider.push({ text: reply('Bitti'), tokens: 100 });
      const done = await fixture.finish('yap');
      const { json } = await fixture.call('POST', `${fixture.base}/turns/${done.id}/stop`);
      expect(json).toEqual(done);
    });
  });

  it('ends as interrupted when the server closes', async () => {
    fixture.provider.push({ hang: '{"title":"Uz' });
    const { id } = await start();
    await fixture.ai.close();
    expect(await find(id)).toMatchObject({ status: 'failed', error: { type: 'turn_interrupted' } });
    await expectUntouched();
  });

  it('is recovered at once after a crash when no other process uses the database', async () => {
    const crashing = crashAtStep(transactions, 11, 'after');
    const crashingAi = fixture.otherProcess({ transactions: crashing.transactions, saveInterval: 60_000 });
    fixture.provider.push({ hang: '{"title":"Uz' }, { hang: '{"title":"Ye' });
    const { userId } = fixture.owner;
    const input = { userId, prompt: 'yap', language: 'tr', quickPromptId: null } as const;
    void crashingAi
      .start({ ...input, projectId: fixture.project.id, idempotencyKey: newId() })
      .catch(() => {});
    await vi.waitFor(async () => expect(await fixture.ai.current(userId, fixture.project.id)).not.toBeNull());

    fixture.clock.advance(1);
    const restarted = fixture.otherProcess();
    restarted.startRecovery();
    expect(await restarted.recover()).toBe(0);
    restarted.startRecovery({ isAlone: true });
    await vi.waitFor(async () => expect(await fixture.ai.current(userId, fixture.project.id)).toBeNull());
    const { id } = await start();
    expect((await find(id)).status).not.toBe('failed');
    await fixture.ai.stop(userId, fixture.project.id, id);
    await restarted.close();
    await fixture.ai.settled();
    await expectUntouched();
  });

  it('releases its reservation when its project is deleted', async () => {
    fixture.provider.push({ hang: '{"title":"Uz' });
    await start();
    expect(await fixture.balance()).toBeLessThan(1_000);
    await fixture.deleteProject();
    expect(await fixture.balance()).toBe(1_000);
    await fixture.ai.settled();
    expect(await fixture.balance()).toBe(1_000);
  });

  it('is reported as stopped in the chat of a restored project', async () => {
    fixture.provider.push({ hang: '{"title":"Uz' });
    const { id } = await start();
    await fixture.deleteProject();
    await fixture.ai.settled();
    await fixture.restoreProject();
    expect(await find(id)).toMatchObject({ status: 'stopped', charged: 0 });
    const { messages } = await fixture.ai.listMessages(fixture.owner.userId, fixture.project.id, {
      limit: 5,
    });
    expect(messages[0]).toMatchObject({ type: 'system', error: { type: 'turn_stopped' } });
    expect(await fixture.messageCount()).toBe(2);
    await expectUntouched();
  });

  describe('when the project changes in the meantime', () => {
    it('applies its edits to the current files and keeps the changes of the user', async () => {
      await fixture.write('src/App.tsx', screenWith('Eski'));
      const text = writeReply({ files: { 'src/App.tsx': { edits: [{ search: 'Eski', replace: 'Yeni' }] } } });
      const { wait, release } = createGate();
      fixture.provider.push({ wait, text, tokens: 100 });
      const { id } = await start();
      await fixture.write('src/App.tsx', `// benim notum\n${screenWith('Eski')}`);
      release();
      await fixture.ai.settled();
      expect(await find(id)).toMatchObject({ status: 'done' });
      expect((await fixture.files())['src/App.tsx']).toBe(`// benim notum\n${screenWith('Yeni')}`);
    });

    it('writes neither side when both changed the same line, and names both', async () => {
      await fixture.write('src/App.tsx', screenWith('Eski'));
      const text = writeReply({ files: { 'src/App.tsx': { edits: [{ search: 'Eski', replace: 'Yeni' }] } } });
      const { wait, release } = createGate();
      fixture.provider.push({ wait, text });
      const { id } = await start();
      await fixture.write('src/App.tsx', screenWith('Bambaşka'));
      release();
      await fixture.ai.settled();
      expect(await find(id)).toMatchObject({
        status: 'failed',
        error: {
          type: 'turn_conflict',
          params: {
            path: 'src/App.tsx',
            line: 6,
            mine: '      <Text>Bambaşka</Text>',
            theirs: '      <Text>Yeni</Text>',
          },
        },
      });
      expect(await fixture.balance()).toBe(1_000);
      expect((await fixture.files())['src/App.tsx']).toBe(screenWith('Bambaşka'));
    });

    it('never replaces a file that the user created during the turn', async () => {
      const text = writeReply({ files: { 'src/new.ts': 'export const a = 1;\n' } });
      const { wait, release } = createGate();
      fixture.provider.push({ wait, text });
      const { id } = await start();
      await fixture.write('src/new.ts', 'export const mine = 1;\n');
      release();
      await fixture.ai.settled();
      expect(await find(id)).toMatchObject({
        error: { type: 'turn_conflict', params: { path: 'src/new.ts' } },
      });
      expect((await fixture.files())['src/new.ts']).toBe('export const mine = 1;\n');
    });

    it('shows a file to the model before it may replace it', async () => {
      const large = `export const rows = [\n${"  'bir satır metin',\n".repeat(9_000)}];\n`;
      await fixture.write('src/rows.ts', large);
      const text = writeReply({ files: { 'src/rows.ts': 'export const rows = [];\n' } });
      fixture.provider.push(
        { text },
        { text: writeReply({ files: { 'src/note.ts': 'export {};\n' } }), tokens: 10 },
      );
      expect(await fixture.finish('satırları boşalt')).toMatchObject({ status: 'done' });
      expect(fixture.provider.calls.at(-1)?.messages.at(-1)?.content).toContain('src/rows.ts');
      expect((await fixture.files())['src/rows.ts']).toBe(large);
    });
  });

  describe('an answer for a new project', () => {
    const fresh = writeReply({
      newProject: true,
      projectName: 'Sepet',
      files: { 'src/App.tsx': screenWith('Sepet') },
    });

    it('replaces the starter of an unchanged project, which keeps its name', async () => {
      fixture.provider.push({ text: fresh, tokens: 100 });
      expect(await fixture.finish('yap')).toMatchObject({ status: 'done', createdProject: null });
      expect((await fixture.files())['src/App.tsx']).toBe(screenWith('Sepet'));
    });

    it('creates another project when this one has been changed', async () => {
      await fixture.write('src/App.tsx', screenWith('Benim'));
      fixture.provider.push({ text: fresh, tokens: 100 }, { text: fresh, tokens: 100 });
      const turn = await fixture.finish('yap');
      expect(turn).toMatchObject({
        status: 'done',
        charged: 1,
        versionId: null,
        createdProject: { name: 'Sepet' },
      });
      expect((await fixture.finish('yap')).createdProject?.name).toBe('Sepet 2');
      expect(await fixture.revision()).toBe(2);
      const made = await fixture.readProject(turn.createdProject?.id);
      expect(made).toMatchObject({ 'src/App.tsx': screenWith('Sepet') });
      expect(JSON.parse(made['package.json'] ?? '')).toMatchObject({ name: 'sepet', main: 'src/App.tsx' });
      const { messages } = await fixture.ai.listMessages(fixture.owner.userId, fixture.project.id, {
        limit: 10,
      });
      const names = messages.flatMap(({ metadata }) => metadata?.createdProject?.name ?? []);
      expect(names).toEqual(['Sepet 2', 'Sepet']);
    });

    it('never replaces the open project, also when it has no name', async () => {
      await fixture.write('src/App.tsx', screenWith('Benim'));
      const unnamed = writeReply({ newProject: true, files: { 'src/App.tsx': screenWith('Sepet') } });
      fixture.provider.push({ text: unnamed, tokens: 100 });
      const turn = await fixture.finish('berber randevu uygulaması yap');
      expect(turn).toMatchObject({
        status: 'done',
        versionId: null,
        createdProject: { name: 'Berber Randevu' },
      });
      expect((await fixture.files())['src/App.tsx']).toBe(screenWith('Benim'));
    });

    it('accepts a root component at another path', async () => {
      const text = writeReply({
        newProject: true,
        projectName: 'A',
        files: { 'App.tsx': screenWith('Kök') },
      });
      fixture.provider.push({ text, tokens: 100 });
      expect((await fixture.finish('yap')).status).toBe('done');
      expect(Object.keys(await fixture.files()).sort()).toEqual(['App.tsx', 'package.json']);
    });
  });

  describe('chat', () => {
    it('is listed newest first in pages and cleared without affecting versions', async () => {
      for (const text of ['bir', 'iki', 'üç']) {
        fixture.provider.push({ text: reply(text), tokens: 100 });
        await fixture.finish(text);
      }
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query: string = cursor === null ? '' : `&cursor=${cursor}`;
        const { json } = await fixture.call('GET', `${fixture.base}/messages?limit=4${query}`);
        const page = json as { messages: { content: string; type: string }[]; nextCursor: string | null };
        seen.push(...page.messages.flatMap(({ type, content }) => (type === 'user' ? [content] : [])));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(['üç', 'iki', 'bir']);
      expect(await fixture.call('GET', `${fixture.base}/messages?cursor=xx`)).toMatchObject({
        status: 400,
        json: { type: 'general_cursor_not_found' },
      });
      expect(await fixture.messageCount()).toBe(6);
      expect((await fixture.call('DELETE', `${fixture.base}/messages`)).status).toBe(204);
      expect((await fixture.call('GET', `${fixture.base}/messages`)).json).toEqual({
        messages: [],
        nextCursor: null,
      });
      expect(await fixture.messageCount()).toBe(0);
      expect(await fixture.revision()).toBe(4);
    });
  });

  it('is completed or recovered wherever its process crashes', async () => {
    const points: readonly CrashPoint[] = ['before', 'uncommitted', 'after'];
    const ends = new Set<string>();
    let isOver = false;
    for (let step = 1; !isOver; step += 1) {
      isOver = true;
      for (const point of points) {
        const fixture = await createTurnFixture(transactions);
        const { userId } = fixture.owner;
        const projectId = fixture.project.id;
        fixture.provider.push({ text: reply('Yeni'), tokens: 500 });
        const crashing = crashAtStep(transactions, step, point);
        const crashingAi = fixture.otherProcess({
          transactions: crashing.transactions,
          saveInterval: 60_000,
        });
        const input = { userId, projectId, prompt: 'yap', language: 'tr', quickPromptId: null } as const;
        const life = crashingAi.start({ ...input, idempotencyKey: newId() }).then(() => crashingAi.settled());
        await Promise.race([crashing.crashed, life.catch(() => {})]);
        if (crashing.hasCrashed()) isOver = false;

        expect(await fixture.ai.recover()).toBe(0);
        fixture.clock.advance(15_001);
        await fixture.ai.recover();
        expect(await fixture.ai.current(userId, projectId)).toBeNull();
        const { messages } = await fixture.ai.listMessages(userId, projectId, { limit: 10 });
        const [last] = messages;
        const end = last === undefined ? 'nothing' : (last.error?.type ?? 'done');
        ends.add(end);
        expect(messages).toHaveLength(end === 'nothing' ? 0 : 2);
        expect(await fixture.messageCount()).toBe(messages.length);
        expect(await fixture.balance()).toBe(end === 'done' ? 995 : 1_000);
        expect(await fixture.revision()).toBe(end === 'done' ? 2 : 1);
        expect(await fixture.ai.recover()).toBe(0);
      }
    }
    expect([...ends].sort()).toEqual(['done', 'nothing', 'turn_interrupted']);
  }, 120_000);
});
