import type { ProjectId, VersionId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type MessagesTable, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { findHeldChanges } from '../held/repository.ts';
import { findMounts } from '../mounts/repository.ts';
import type { MessageRecord, NewMessage } from './message-record.ts';

function toRecord(
  row: Selectable<MessagesTable>,
  { mount, held }: Pick<MessageRecord, 'mount' | 'held'>,
): MessageRecord {
  return {
    id: row.id as MessageRecord['id'],
    projectId: row.project_id as MessageRecord['projectId'],
    position: row.position,
    turnId: row.turn_id as MessageRecord['turnId'],
    type: row.type as MessageRecord['type'],
    content: row.content,
    changes: row.changes_json === null ? null : JSON.parse(row.changes_json),
    metadata: row.metadata_json === null ? null : JSON.parse(row.metadata_json),
    error: row.error_json === null ? null : JSON.parse(row.error_json),
    createdAt: row.created_at,
    attachments: row.attachments_json === null ? [] : JSON.parse(row.attachments_json),
    mount,
    held,
  };
}

/** Appends a message to the chat. The caller's transaction must have locked the project. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  const last = await queries(tx)
    .selectFrom('messages')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('project_id', '=', message.projectId)
    .executeTakeFirst();
  await queries(tx)
    .insertInto('messages')
    .values({
      id: message.id,
      project_id: message.projectId,
      position: (last?.position ?? 0) + 1,
      turn_id: message.turnId,
      type: message.type,
      content: message.content,
      changes_json: message.changes && JSON.stringify(message.changes),
      metadata_json: message.metadata && JSON.stringify(message.metadata),
      error_json: message.error && JSON.stringify(message.error),
      created_at: message.createdAt,
      attachments_json: message.attachments?.length ? JSON.stringify(message.attachments) : null,
      replaced_at: null,
    })
    .execute();
}

/** The shown messages newest first, before a position if given. */
export async function listMessagePage(
  tx: Tx,
  projectId: ProjectId,
  before: number | null,
  limit: number,
): Promise<MessageRecord[]> {
  let query = queries(tx)
    .selectFrom('messages')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('replaced_at', 'is', null);
  if (before !== null) query = query.where('position', '<', before);
  const rows = await query.orderBy('position', 'desc').limit(limit).execute();
  const turnIds = rows.flatMap(({ type, turn_id }) => (type === 'ai' && turn_id !== null ? [turn_id] : []));
  const mounts = await findMounts(tx, turnIds);
  const held = await findHeldChanges(tx, turnIds);
  return rows.map((row) => {
    const turnId = row.type === 'ai' && row.turn_id !== null ? row.turn_id : '';
    return toRecord(row, { mount: mounts.get(turnId) ?? null, held: held.get(turnId) ?? null });
  });
}

/** Deletes all messages of a chat; returns the number of those that were shown. */
export async function deleteMessages(tx: Tx, projectId: ProjectId): Promise<number> {
  const deleted = await queries(tx)
    .deleteFrom('messages')
    .where('project_id', '=', projectId)
    .returning('replaced_at')
    .execute();
  return deleted.filter(({ replaced_at }) => replaced_at === null).length;
}

/** Versions that chat messages need: those created by the turns of the messages, and those that the turns started with. */
export async function findVersionsInUse(tx: Tx, projectId: ProjectId): Promise<ReadonlySet<VersionId>> {
  const rows = await queries(tx)
    .selectFrom('messages')
    .innerJoin('turns', 'turns.id', 'messages.turn_id')
    .leftJoin('versions as base', (join) =>
      join
        .onRef('base.project_id', '=', 'turns.project_id')
        .onRef('base.revision', '=', 'turns.base_revision'),
    )
    .select(['turns.version_id', 'base.id as base_id'])
    .distinct()
    .where('messages.project_id', '=', projectId)
    .where('messages.replaced_at', 'is', null)
    .execute();
  return new Set(
    rows.flatMap(({ version_id, base_id }) =>
      [version_id, base_id].flatMap((id) => (id === null ? [] : [id as VersionId])),
    ),
  );
}
