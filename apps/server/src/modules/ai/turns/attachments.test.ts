import type { ChatMessage } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { editShop, shopFiles } from '../testing/scope-cases.ts';
import { createTurnFixture, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const cart = 'src/screens/CartScreen.tsx';
const home = 'src/screens/HomeScreen.tsx';
const line = (shopFiles[cart] ?? '').split('\n').findIndex((text) => text.includes('Sepetim')) + 1;
const element = { kind: 'element', component: 'Text', text: 'Sepetim', props: 'size={4}', path: cart, line };

describeOnEachEngine('attachments of a prompt', ({ transactions }) => {
  async function openShop(): Promise<TurnFixture> {
    const fixture = await createTurnFixture(transactions);
    for (const [path, content] of Object.entries(shopFiles)) await fixture.write(path, content);
    return fixture;
  }

  it('reach the model with their source lines and stay with the message', async () => {
    const fixture = await openShop();
    fixture.provider.push({ text: 'Tamam.', tokens: 100 });
    await fixture.finish('bunu büyüt', { attachments: [element] });
    const prompt = fixture.provider.calls[0]?.messages.at(-1)?.content ?? '';
    expect(prompt).toContain(`<Text size={4}> (${cart}:${line}), which shows: Sepetim`);
    expect(prompt).toContain(`\n${line}|       <Text>Sepetim</Text>\n`);
    const { json } = await fixture.call('GET', `${fixture.base}/messages`);
    const asked = (json as { messages: ChatMessage[] }).messages.find(({ type }) => type === 'user');
    expect(asked?.attachments).toEqual([element]);
  });

  it('make a request concern their file and no other one', async () => {
    const fixture = await openShop();
    const after = editShop([
      [cart, 'Sepetim', 'Alışveriş'],
      [home, 'Hoş geldiniz', 'Merhaba'],
    ]);
    const files = { [cart]: after[cart] ?? '', [home]: after[home] ?? '' };
    fixture.provider.push({ text: writeReply({ explanation: 'Tamam.', files }), tokens: 100 });
    await fixture.finish('bunun yazısını değiştir', { attachments: [element] });
    const { json } = await fixture.call('GET', `${fixture.base}/messages`);
    const [answer] = (json as { messages: ChatMessage[] }).messages;
    expect(answer?.changes?.files.map(({ path }) => path)).toEqual([cart]);
    expect(answer?.held?.files.map(({ path, reason }) => [path, reason])).toEqual([[home, 'scope']]);
  });

  it.each([
    ['a line 0', { ...element, line: 0 }],
    ['a text that is too long', { ...element, text: 'a'.repeat(1_001) }],
    ['an unknown field', { ...element, secret: 'x' }],
  ])('with %s are refused', async (_, attachment) => {
    const fixture = await createTurnFixture(transactions);
    expect(await fixture.send('bunu büyüt', { attachments: [attachment] })).toMatchObject({
      status: 400,
      json: { type: 'general_argument_invalid' },
    });
  });
});
