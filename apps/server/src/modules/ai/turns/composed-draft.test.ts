import type { AppError, ChatMessage } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../testing/fake-openai-server.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const prompt = 'Bana bir su takip uygulaması yap';
const refine = 'Bu taslağı yapay zekâyla geliştir: görünümü özenlendir ve eksik ayrıntıları tamamla.';

describeOnEachEngine('the first app with a connected model', ({ transactions }) => {
  let server: FakeOpenAiServer;
  let reports: (string | null)[];

  beforeEach(async () => {
    server = await startFakeOpenAiServer();
    reports = [];
  });
  afterEach(() => server.close());

  const open = (isDraftComposed = true): Promise<TurnFixture> =>
    createTurnFixture(transactions, {
      provider: null,
      config: { provider: 'builtin', isDraftComposed },
      findConnectedModel: async () => ({
        baseUrl: server.baseUrl,
        model: 'local',
        report: (error: AppError | null) => void reports.push(error?.type ?? null),
      }),
    });
  async function lastMessage({ call, base }: TurnFixture): Promise<ChatMessage | undefined> {
    const { json } = await call('GET', `${base}/messages`);
    return (json as { messages: ChatMessage[] }).messages[0];
  }
  const answer = (text: string) =>
    ({ kind: 'stream', text: writeReply({ files: { 'src/theme.ts': text } }), totalTokens: 900 }) as const;

  it('is composed at its own price, and its refinement is the first suggestion', async () => {
    const fixture = await open();
    const { json } = await fixture.call('POST', `${fixture.base}/turns/estimate`, { prompt });
    const turn = await fixture.finish(prompt);
    expect(turn).toMatchObject({ status: 'done', provider: 'builtin' });
    expect(json).toMatchObject({ expectedCredits: turn.charged, maximumCredits: turn.charged });
    expect(server.calls).toEqual([]);
    expect(Object.keys(await fixture.files()).length).toBeGreaterThan(10);
    const { changes } = (await lastMessage(fixture)) ?? {};
    expect(changes?.nextSteps).toHaveLength(3);
    expect(changes?.nextSteps[0]).toBe(refine);
  });

  it('is refined by the model with edits', async () => {
    const fixture = await open();
    await fixture.finish(prompt);
    const before = await fixture.files();
    const theme = `// Softer corners.\n${before['src/theme.ts'] ?? ''}`;
    server.push(answer(theme));
    expect(await fixture.finish(refine)).toMatchObject({ status: 'done', model: 'local', charged: 9 });
    expect(await fixture.files()).toEqual({ ...before, 'src/theme.ts': theme });
  });

  it('stays when the model fails, and only its price was charged', async () => {
    const fixture = await open();
    const draft = await fixture.finish(prompt);
    const before = await fixture.files();
    await server.close();
    await fixture.finish(refine);
    expect(await fixture.files()).toEqual(before);
    expect(await fixture.balance()).toBe(1_000 - (draft.charged ?? 0));
    expect(reports).toEqual(['ai_provider_unreachable']);
  });

  it.each([
    ['the operator chose so', false, prompt],
    ['the prompt describes no app', true, 'merhaba'],
  ])('comes from the model if %s', async (_, isDraftComposed, asked) => {
    const fixture = await open(isDraftComposed);
    server.push({
      kind: 'stream',
      text: writeReply({ files: { 'src/App.tsx': screenWith('Modelden') } }),
      totalTokens: 900,
    });
    expect(await fixture.finish(asked)).toMatchObject({ status: 'done', model: 'local' });
    expect(server.calls).toHaveLength(1);
  });
});
