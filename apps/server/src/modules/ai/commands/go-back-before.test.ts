import { type ChatMessage, limits, type Project, type Turn } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const path = 'src/App.tsx';

describeOnEachEngine('going back in the chat', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });
  const push = (text: string): void =>
    fixture.provider.push({
      text: writeReply({ title: text, files: { [path]: screenWith(text) } }),
      tokens: 100,
    });
  async function change(text: string, extra?: Record<string, unknown>): Promise<Turn> {
    push(text);
    return fixture.finish(`${text} ekle`, extra);
  }
  async function chat(base = fixture.base): Promise<ChatMessage[]> {
    const { json } = await fixture.call('GET', `${base}/messages?limit=100`);
    return (json as { messages: ChatMessage[] }).messages.toReversed();
  }
  const texts = async (): Promise<string[]> =>
    (await chat()).filter(({ type }) => type === 'user').map(({ content }) => content);
  const shown = async (): Promise<string | undefined> => (await fixture.files())[path];

  it('goes on from before the message with the files of that time', async () => {
    await change('Bir');
    const second = await change('İki');
    await change('Üç');
    push('Yeni');
    const turn = await fixture.finish('Başka bir şey ekle', { replaces: second.id });
    expect(turn.status).toBe('done');
    expect(await texts()).toEqual(['Bir ekle', 'Başka bir şey ekle']);
    expect(await shown()).toBe(screenWith('Yeni'));
    expect(await fixture.messageCount()).toBe(4);
    // Three changes, the restored version, the new change.
    expect(await fixture.revision()).toBe(6);
  });

  it('shows the model the files and the chat of that time', async () => {
    await change('Bir');
    const second = await change('İki');
    await change('Üç', { replaces: second.id });
    const sent = JSON.stringify(fixture.provider.calls.at(-1)?.messages);
    expect(sent).toContain('<Text>Bir</Text>');
    expect(sent).not.toContain('İki');
  });

  it('keeps what was typed by hand before the message', async () => {
    await fixture.write(path, screenWith('Elle'));
    const turn = await change('Bir');
    fixture.provider.push({ text: 'Tamam.', tokens: 100 });
    await fixture.finish('soru', { replaces: turn.id, mode: 'ask' });
    expect(await shown()).toBe(screenWith('Elle'));
  });

  it('is undone by restoring the version before', async () => {
    const turn = await change('Bir');
    fixture.provider.push({ text: 'Tamam.', tokens: 100 });
    await fixture.finish('soru', { replaces: turn.id, mode: 'ask' });
    expect(await shown()).not.toBe(screenWith('Bir'));
    await fixture.finish('geri al');
    expect(await shown()).toBe(screenWith('Bir'));
  });

  it('happens once for a request that is repeated', async () => {
    const first = await change('Bir');
    const extra = { replaces: first.id, idempotencyKey: newId() };
    const turn = await change('İki', extra);
    const again = await fixture.send('İki ekle', extra);
    expect(again.json).toMatchObject({ id: turn.id });
    expect(await texts()).toEqual(['İki ekle']);
  });

  it.each([
    ['an empty prompt', ' ', {}, 400, 'turn_prompt_required'],
    ['an unknown turn', 'yap', { replaces: 'yok' }, 404, 'turn_not_found'],
  ])('changes nothing for %s', async (_, prompt, extra, status, type) => {
    const turn = await change('Bir');
    const reply = await fixture.send(prompt, { replaces: turn.id, ...extra });
    expect(reply).toMatchObject({ status, json: { type } });
    expect(await texts()).toEqual(['Bir ekle']);
    expect(await fixture.revision()).toBe(2);
  });

  it('changes nothing without the balance that the prompt needs', async () => {
    fixture = await createTurnFixture(transactions, { credits: 20 });
    const turn = await change('Bir');
    expect(await fixture.send('yap', { replaces: turn.id })).toMatchObject({ status: 402 });
    expect(await texts()).toEqual(['Bir ekle']);
    expect(await shown()).toBe(screenWith('Bir'));
  });

  it('is not possible while a turn runs, or twice to the same message', async () => {
    const first = await change('Bir');
    fixture.provider.push({ hang: '{' });
    const running = (await fixture.send('sürer')).json as Turn;
    expect(await fixture.send('yap', { replaces: first.id })).toMatchObject({
      json: { type: 'turn_in_progress' },
    });
    await fixture.call('POST', `${fixture.base}/turns/${running.id}/stop`);
    await fixture.ai.settled();
    await change('İki', { replaces: first.id });
    expect(await fixture.send('yap', { replaces: first.id })).toMatchObject({
      json: { type: 'turn_not_found' },
    });
  });

  it('clears hidden messages with the others', async () => {
    const first = await change('Bir');
    await change('İki', { replaces: first.id });
    await fixture.call('DELETE', `${fixture.base}/messages`);
    expect(await fixture.messageCount()).toBe(0);
    expect(await chat()).toEqual([]);
  });

  it('forks a project with files and chat as they were after a message', async () => {
    await change('Bir');
    const second = await change('İki');
    await change('Üç');
    fixture.clock.advance(limits.projectCreationInterval);
    const { status, json } = await fixture.call('POST', `${fixture.base}/turns/${second.id}/fork`);
    const copy = json as Project;
    expect(status).toBe(201);
    expect(copy).toMatchObject({ name: 'Deneme (2)', messageCount: 4 });
    expect((await fixture.readProject(copy.id))[path]).toBe(screenWith('İki'));
    const copied = await chat(`/v1/projects/${copy.id}`);
    expect(copied.map(({ type }) => type)).toEqual(['user', 'ai', 'user', 'ai']);
    expect(copied[3]).toMatchObject({ turnId: null, metadata: { versionId: null } });
    // The first project stays as it is.
    expect(await shown()).toBe(screenWith('Üç'));
    expect(await fixture.messageCount()).toBe(6);
  });

  it('forks from an answer in words', async () => {
    await change('Bir');
    fixture.provider.push({ text: 'Evet.', tokens: 100 });
    const words = await fixture.finish('çalışır mı', { mode: 'ask' });
    await change('İki');
    fixture.clock.advance(limits.projectCreationInterval);
    const { json } = await fixture.call('POST', `${fixture.base}/turns/${words.id}/fork`);
    expect((await fixture.readProject((json as Project).id))[path]).toBe(screenWith('Bir'));
  });

  it('forks nothing for strangers, and not too fast', async () => {
    const turn = await change('Bir');
    const stranger = await addUser(transactions);
    const forkPath = `${fixture.base}/turns/${turn.id}/fork`;
    expect(await fixture.call('POST', forkPath, undefined, stranger)).toMatchObject({
      status: 404,
      json: { type: 'project_not_found' },
    });
    expect(await fixture.call('POST', `${fixture.base}/turns/yok/fork`)).toMatchObject({
      json: { type: 'turn_not_found' },
    });
    expect(await fixture.call('POST', forkPath)).toMatchObject({
      json: { type: 'project_creation_too_fast' },
    });
  });
});
