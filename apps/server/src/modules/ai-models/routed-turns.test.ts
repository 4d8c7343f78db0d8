import { afterEach, beforeEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { createGuardedFetch } from '../../platform/guarded-fetch/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../ai/testing/fake-openai-server.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../ai/testing/turn-fixture.ts';
import { type ModelBody, type ModelsFixture, modelBody, openModels } from './testing/models-fixture.ts';

const answer = (text: string, totalTokens = 1_000) =>
  ({
    kind: 'stream',
    text: writeReply({ files: { 'src/App.tsx': screenWith(text) } }),
    totalTokens,
  }) as const;
const failure = { kind: 'status', status: 500, body: { error: { message: 'broken' } } } as const;
const change = 'Başlığı Merhaba yap';

describeOnEachEngine('a turn with models of administrators', ({ transactions }) => {
  let first: FakeOpenAiServer;
  let second: FakeOpenAiServer;
  let turns: TurnFixture;
  let models: ModelsFixture;

  beforeEach(async () => {
    first = await startFakeOpenAiServer();
    second = await startFakeOpenAiServer();
    const admin = await addUser(transactions, { is_admin: 1 });
    let opened: ModelsFixture | undefined;
    turns = await createTurnFixture(transactions, {
      provider: null,
      config: { provider: 'builtin' },
      findModels: async (need) => {
        if (!opened) throw new Error('not opened');
        return opened.module.findModels(need);
      },
      guardedFetch: createGuardedFetch({ allowsPrivate: true }),
    });
    models = openModels({
      transactions,
      clock: turns.clock,
      admin,
      endpointOf: (_, model, apiKey) => ({
        kind: 'openai-compatible',
        baseUrl: second.baseUrl,
        apiKey,
        model,
        reasoningEffort: null,
        readsImages: true,
      }),
    });
    opened = models;
    // A project that is no starter any more, so that changes are not drafts.
    await turns.write('src/App.tsx', screenWith('Eski'));
  });
  afterEach(async () => {
    await models.module.close();
    await first.close();
    await second.close();
    await queries(transactions.outside).deleteFrom('ai_models').execute();
    await queries(transactions.outside).deleteFrom('ai_options').execute();
  });

  const add = (server: FakeOpenAiServer, changes: Partial<ModelBody> = {}) =>
    models.add(modelBody(server.baseUrl, changes));
  const app = async (): Promise<string> => (await turns.files())['src/App.tsx'] ?? '';

  it('is answered by the first one, at its price', async () => {
    await add(first, { model: 'one', creditsPerThousandTokens: 50 });
    await add(second, { model: 'two' });
    first.push(answer('Merhaba'));
    const turn = await turns.finish(change);
    expect(turn).toMatchObject({ status: 'done', model: 'one', charged: 50 });
    expect(await app()).toContain('Merhaba');
    expect(second.calls).toHaveLength(0);
  });

  it('is answered by the next one when a model fails, at the price of what answered', async () => {
    await add(first, { model: 'one', creditsPerThousandTokens: 50 });
    await add(second, { model: 'two', creditsPerThousandTokens: 3 });
    first.push(failure, failure);
    second.push(answer('Merhaba'));
    expect(await turns.finish(change)).toMatchObject({ status: 'done', model: 'two', charged: 3 });
    expect(await turns.balance()).toBe(997);
    // The next model gets the same prompt with the project.
    expect(JSON.stringify(second.calls[0]?.body)).toContain('src/App.tsx');
  });

  it('is answered by the composer when all models fail', async () => {
    await add(first);
    await add(second);
    first.push(failure, failure);
    second.push({ kind: 'cut', text: '{"ti' });
    const turn = await turns.finish('Bana bir yapılacaklar listesi uygulaması yap');
    expect(turn).toMatchObject({ status: 'done', provider: 'builtin' });
  });

  it('leaves out a model after three failures until its pause is over', async () => {
    await add(first, { model: 'one' });
    await add(second, { model: 'two' });
    for (let count = 0; count < 3; count += 1) {
      first.push(failure, failure);
      second.push(answer(`Sürüm ${count}`));
      await turns.finish(`Başlığı Sürüm ${count} yap`);
    }
    expect(first.calls).toHaveLength(6);
    second.push(answer('Dört'));
    expect((await turns.finish('Başlığı Dört yap')).model).toBe('two');
    expect(first.calls).toHaveLength(6);
    turns.clock.advance(31_000);
    first.push(answer('Beş'));
    expect((await turns.finish('Başlığı Beş yap')).model).toBe('one');
  });

  it('leaves out a model without room in its budget', async () => {
    await add(first, { model: 'one', dayTokens: 20_000 });
    await add(second, { model: 'two' });
    first.push(answer('Bir', 15_000));
    expect((await turns.finish('Başlığı Bir yap')).model).toBe('one');
    second.push(answer('İki'));
    expect((await turns.finish('Başlığı İki yap')).model).toBe('two');
    expect(first.calls).toHaveLength(1);
  });

  it('uses the model of each task, and changes without a restart', async () => {
    const questions = await add(first, { model: 'one', tasks: ['question'] });
    await add(second, { model: 'two', tasks: ['change'] });
    second.push(answer('Merhaba'));
    expect((await turns.finish(change)).model).toBe('two');
    first.push({ kind: 'stream', text: 'Bu bir ekran.', totalTokens: 100 });
    expect((await turns.finish('Bu ekran ne işe yarıyor, açıklar mısın?')).model).toBe('one');
    await models.call('PUT', `/admin/ai/models/${questions.id}/state`, { isEnabled: false });
    expect((await turns.finish('Bu ekran ne işe yarıyor, açıklar mısın?')).provider).toBe('builtin');
  });

  it('is repaired by the model for repairs', async () => {
    await add(first, { model: 'one', tasks: ['change'] });
    await add(second, { model: 'two', tasks: ['repair'] });
    first.push({
      kind: 'stream',
      text: writeReply({ files: { 'src/App.tsx': "import { x } from './gone';\nexport default x;\n" } }),
      totalTokens: 500,
    });
    second.push(answer('Onarıldı'));
    expect(await turns.finish(change)).toMatchObject({ status: 'done', model: 'one' });
    expect(await app()).toContain('Onarıldı');
  });

  it('costs nothing with the own key of its user, who needs no balance, and serves no one else', async () => {
    await models.call('PUT', '/admin/ai/own-keys', { isAllowed: true });
    await add(first, { model: 'one' });
    second.push({ kind: 'stream', text: 'ready' });
    const own = { service: 'openai', model: 'mine', key: 'sk-own-key-9999' };
    expect((await models.call('PUT', '/ai/own-key', own, turns.owner)).status).toBe(200);
    second.push(answer('Benim'));
    const balance = await turns.balance();
    expect(await turns.finish(change)).toMatchObject({ status: 'done', model: 'mine', charged: 0 });
    expect(second.calls.at(-1)?.authorization).toBe('Bearer sk-own-key-9999');
    expect(await turns.balance()).toBe(balance);
    const estimate = await turns.call('POST', `${turns.base}/turns/estimate`, { prompt: change });
    expect(estimate.json).toMatchObject({ expectedCredits: 0, maximumCredits: 0, minimumBalance: 0 });
    const other = await addUser(transactions);
    expect((await models.module.findModels({ userId: other.userId, task: 'change' })).ownKey).toBeNull();
  });

  it('fails without a charge when the own key is refused, and asks no one else', async () => {
    await models.call('PUT', '/admin/ai/own-keys', { isAllowed: true });
    await add(first);
    second.push({ kind: 'stream', text: 'ready' });
    await models.call('PUT', '/ai/own-key', { service: 'openai', model: 'm', key: 'k-1' }, turns.owner);
    second.push({ kind: 'status', status: 401, body: { error: { message: 'revoked' } } });
    expect(await turns.finish(change)).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'own_key_rejected' },
    });
    expect(first.calls).toHaveLength(0);
    await models.call('PUT', '/admin/ai/own-keys', { isAllowed: false });
    first.push(answer('Merhaba'));
    expect((await turns.finish(change)).status).toBe('done');
  });
});
