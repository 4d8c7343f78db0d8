import type { Credits, ProjectId, TurnId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { emptyProgress } from '../reply-stream/fold-delta.ts';
import { createAiStage } from '../testing/ai-stage.ts';
import {
  beatTurn,
  closeTurn,
  findRunningTurn,
  findTurn,
  hasRunningTurn,
  insertTurn,
  listAbandonedTurns,
  listRecentTokens,
} from './repository.ts';
import type { TurnEnd, TurnRecord } from './turn-record.ts';

describeOnEachEngine('rows of turns', ({ transactions }) => {
  let owner: Caller;
  let projectId: ProjectId;
  beforeEach(async () => {
    const stage = await createAiStage(transactions);
    owner = stage.owner;
    projectId = stage.project.id;
  });

  const outside = () => transactions.outside;
  const record = (): TurnRecord => ({
    id: newId<TurnId>(),
    projectId,
    userId: owner.userId,
    status: 'queued',
    prompt: 'çiz',
    language: 'tr',
    quickPromptId: null,
    provider: 'builtin',
    model: 'm',
    reserved: 50 as Credits,
    charged: null,
    tokens: null,
    versionId: null,
    createdProject: null,
    error: null,
    progress: emptyProgress,
    isRunning: true,
    createdAt: 1_000,
    endedAt: null,
  });
  const insert = (turn: TurnRecord, idempotencyKey: string = newId()) =>
    insertTurn(outside(), { record: turn, idempotencyKey, leaseUntil: 5_000 });
  const end: TurnEnd = {
    status: 'done',
    charged: 5 as Credits,
    tokens: 500,
    versionId: null,
    createdProject: { id: 'p' as ProjectId, name: 'Ş' },
    error: null,
    progress: { ...emptyProgress, sequence: 3, title: 'İ' },
  };

  it('keeps a turn as it was given and as it ended', async () => {
    const turn = record();
    expect(await insert(turn)).toBe(true);
    expect(await findTurn(outside(), projectId, turn.id)).toEqual(turn);
    expect(await findTurn(outside(), newId<ProjectId>(), turn.id)).toBeNull();
    expect(await closeTurn(outside(), turn.id, end, 9_000)).toBe(true);
    expect(await findTurn(outside(), projectId, turn.id)).toEqual({
      ...turn,
      ...end,
      isRunning: false,
      endedAt: 9_000,
    });
  });

  it('lets one turn run in a project and uses a key once', async () => {
    const first = record();
    expect(await insert(first, 'anahtar-1')).toBe(true);
    expect(await insert(record())).toBe(false);
    expect(await findRunningTurn(outside(), projectId)).toMatchObject({ id: first.id });
    await closeTurn(outside(), first.id, end, 1);
    expect(await hasRunningTurn(outside(), projectId)).toBe(false);
    expect(await insert(record(), 'anahtar-1')).toBe(false);
    expect(await insert(record())).toBe(true);
  });

  it('is ended by exactly one of many at once, and beats no more', async () => {
    const turn = record();
    await insert(turn);
    const wins = await Promise.all(
      Array.from({ length: 10 }, () => transactions.run((tx) => closeTurn(tx, turn.id, end, 1))),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(await beatTurn(outside(), turn.id, { leaseUntil: 99_000, status: 'streaming' })).toBe(false);
    expect(await findTurn(outside(), projectId, turn.id)).toMatchObject({ status: 'done' });
  });

  it('is abandoned once its lease ran out, and not while it is renewed', async () => {
    const turn = record();
    await insert(turn);
    const isListed = async (leaseBefore: number, own: TurnRecord['id'][] = []) =>
      (await listAbandonedTurns(outside(), { leaseBefore, own, limit: 50 })).some(({ id }) => id === turn.id);
    expect(await isListed(5_000)).toBe(false);
    expect(await isListed(5_001)).toBe(true);
    expect(await isListed(5_001, [turn.id])).toBe(false);
    expect(await closeTurn(outside(), turn.id, end, 1, 5_000)).toBe(false);
    expect(await beatTurn(outside(), turn.id, { leaseUntil: 20_000, progress: end.progress })).toBe(true);
    expect(await isListed(5_001)).toBe(false);
    expect(await findTurn(outside(), projectId, turn.id)).toMatchObject({ progress: end.progress });
    expect(await closeTurn(outside(), turn.id, end, 1, 20_001)).toBe(true);
  });

  it('remembers what the last answers took', async () => {
    for (const [at, tokens] of [10, 20, 30].entries()) {
      const turn = { ...record(), createdAt: at };
      await insert(turn);
      await closeTurn(outside(), turn.id, { ...end, tokens }, 1);
    }
    expect(await listRecentTokens(outside(), owner.userId, 'm', 2)).toEqual([30, 20]);
    expect(await listRecentTokens(outside(), owner.userId, 'other', 2)).toEqual([]);
  });
});
