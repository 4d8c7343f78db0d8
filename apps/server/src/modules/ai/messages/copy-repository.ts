import type { Attachment, ChatMessage, MessageId, ProjectId, TurnId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

export interface CopyInput {
  readonly projectId: ProjectId;
  /** The last turn whose messages are copied. */
  readonly turnId: TurnId;
  readonly copyId: ProjectId;
  makeId(): MessageId;
}

export interface CopiedMessages {
  readonly count: number;
  readonly attachments: readonly Attachment[];
}

/** Rows of one statement; SQLite limits the number of values. */
const rowsPerInsert = 50;

/** Metadata of a copied answer: its version belongs to the other project. */
function withoutVersion(json: string | null): string | null {
  if (json === null) return null;
  const { versionNumber: _, ...metadata } = JSON.parse(json) as NonNullable<ChatMessage['metadata']>;
  return JSON.stringify({ ...metadata, versionId: null });
}

/**
 * Copies the shown messages of a chat up to the last one of a turn into another project, without links to turns and
 * versions, because those belong to the first project. Returns their number and what is attached to them.
 */
export async function copyMessagesUntil(
  tx: Tx,
  { projectId, turnId, copyId, makeId }: CopyInput,
): Promise<CopiedMessages> {
  const last = await queries(tx)
    .selectFrom('messages')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('project_id', '=', projectId)
    .where('turn_id', '=', turnId)
    .executeTakeFirst();
  if (last === undefined || last.position === null) return { count: 0, attachments: [] };
  const rows = await queries(tx)
    .selectFrom('messages')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('position', '<=', last.position)
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute();
  const copies = rows.map((row, at) => ({
    ...row,
    id: makeId(),
    project_id: copyId,
    position: at + 1,
    turn_id: null,
    metadata_json: withoutVersion(row.metadata_json),
  }));
  for (let at = 0; at < copies.length; at += rowsPerInsert) {
    await queries(tx)
      .insertInto('messages')
      .values(copies.slice(at, at + rowsPerInsert))
      .execute();
  }
  const attachments = rows.flatMap(({ attachments_json }) =>
    attachments_json === null ? [] : (JSON.parse(attachments_json) as Attachment[]),
  );
  return { count: copies.length, attachments };
}
