import { AppError, type ChatMessage } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

describeOnEachEngine('the analysis of a turn', ({ transactions }) => {
  async function answer(fixture: TurnFixture): Promise<ChatMessage | undefined> {
    const { json } = await fixture.call('GET', `${fixture.base}/messages`);
    return (json as { messages: ChatMessage[] }).messages[0];
  }

  it('is stored with an answer: intent of the prompt, complexity and quality of the project before it', async () => {
    const fixture = await createTurnFixture(transactions);
    const files = { 'src/components/Card.tsx': 'export const Card = () => null;\n' };
    fixture.provider.push({ text: writeReply({ explanation: 'Tamam.', files }), tokens: 100 });
    await fixture.finish('Giriş ekranı çalışmıyor');
    expect((await answer(fixture))?.metadata?.analysis).toEqual({
      intent: 'fix_bug',
      confidence: 0.8,
      complexity: 'simple',
      qualityScore: 7,
    });
    const next = { 'src/App.tsx': screenWith('Yeni') };
    fixture.provider.push({ text: writeReply({ explanation: 'Tamam.', files: next }), tokens: 100 });
    await fixture.finish('başlığı değiştir');
    expect((await answer(fixture))?.metadata?.analysis).toMatchObject({
      intent: 'modify_existing',
      confidence: 0.7,
      complexity: 'medium',
    });
  });

  it('is stored with an answer in words', async () => {
    const fixture = await createTurnFixture(transactions);
    fixture.provider.push({ text: 'Bir liste.', tokens: 100 });
    await fixture.finish('Bu ekran ne işe yarıyor', { mode: 'ask' });
    expect((await answer(fixture))?.metadata?.analysis).toMatchObject({ intent: 'explain', confidence: 0.9 });
  });

  it.each(['work_time_limit', 'work_memory_limit'] as const)(
    'that exceeds its limits (%s) starts no turn and costs nothing',
    async (type) => {
      const analyzeProject = () => Promise.reject(new AppError(type));
      const fixture = await createTurnFixture(transactions, { tasks: { analyzeProject } });
      const before = await fixture.balance();
      expect(await fixture.send('yap')).toMatchObject({
        status: 503,
        json: { type: 'project_analysis_failed' },
      });
      expect(await fixture.balance()).toBe(before);
      expect(await fixture.messageCount()).toBe(0);
    },
  );
});
