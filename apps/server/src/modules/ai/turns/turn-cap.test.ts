import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';
import { capTurn } from './turn-cost.ts';

const good = writeReply({ files: { 'src/App.tsx': screenWith('Yeni') } });

describeOnEachEngine('the cap of a turn', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });
  const estimate = async (): Promise<Record<string, number>> =>
    (await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt: 'yap' })).json as Record<
      string,
      number
    >;

  it('is kept when a provider reports too many tokens', async () => {
    const { expectedCredits = 0 } = await estimate();
    fixture.provider.push({ text: good, tokens: 5_000_000 });
    const turn = await fixture.finish('yap', { maximumCredits: expectedCredits });
    expect(turn).toMatchObject({ status: 'done', reserved: expectedCredits, charged: expectedCredits });
    expect(await fixture.balance()).toBe(1_000 - expectedCredits);
  });

  it.each([1_000_000_000, Number.MAX_SAFE_INTEGER])(
    'counts the tokens itself when a provider reports %i',
    async (tokens) => {
      const { expectedCredits = 0 } = await estimate();
      fixture.provider.push({ text: good, tokens });
      const turn = await fixture.finish('yap', { maximumCredits: expectedCredits });
      expect(turn.status).toBe('done');
      expect(turn.charged).toBeGreaterThan(0);
      expect(turn.charged).toBeLessThanOrEqual(expectedCredits);
      expect(turn.tokens).toBeLessThan(10_000);
    },
  );

  it('limits the answer that is requested', async () => {
    const { expectedCredits = 0, promptTokens = 0 } = await estimate();
    fixture.provider.push({ text: good, tokens: 100 });
    await fixture.finish('yap', { maximumCredits: expectedCredits });
    const [request] = fixture.provider.calls;
    expect(request?.maxTokens).toBe(expectedCredits * 100 - promptTokens);
    expect(request?.maxTokens).toBeLessThan(8_000);
  });

  it('is kept by an answer with a repair and continuations', async () => {
    const { expectedCredits = 0 } = await estimate();
    const broken = writeReply({ files: { 'src/App.tsx': 'export default function App( {' } });
    fixture.provider.push({ text: broken, tokens: 60_000 }, { text: good, tokens: 60_000 });
    const turn = await fixture.finish('yap', { maximumCredits: expectedCredits });
    expect(turn.charged).toBe(expectedCredits);
  });

  it('refuses a prompt that does not fit before anything is sent or reserved', async () => {
    const { status, json } = await fixture.send('yap', { maximumCredits: 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ type: 'turn_above_cap', params: { maximum: 1 } });
    expect(fixture.provider.calls).toEqual([]);
    expect(await fixture.balance()).toBe(1_000);
    expect(await fixture.messageCount()).toBe(0);
  });

  it.each([0, -1, 1.5, '5'])('is a positive number of credits: %j', async (maximumCredits) => {
    expect(await fixture.send('yap', { maximumCredits })).toMatchObject({ status: 400 });
  });
});

it.each([
  ['no cap', undefined, 100, 8_000],
  ['a cap above the maximum', 500, 100, 8_000],
  ['a lower cap', 40, 40, 2_000],
] as const)('leaves room for an answer with %s', (_, maximum, credits, tokenCap) => {
  const input = { promptTokens: 2_000, kind: 'generation', ratio: 0.01, maximum, isLimitable: true } as const;
  expect(capTurn(input)).toEqual({ credits, tokenCap });
});
