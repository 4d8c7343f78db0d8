import type { ChatMessage, ImageAttachment, Project } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makeWholePng } from '../../../testing/pictures.ts';
import { tokensOfImages } from '../providers/prompt-images.ts';
import { createScriptedProvider, type ScriptedProvider } from '../testing/scripted-provider.ts';
import { createTurnFixture, type FixtureOptions, screenWith, writeReply } from '../testing/turn-fixture.ts';

const png = makeWholePng(1_200, 900);
const app = 'src/App.tsx';

describeOnEachEngine('images of a prompt', ({ transactions }) => {
  async function open(options: Partial<FixtureOptions> = {}) {
    const provider: ScriptedProvider = { ...createScriptedProvider(), readsImages: true };
    const fixture = await createTurnFixture(transactions, { provider, ...options });
    const image = await fixture.addImage(png, 'ekran.png');
    const messages = async (): Promise<ChatMessage[]> =>
      ((await fixture.call('GET', `${fixture.base}/messages`)).json as { messages: ChatMessage[] }).messages;
    const estimate = async (attachments: readonly ImageAttachment[]) =>
      (await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt: 'Bunu yap', attachments }))
        .json;
    return { ...fixture, provider, image, messages, estimate };
  }
  const sent = (provider: ScriptedProvider, call = 0) =>
    provider.calls[call]?.messages.flatMap(({ images = [] }) => images) ?? [];

  it('reach the model with its request and stay with the message', async () => {
    const { finish, provider, image, messages } = await open();
    provider.push({ text: 'Tamam.', tokens: 100 });
    await finish('bunun gibi yap', { attachments: [image] });
    expect(provider.calls[0]?.messages.at(-1)?.images).toMatchObject([
      { mediaType: 'image/png', base64: Buffer.from(png).toString('base64') },
    ]);
    expect((await messages()).find(({ type }) => type === 'user')?.attachments).toEqual([image]);
  });

  it('are what the server knows of them, not what the client says', async () => {
    const { finish, provider, image, messages } = await open();
    provider.push({ text: 'Tamam.', tokens: 100 });
    const forged = { ...image, mediaType: 'image/gif', width: 1, height: 1, size: 1 };
    await finish('bunun gibi yap', { attachments: [forged] });
    expect((await messages()).find(({ type }) => type === 'user')?.attachments).toEqual([image]);
  });

  it('are sent again with a repair', async () => {
    const { finish, provider, image } = await open();
    const broken = writeReply({ files: { [app]: 'export default function App() { return <' } });
    provider.push(
      { text: broken, tokens: 100 },
      { text: writeReply({ files: { [app]: screenWith('a') } }), tokens: 100 },
    );
    expect((await finish('bunun gibi yap', { attachments: [image] })).status).toBe('done');
    expect(sent(provider, 1)).toHaveLength(1);
  });

  it('of earlier messages are only mentioned', async () => {
    const { finish, provider, image } = await open();
    provider.push({ text: 'Tamam.', tokens: 100 }, { text: 'Tamam.', tokens: 100 });
    await finish('bunun gibi yap', { attachments: [image] });
    await finish('şimdi nasıl?');
    expect(sent(provider, 1)).toEqual([]);
    expect(JSON.stringify(provider.calls[1]?.messages)).toContain(
      'Images attached to this earlier message: 1.',
    );
  });

  it('count in the estimate and against the cap', async () => {
    const { image, estimate, send } = await open();
    const tokens = tokensOfImages([image]);
    const without = (await estimate([])) as { promptTokens: number; readsImages: boolean };
    const with_ = (await estimate([image])) as { promptTokens: number; maximumCredits: number };
    expect(tokens).toBe(1_440);
    expect(with_.promptTokens - without.promptTokens).toBe(tokens);
    expect(without.readsImages).toBe(true);
    const maximumCredits = Math.floor(without.promptTokens / 100) + 4;
    expect(await send('Bunu yap', { attachments: [image], maximumCredits })).toMatchObject({
      json: { type: 'turn_above_cap' },
    });
  });

  it('cost nothing where the model does not read them', async () => {
    const { provider, image, estimate } = await open({ provider: createScriptedProvider() });
    const plain = (await estimate([])) as { promptTokens: number };
    expect(await estimate([image])).toMatchObject({ promptTokens: plain.promptTokens, readsImages: false });
    expect(sent(provider)).toEqual([]);
  });

  it('are not looked at by the built-in provider, whose answer says so', async () => {
    const { finish, image, messages, estimate } = await open({
      provider: null,
      config: { provider: 'builtin' },
    });
    expect(await estimate([image])).toMatchObject({ readsImages: false });
    await finish('Bir alışveriş listesi uygulaması yap', { attachments: [image] });
    const answer = (await messages()).find(({ type }) => type === 'ai');
    expect(answer?.content).toMatch(/^Görsellere bakamıyorum; yalnızca yazdıklarınızı dikkate aldım\./);
    expect(answer?.changes?.files.length).toBeGreaterThan(0);
    await finish('merhaba');
    expect((await messages())[0]?.content).not.toContain('Görsellere bakamıyorum');
  });

  it('of another project or a deleted one are missing', async () => {
    const { send, image, balance } = await open();
    const other = await open();
    const before = await other.balance();
    const foreign = { ...image, hash: 'a'.repeat(64) };
    expect(await other.send('bunu yap', { attachments: [foreign] })).toMatchObject({
      status: 404,
      json: { type: 'prompt_image_not_found' },
    });
    expect(await other.balance()).toBe(before);
    expect(await balance()).toBeGreaterThan(0);
    expect((await send('bunu yap', { attachments: Array(5).fill(image) })).status).toBe(400);
  });

  it('are deleted with the chat, those of unsent prompts stay', async () => {
    const { finish, provider, image, addImage, call, base, send } = await open();
    const unsent = await addImage(makeWholePng(30, 30));
    provider.push({ text: 'Tamam.', tokens: 100 }, { text: 'Tamam.', tokens: 100 });
    await finish('bunun gibi yap', { attachments: [image] });
    expect((await call('DELETE', `${base}/messages`)).status).toBe(204);
    expect(await send('bunu yap', { attachments: [image] })).toMatchObject({
      json: { type: 'prompt_image_not_found' },
    });
    expect((await finish('bunu yap', { attachments: [unsent] })).status).toBe('done');
  });

  it('are there in a fork', async () => {
    const { finish, provider, image, call, base, clock, ai, owner } = await open();
    provider.push({ text: writeReply({ files: { [app]: screenWith('a') } }), tokens: 100 });
    const turn = await finish('bunun gibi yap', { attachments: [image] });
    clock.advance(5_000);
    const { status, json } = await call('POST', `${base}/turns/${turn.id}/fork`);
    expect(status).toBe(201);
    const copy = json as Project;
    provider.push({ text: 'Tamam.', tokens: 100 });
    const again = await call('POST', `/v1/projects/${copy.id}/turns`, {
      prompt: 'bir daha',
      attachments: [image],
      idempotencyKey: 'turn-of-the-fork',
    });
    expect(again.status).toBe(201);
    await ai.settled();
    expect((await ai.readChat(copy.id)).filter(({ attachments }) => attachments?.length === 1)).toHaveLength(
      2,
    );
    expect(owner.userId).toBeDefined();
  });
});
