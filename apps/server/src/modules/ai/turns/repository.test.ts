import type { Credits, ProjectId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { emptyProgress } from '../reply-stream/fold-delta.ts';
import { newTurnRecord } from '../testing/new-turn-record.ts';
import { createTurnFixture } from '../testing/turn-fixture.ts';
import {
  closeTurn,
  findRunningTurn,
  findTurn,
  hasRunningTurn,
  insertTurn,
  listAbandonedTurns,
  listPastTurns,
  renewLease,
} from './repository.ts';
import type { TurnEnd, TurnRecord } from './turn-record.ts';

describeOnEachEngine('the turn repository', ({ transactions }) => {
  let owner: Caller;
  let projectId: ProjectId;
  beforeEach(async () => {
    const fixture = await createTurnFixture(transactions);
    owner = fixture.owner;
    projectId = fixture.project.id;
  });

  const outside = () => transactions.outside;
  const record = (): TurnRecord => newTurnRecord({ projectId, userId: owner.userId });
  const insert = (turn: TurnRecord, idempotencyKey: string = newId()) =>
    insertTurn(outside(), { record: turn, idempotencyKey, leaseUntil: 5_000 });
  const end: TurnEnd = {
    status: 'done',
    charged: 5 as Credits,
    tokens: 500,
    versionId: null,
    revision: null,
    createdProject: { id: 'p' as ProjectId, name: 'Ş' },
    error: null,
    progress: { ...emptyProgress, sequence: 3, title: 'İ' },
  };

  it('stores a turn and its end', async () => {
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

  it('allows one running turn per project and one use of a key', async () => {
    const first = record();
    expect(await insert(first, 'anahtar-1')).toBe(true);
    expect(await insert(record())).toBe(false);
    expect(await findRunningTurn(outside(), projectId)).toMatchObject({ id: first.id });
    await closeTurn(outside(), first.id, end, 1);
    expect(await hasRunningTurn(outside(), projectId)).toBe(false);
    expect(await insert(record(), 'anahtar-1')).toBe(false);
    expect(await insert(record())).toBe(true);
  });

  it('lets exactly one of several concurrent callers end a turn', async () => {
    const turn = record();
    await insert(turn);
    const wins = await Promise.all(
      Array.from({ length: 10 }, () => transactions.run((tx) => closeTurn(tx, turn.id, end, 1))),
    );
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(await renewLease(outside(), turn.id, { leaseUntil: 99_000, status: 'streaming' })).toBe(false);
    expect(await findTurn(outside(), projectId, turn.id)).toMatchObject({ status: 'done' });
  });

  it('lists a turn as abandoned once its lease has expired', async () => {
    const turn = record();
    await insert(turn);
    const isListed = async (leaseBefore: number, own: TurnRecord['id'][] = []) =>
      (await listAbandonedTurns(outside(), { leaseBefore, own, limit: 50 })).some(({ id }) => id === turn.id);
    expect(await isListed(5_000)).toBe(false);
    expect(await isListed(5_001)).toBe(true);
    expect(await isListed(5_001, [turn.id])).toBe(false);
    expect(await closeTurn(outside(), turn.id, end, 1, 5_000)).toBe(false);
    expect(await renewLease(outside(), turn.id, { leaseUntil: 20_000, progress: end.progress })).toBe(true);
    expect(await isListed(5_001)).toBe(false);
    expect(await findTurn(outside(), projectId, turn.id)).toMatchObject({ progress: end.progress });
    expect(await closeTurn(outside(), turn.id, end, 1, 20_001)).toBe(true);
  });

  it('lists recent turns', async () => {
    for (const [at, tokens] of [10, 20, 30].entries()) {
      const turn = { ...record(), createdAt: at, promptTokens: 5, mode: 'ask' as const };
      await insert(turn);
      await closeTurn(outside(), turn.id, { ...end, tokens }, 1);
    }
    const past = { prompt: 'çiz', mode: 'ask', promptTokens: 5 };
    expect(await listPastTurns(outside(), owner.userId, 'm', 2)).toEqual([
      { ...past, tokens: 30 },
      { ...past, tokens: 20 },
    ]);
    expect(await listPastTurns(outside(), owner.userId, 'other', 2)).toEqual([]);
  });
});
