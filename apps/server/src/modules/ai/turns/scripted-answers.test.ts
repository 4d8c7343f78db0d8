import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { type AnswerCase, answerCases, filesBefore } from '../testing/answer-cases.ts';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../testing/fake-openai-server.ts';
import { createTurnFixture, type TurnFixture } from '../testing/turn-fixture.ts';

it('has at least 60 answers of every kind', () => {
  expect(new Set(answerCases.map(({ name }) => name)).size).toBe(answerCases.length);
  expect(answerCases.length).toBeGreaterThanOrEqual(60);
});

describeOnEachEngine('a turn over HTTP with an answer', ({ transactions }) => {
  let server: FakeOpenAiServer;
  let fixture: TurnFixture;
  beforeEach(async () => {
    server = await startFakeOpenAiServer();
    fixture = await createTurnFixture(transactions, {
      provider: null,
      config: { baseUrl: server.baseUrl, apiKey: 'k', idleTimeout: 10_000 },
    });
    for (const [path, content] of Object.entries(filesBefore)) await fixture.write(path, content);
  });
  afterEach(() => server.close());

  it.each(answerCases.map((each): [string, AnswerCase] => [each.name, each]))(
    '%s',
    async (_, { answers, result }) => {
      server.push(...answers);
      const before = await fixture.files();
      const turn = await fixture.finish('bir değişiklik yap');
      const after = await fixture.files();
      if (result === 'refused') {
        expect(turn).toMatchObject({ status: 'failed', charged: 0 });
        expect(turn.error?.type).toMatch(/^ai_/);
        expect(await fixture.balance()).toBe(1_000);
        expect(after).toEqual(before);
        return;
      }
      expect(turn).toMatchObject({ status: 'done', error: null });
      expect(turn.charged).toBeGreaterThan(0);
      expect(after).toEqual(result === 'words' ? before : { ...before, ...result });
    },
  );
});
