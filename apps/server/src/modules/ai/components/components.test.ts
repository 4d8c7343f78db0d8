import { AppError } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { createGate } from '../testing/scripted-provider.ts';
import { createTurnFixture, type TurnFixture } from '../testing/turn-fixture.ts';

const box = { x: 24, y: 24, width: 200, height: 48 };
const answer = JSON.stringify({
  elements: [{ type: 'button', name: 'save', ...box, props: { text: 'Kaydet' } }],
});

describeOnEachEngine('components for the visual designer', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });
  const ask = (body: Record<string, unknown> = {}, as = fixture.owner) =>
    fixture.call(
      'POST',
      `${fixture.base}/components`,
      { prompt: 'kaydet düğmesi', language: 'tr', width: 375, idempotencyKey: newId(), ...body },
      as,
    );

  it('are answered by the model and cost its tokens', async () => {
    fixture.provider.push({ text: `<think>{}</think>\n\`\`\`json\n${answer}\n\`\`\``, tokens: 700 });
    const { status, json } = await ask();
    expect({ status, json }).toMatchObject({ status: 200, json: { charged: 7 } });
    expect(String((json as { answer: string }).answer)).toContain('Kaydet');
    expect(await fixture.balance()).toBe(993);
    const [request] = fixture.provider.calls;
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.messages[1]?.content).toBe('kaydet düğmesi');
    const rows = await queries(transactions.outside)
      .selectFrom('credit_ledger')
      .select(['kind', 'reason'])
      .where('user_id', '=', fixture.owner.userId)
      .orderBy('position', 'desc')
      .limit(1)
      .execute();
    expect(rows[0]?.reason).toBe('kaydet düğmesi');
  });

  it('are the same and cost nothing again when the request is repeated', async () => {
    fixture.provider.push({ text: answer, tokens: 700 });
    const idempotencyKey = newId();
    const first = await ask({ idempotencyKey });
    expect((await ask({ idempotencyKey })).json).toEqual(first.json);
    expect(fixture.provider.calls).toHaveLength(1);
    expect(await fixture.balance()).toBe(993);
  });

  it.each([
    ['prose', { text: 'Elbette!', tokens: 100 }, 'ai_reply_unreadable'],
    [
      'an element that does not exist',
      { text: '{"elements":[{"type":"iframe"}]}', tokens: 100 },
      'ai_reply_unreadable',
    ],
    ['a cut answer', { text: answer.slice(0, 40), tokens: 100, finish: 'length' }, 'ai_reply_truncated'],
    ['a failed request', { error: new AppError('ai_provider_unreachable') }, 'ai_provider_unreachable'],
  ] as const)('cost nothing after %s', async (_name, scripted, type) => {
    fixture.provider.push(scripted);
    expect((await ask()).json).toMatchObject({ type });
    expect(await fixture.balance()).toBe(1_000);
  });

  it('come from the built-in set where no model reads prompts', async () => {
    const { owner, project } = fixture;
    const builtin = fixture.otherProcess({ provider: null, config: { provider: 'builtin' } });
    const input = { userId: owner.userId, projectId: project.id, prompt: 'giriş', width: 375 } as const;
    const request = { ...input, language: 'tr', idempotencyKey: newId() } as const;
    expect(await builtin.askForComponents(request, new AbortController().signal)).toEqual({
      answer: null,
      charged: 0,
    });
    await builtin.close();
  });

  it('need the balance of a change, a description and an own project', async () => {
    const poor = await createTurnFixture(transactions, { credits: 19 });
    const body = { prompt: 'kart', width: 375, idempotencyKey: newId() };
    expect((await poor.call('POST', `${poor.base}/components`, body)).json).toMatchObject({
      type: 'credits_insufficient_generation',
    });
    expect((await ask({ prompt: '  ' })).json).toMatchObject({ type: 'turn_prompt_required' });
    expect((await ask({ prompt: 'x'.repeat(2_001) })).status).toBe(400);
    expect((await ask({}, await addUser(transactions))).json).toMatchObject({ type: 'project_not_found' });
    expect(fixture.provider.calls).toHaveLength(0);
  });

  it('never cost more than the balance', async () => {
    const poor = await createTurnFixture(transactions, { credits: 25 });
    poor.provider.push({ text: answer, tokens: 90_000 });
    const body = { prompt: 'kart', width: 375, idempotencyKey: newId() };
    expect((await poor.call('POST', `${poor.base}/components`, body)).json).toMatchObject({ charged: 25 });
    expect(await poor.balance()).toBe(0);
  });

  it('are made one after the other for a user', async () => {
    const { wait, release } = createGate();
    fixture.provider.push({ wait, text: answer, tokens: 700 });
    const first = ask();
    await expect.poll(() => fixture.provider.calls.length).toBe(1);
    expect((await ask()).json).toMatchObject({ type: 'turn_in_progress' });
    release();
    expect((await first).status).toBe(200);
  });
});
