import type { TurnId, TurnStatus } from '@kilim/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import type { AiService } from '../index.ts';
import { crashAtStep } from '../testing/crash-at-step.ts';
import { createGate } from '../testing/scripted-provider.ts';
import {
  createTurnFixture,
  inlineTasks,
  screenWith,
  type TurnFixture,
  writeReply,
} from '../testing/turn-fixture.ts';
import { findRunningTurn } from './repository.ts';

const good = writeReply({ files: { 'src/App.tsx': screenWith('Yeni') } });
const broken = writeReply({ files: { 'src/App.tsx': 'export default function App( {' } });

// The state is held by a gate that opens only after the stop, so a stop that waits for the work would never return.
describeOnEachEngine('stopping a turn', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });

  const startIn = async (ai: AiService): Promise<TurnId> => {
    const { owner, project } = fixture;
    const input = { userId: owner.userId, projectId: project.id, prompt: 'yap', language: 'tr' } as const;
    const turn = await ai.start({ ...input, quickPromptId: null, idempotencyKey: newId() });
    return turn.id;
  };
  const reach = (id: TurnId, status: TurnStatus): Promise<void> =>
    vi.waitFor(
      async () => {
        const { userId } = fixture.owner;
        expect((await fixture.ai.find(userId, fixture.project.id, id)).status).toBe(status);
      },
      { timeout: 15_000 },
    );
  /** Stops through another server than the one that runs the turn, and expects that nothing was kept or charged. */
  const stopForFree = async (id: TurnId, finish: () => Promise<unknown>): Promise<void> => {
    const { json } = await fixture.call('POST', `${fixture.base}/turns/${id}/stop`);
    expect(json).toMatchObject({ status: 'stopped', charged: 0, versionId: null });
    expect(await fixture.balance()).toBe(1_000);
    await finish();
    expect(await fixture.balance()).toBe(1_000);
    expect(await fixture.revision()).toBe(1);
    const kinds = await queries(transactions.outside)
      .selectFrom('credit_ledger')
      .select('kind')
      .where('turn_id', '=', id)
      .orderBy('position')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['reserve', 'release']);
  };

  it('works while it is queued', async () => {
    // The process dies between the start of the turn and its first request.
    for (let step = 1; ; step += 1) {
      const crashing = crashAtStep(transactions, step, 'after');
      void startIn(fixture.otherProcess({ transactions: crashing.transactions })).catch(() => {});
      await crashing.crashed;
      const turn = await fixture.ai.current(fixture.owner.userId, fixture.project.id);
      if (turn === null) continue;
      expect(turn.status).toBe('queued');
      await stopForFree(turn.id, async () => {});
      return;
    }
  });

  it('works while the answer streams', async () => {
    const other = fixture.otherProcess();
    fixture.provider.push({ hang: '{"title":"Uz' });
    const id = await startIn(other);
    await reach(id, 'streaming');
    await stopForFree(id, other.settled);
  });

  it('works while an answer that was cut off is continued', async () => {
    const other = fixture.otherProcess();
    fixture.provider.push(
      { text: 'Yeni\n<file path="src/App.tsx">\nimport', tokens: 100, finish: 'length' },
      { hang: ' {' },
    );
    const id = await startIn(other);
    await vi.waitFor(() => expect(fixture.provider.calls).toHaveLength(2), { timeout: 15_000 });
    await stopForFree(id, other.settled);
  });

  it('works while the answer is checked', async () => {
    const { wait, release } = createGate();
    const other = fixture.otherProcess({
      tasks: {
        validateAnswers: async (...input) => {
          await wait;
          return inlineTasks.validateAnswers(...input);
        },
      },
    });
    fixture.provider.push({ text: good, tokens: 100 });
    const id = await startIn(other);
    await reach(id, 'checking');
    await stopForFree(id, () => {
      release();
      return other.settled();
    });
  });

  it('works while the answer is repaired', async () => {
    const other = fixture.otherProcess();
    fixture.provider.push({ text: broken, tokens: 100 }, { hang: '{"title":"Ona' });
    const id = await startIn(other);
    await reach(id, 'repairing');
    await stopForFree(id, other.settled);
  });

  it('works while the answer is about to be applied', async () => {
    const { wait, release } = createGate();
    const isApplying = async (): Promise<boolean> => {
      const turn = await findRunningTurn(transactions.outside, fixture.project.id);
      return turn?.status === 'applying';
    };
    const held: Transactions = {
      run: async (work) => {
        if (await isApplying()) await wait;
        return transactions.run(work);
      },
      get outside() {
        return transactions.outside;
      },
    };
    const other = fixture.otherProcess({ transactions: held });
    fixture.provider.push({ text: good, tokens: 100 });
    const id = await startIn(other);
    await reach(id, 'applying');
    await stopForFree(id, () => {
      release();
      return other.settled();
    });
  });

  it('keeps and charges an answer that was applied before', async () => {
    fixture.provider.push({ text: good, tokens: 300 });
    const done = await fixture.finish('yap');
    const { json } = await fixture.call('POST', `${fixture.base}/turns/${done.id}/stop`);
    expect(json).toMatchObject({ status: 'done', charged: 3, versionId: done.versionId });
    expect(await fixture.balance()).toBe(997);
    expect(await fixture.revision()).toBe(2);
  });
});
