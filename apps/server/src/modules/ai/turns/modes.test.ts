import type { ChatMessage } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const change = writeReply({ explanation: 'Şöyle olur.', files: { 'src/App.tsx': screenWith('Yeni') } });
const tagged = `Şöyle olur.\n<file path="src/App.tsx">\n${screenWith('Yeni')}</file>`;
const plan =
  'İki adım.\n<plan><step title="Liste">Liste ekranı ekle.</step><step title="Arama">Arama ekle.</step></plan>';

describeOnEachEngine('questions and plans', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });
  async function answer(): Promise<ChatMessage | undefined> {
    const { json } = await fixture.call('GET', `${fixture.base}/messages`);
    return (json as { messages: ChatMessage[] }).messages[0];
  }

  it.each([
    ['prose', 'Şöyle olur.'],
    ['an object with files', change],
    ['tagged blocks', tagged],
  ])('a question changes nothing when the model answers with %s', async (_, text) => {
    fixture.provider.push({ text, tokens: 700 });
    const turn = await fixture.finish('rengi mavi yap', { mode: 'ask' });
    expect(turn).toMatchObject({ status: 'done', mode: 'ask', versionId: null, charged: 7 });
    expect(await fixture.revision()).toBe(1);
    expect(await answer()).toMatchObject({
      content: 'Şöyle olur.',
      metadata: { mode: 'ask', versionId: null },
    });
    expect(turn.progress.files).toEqual([]);
    expect(fixture.provider.calls[0]?.messages[0]?.content).toContain('This is a question.');
  });

  it('says so when an answer to a question contains only changes', async () => {
    fixture.provider.push({ text: `<file path="a.ts">\nx\n</file>`, tokens: 100 });
    await fixture.finish('rengi mavi yap', { mode: 'ask' });
    expect((await answer())?.content).toMatch(/^Bu soru için bir yanıt yazılmadı/);
    expect(Object.keys(await fixture.files())).not.toContain('a.ts');
  });

  it('a question never undoes a change', async () => {
    fixture.provider.push({ text: 'Geri alabilirsiniz.', tokens: 100 });
    await fixture.finish('geri al', { mode: 'ask' });
    expect((await answer())?.content).toBe('Geri alabilirsiniz.');
  });

  it('a question needs the balance of a question, whatever it says', async () => {
    fixture = await createTurnFixture(transactions, { credits: 12 });
    fixture.provider.push({ text: 'Evet.', tokens: 100 });
    expect(await fixture.finish('rengi mavi yap', { mode: 'ask' })).toMatchObject({ charged: 1 });
    expect(await fixture.send('rengi mavi yap')).toMatchObject({ status: 402 });
  });

  it('a plan has steps and changes nothing', async () => {
    fixture.provider.push({ text: plan, tokens: 900 });
    const turn = await fixture.finish('liste ve arama', { mode: 'plan' });
    expect(turn).toMatchObject({ status: 'done', charged: 9, versionId: null });
    expect(await fixture.revision()).toBe(1);
    expect(await answer()).toMatchObject({
      content: 'İki adım.',
      changes: {
        files: [],
        plan: [
          { title: 'Liste', prompt: 'Liste ekranı ekle.' },
          { title: 'Arama', prompt: 'Arama ekle.' },
        ],
      },
    });
    expect(fixture.provider.calls[0]?.messages[0]?.content).toContain('Make a plan; change nothing.');
  });

  it('a plan without steps is words', async () => {
    fixture.provider.push({ text: 'Hangi renk olsun?', tokens: 100 });
    await fixture.finish('liste', { mode: 'plan' });
    expect(await answer()).toMatchObject({ content: 'Hangi renk olsun?', changes: null });
  });

  it('an empty answer costs nothing', async () => {
    fixture.provider.push({ text: '  ', tokens: 900 });
    expect(await fixture.finish('liste', { mode: 'plan' })).toMatchObject({ status: 'failed', charged: 0 });
    expect(await fixture.balance()).toBe(1_000);
  });

  it('both are free without a model', async () => {
    const config = { provider: 'builtin' } as const;
    fixture = await createTurnFixture(transactions, { provider: null, config });
    await fixture.finish('veresiye defteri');
    const [before, revision] = [await fixture.balance(), await fixture.revision()];
    await fixture.finish('müşteriye adres ekle', { mode: 'ask' });
    expect(await answer()).toMatchObject({
      content: expect.stringContaining('hiçbir şey değiştirmedim'),
      changes: { nextSteps: ['müşteriye adres ekle'] },
    });
    await fixture.finish('müşteriye adres ekle ve koyu tema olsun', { mode: 'plan' });
    expect((await answer())?.changes?.plan?.map(({ prompt }) => prompt)).toEqual([
      'müşteriye adres ekle',
      'koyu tema olsun',
    ]);
    expect(await fixture.balance()).toBe(before);
    expect(await fixture.revision()).toBe(revision);
  });

  it('are estimated as words', async () => {
    const estimate = async (mode: string) =>
      (await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt: 'bir oyun yap', mode }))
        .json as {
        expectedCredits: number;
        minimumBalance: number;
      };
    const [build, ask] = [await estimate('build'), await estimate('ask')];
    expect(ask.minimumBalance).toBe(10);
    expect(ask.expectedCredits).toBeLessThan(build.expectedCredits);
  });
});
