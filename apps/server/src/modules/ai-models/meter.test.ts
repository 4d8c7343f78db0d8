import { AppError } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/clock/new-id.ts';
import { silentLog } from '../../platform/log/log.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import type { RequestEnd } from '../ai/index.ts';
import { createMeter } from './meter.ts';
import { freshHealth, type ModelRecord, noUse } from './model-record.ts';
import { deleteModel, insertModel, listModels } from './repository.ts';
import { readUse } from './usage-repository.ts';

const day = 86_400_000;

describeOnEachEngine('the budget of a model', ({ transactions }) => {
  let clock: ReturnType<typeof createManualClock>;
  let record: ModelRecord;
  beforeEach(async () => {
    clock = createManualClock();
    record = {
      id: newId(),
      settings: {
        name: 'a',
        kind: 'openai-compatible',
        baseUrl: null,
        model: 'm',
        tasks: ['change'],
        creditsPerThousandTokens: null,
        dayTokens: 10_000,
        monthTokens: 15_000,
        readsImages: false,
        reasoningEffort: null,
        isEnabled: true,
      },
      sealedKey: null,
      health: freshHealth,
      updatedAt: clock.now(),
    };
    await transactions.run((tx) => insertModel(tx, record, 1));
  });

  const open = (tokens: number) =>
    createMeter({ transactions, clock, log: silentLog, onChange: () => undefined }, record).open(tokens);
  const used = async () =>
    (await readUse(transactions.outside, clock.now(), record.id)).get(record.id) ?? noUse;
  const end = (changes: Partial<RequestEnd> = {}): RequestEnd => ({
    error: null,
    isStopped: false,
    tokens: 1_000,
    firstWord: 40,
    ...changes,
  });

  it('is kept for a running request and corrected at its end', async () => {
    const close = await open(9_000);
    expect((await used()).tokensToday).toBe(9_000);
    expect(await open(1_001)).toBeNull();
    await close?.(end());
    expect(await used()).toMatchObject({ tokensToday: 1_000, requests: 1, failures: 0, firstWordTotal: 40 });
    expect(await open(9_001)).toBeNull();
    expect(await open(9_000)).not.toBeNull();
  });

  it('is never exceeded by requests at the same time', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => open(1_000)));
    expect(opened.filter((close) => close !== null)).toHaveLength(10);
    expect((await used()).tokensToday).toBe(10_000);
  });

  it('is that of a day and of a month', async () => {
    await (await open(9_000))?.(end({ tokens: 9_000 }));
    clock.advance(day);
    expect((await used()).tokensToday).toBe(0);
    const isSameMonth = (await used()).tokensThisMonth === 9_000;
    expect((await open(7_000)) === null).toBe(isSameMonth);
    clock.advance(32 * day);
    expect(await used()).toMatchObject({ tokensToday: 0, tokensThisMonth: 0, requests: 0 });
    expect(await open(10_000)).not.toBeNull();
  });

  it('counts failures for the health, but not requests that the user stopped', async () => {
    await (await open(100))?.(
      end({ error: new AppError('ai_provider_timeout'), tokens: 0, firstWord: null }),
    );
    await (await open(100))?.(end({ isStopped: true, tokens: 50 }));
    expect(await used()).toMatchObject({ requests: 2, failures: 1, answers: 1, tokensToday: 50 });
    const health = (await listModels(transactions.outside)).find(({ id }) => id === record.id)?.health;
    expect(health).toMatchObject({ failures: 1, problem: 'timeout', lastFailureAt: clock.now() });
  });

  it('ends without an error for a model that was deleted', async () => {
    const close = await open(100);
    await transactions.run((tx) => deleteModel(tx, record.id));
    await close?.(end());
    expect(await used()).toEqual(noUse);
    expect(await open(100)).toBeNull();
  });
});
