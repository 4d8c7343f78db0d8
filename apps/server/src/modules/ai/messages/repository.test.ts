import type { Credits, MessageId, TurnId, VersionId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { emptyProgress } from '../reply-stream/fold-delta.ts';
import { newTurnRecord } from '../testing/new-turn-record.ts';
import { createTurnFixture } from '../testing/turn-fixture.ts';
import { closeTurn, insertTurn } from '../turns/repository.ts';
import { deleteMessages, findVersionsInUse, insertMessage } from './repository.ts';

describeOnEachEngine('findVersionsInUse', ({ transactions }) => {
  it('finds the versions of turns with chat messages', async () => {
    const { owner, project } = await createTurnFixture(transactions);
    const addTurn = async (versionId: VersionId | null): Promise<TurnId> => {
      const record = newTurnRecord({ projectId: project.id, userId: owner.userId });
      const { id } = record;
      const end = { status: 'done', charged: 1 as Credits, tokens: 1, versionId, revision: null } as const;
      await transactions.run(async (tx) => {
        await insertTurn(tx, { record, idempotencyKey: id, leaseUntil: 9 });
        await closeTurn(tx, id, { ...end, createdProject: null, error: null, progress: emptyProgress }, 2);
      });
      return id;
    };
    const addMessage = (turnId: TurnId) =>
      transactions.run((tx) =>
        insertMessage(tx, {
          id: newId<MessageId>(),
          projectId: project.id,
          turnId,
          type: 'ai',
          content: 'tamam',
          changes: null,
          metadata: null,
          error: null,
          createdAt: 3,
        }),
      );
    const mentioned = newId<VersionId>();
    const mentionedTurn = await addTurn(mentioned);
    for (const turn of [mentionedTurn, mentionedTurn, await addTurn(null)]) await addMessage(turn);
    await addTurn(newId<VersionId>());
    const find = () => findVersionsInUse(transactions.outside, project.id);
    expect(await find()).toEqual(new Set([mentioned]));
    await transactions.run((tx) => deleteMessages(tx, project.id));
    expect(await find()).toEqual(new Set());
  });
});

describeOnEachEngine('readChat', ({ transactions }) => {
  it('returns a long chat oldest first, also of a project in the trash', async () => {
    const { ai, project } = await createTurnFixture(transactions);
    const contents = Array.from({ length: 205 }, (_, index) => `ileti ${index}`);
    await transactions.run(async (tx) => {
      for (const content of contents) {
        const message = {
          id: newId<MessageId>(),
          projectId: project.id,
          turnId: null,
          type: 'user',
          content,
        } as const;
        await insertMessage(tx, { ...message, changes: null, metadata: null, error: null, createdAt: 1 });
      }
    });
    await queries(transactions.outside)
      .updateTable('projects')
      .set({ deleted_at: 1 })
      .where('id', '=', project.id)
      .execute();
    const chat = await ai.readChat(project.id);
    expect(chat.map(({ content }) => content)).toEqual(contents);
  });
});
