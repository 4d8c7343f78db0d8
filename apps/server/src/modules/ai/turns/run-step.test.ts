import type { ChatMessage } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

describeOnEachEngine('a prompt that asks to undo', ({ transactions }) => {
  let fixture: TurnFixture;
  const path = 'src/App.tsx';

  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });

  /** Changes the app with an answer of the model. */
  async function change(text: string): Promise<void> {
    fixture.provider.push({
      text: writeReply({ title: `${text} eklendi`, files: { [path]: screenWith(text) } }),
      tokens: 1_000,
    });
    expect(await fixture.finish(`${text} ekle`)).toMatchObject({ status: 'done' });
  }
  const shown = async (): Promise<string | undefined> => (await fixture.files())[path];
  async function lastMessage(): Promise<ChatMessage | undefined> {
    const { json } = await fixture.call('GET', `${fixture.base}/messages`);
    return (json as { messages: ChatMessage[] }).messages[0];
  }

  it('restores the version before the last change as a new one, free and without the provider', async () => {
    await change('Bir');
    await change('İki');
    const before = await fixture.balance();
    const turn = await fixture.finish('Son değişikliği geri al');
    expect(turn).toMatchObject({ status: 'done', charged: 0, reserved: 0, tokens: 0 });
    expect(await shown()).toBe(screenWith('Bir'));
    expect(await fixture.revision()).toBe(4);
    expect(await fixture.balance()).toBe(before);
    expect(await lastMessage()).toMatchObject({
      content: '“İki eklendi” geri alındı. Geri getirmek için “yinele” yazabilirsiniz.',
      changes: { title: 'Geri alındı', files: [{ path, kind: 'updated' }], nextSteps: ['Yinele', 'Geri al'] },
      metadata: { creditsUsed: 0, versionNumber: 4 },
    });
    expect(fixture.publishedEvents()).toContainEqual(
      expect.objectContaining({ kind: 'files-changed', reason: 'restore', revision: 4 }),
    );
  });

  it('goes one step further each time, and forward again', async () => {
    const starter = await shown();
    await change('Bir');
    await change('İki');
    for (const [prompt, text] of [
      ['geri al', screenWith('Bir')],
      ['geri al', starter],
      ['geri al', starter],
      ['yinele', screenWith('Bir')],
      ['redo that', screenWith('İki')],
      ['redo', screenWith('İki')],
      ['undo', screenWith('Bir')],
    ] as const) {
      await fixture.finish(prompt);
      expect(await shown()).toBe(text);
    }
  });

  it('restores what was undone, or what the last change removed', async () => {
    await change('Bir');
    await change('İki');
    for (const [prompt, text] of [
      ['geri al', screenWith('Bir')],
      ['geri getir', screenWith('İki')],
      ['geri getir', screenWith('Bir')],
    ] as const) {
      await fixture.finish(prompt);
      expect(await shown()).toBe(text);
    }
  });

  it.each([
    ['geri al', 'Geri alınacak bir değişiklik kalmadı; proje ilk hâlinde.'],
    ['undo that', 'There is no change left to undo; the project is as it was at first.'],
    ['yinele', 'Yinelenecek bir değişiklik yok: en son yapılan değişiklik zaten projede.'],
    ['redo', 'There is nothing to redo: the last change is in the project.'],
  ])('answers %j in words when there is nothing to do', async (prompt, content) => {
    expect(await fixture.finish(prompt)).toMatchObject({ status: 'done', charged: 0, versionId: null });
    expect(await lastMessage()).toMatchObject({ content, changes: null });
    expect(await fixture.revision()).toBe(1);
  });

  it('takes back an edit by hand, too, and names it in the language of the prompt', async () => {
    await change('Bir');
    await fixture.write(path, screenWith('Elle'));
    await fixture.finish('undo the last change');
    expect(await shown()).toBe(screenWith('Bir'));
    expect(await lastMessage()).toMatchObject({
      content: '“Your own edit” is undone. Write “redo” to bring it back.',
    });
  });

  it('needs no credits', async () => {
    fixture = await createTurnFixture(transactions, { credits: 0 });
    await fixture.write(path, screenWith('Elle'));
    const estimate = await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt: 'geri al' });
    expect(estimate.json).toMatchObject({ expectedCredits: 0, maximumCredits: 0, minimumBalance: 0 });
    expect(await fixture.finish('geri al')).toMatchObject({ status: 'done', charged: 0 });
    expect(await shown()).not.toBe(screenWith('Elle'));
  });

  it('restores every file of the app that the composer changed', async () => {
    const config = { provider: 'builtin' } as const;
    fixture = await createTurnFixture(transactions, { provider: null, config });
    await fixture.finish('veresiye defteri');
    const built = await fixture.files();
    await fixture.finish('müşteriye adres ekle');
    expect(await fixture.files()).not.toEqual(built);
    await fixture.finish('geri al');
    expect(await fixture.files()).toEqual(built);
  });

  describe('for a control', () => {
    it.each(['geri al butonu ekle', 'add an undo button'])('is a change: %j', async (prompt) => {
      await change('Bir');
      fixture.provider.push({ text: writeReply({ files: { [path]: screenWith('Düğme') } }), tokens: 1_000 });
      const turn = await fixture.finish(prompt);
      expect(turn.charged).toBeGreaterThan(0);
      expect(await shown()).toBe(screenWith('Düğme'));
    });
  });
});
