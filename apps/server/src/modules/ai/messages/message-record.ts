import type { Attachment, ChatMessage, HeldChanges, MessageId, ProjectId, TurnId } from '@kilim/contract';
import type { MountRecord } from '../mounts/mount-record.ts';

/** A chat message as it is stored. `createdAt` is epoch milliseconds. */
export interface MessageRecord {
  readonly id: MessageId;
  readonly projectId: ProjectId;
  readonly position: number;
  readonly turnId: TurnId | null;
  readonly type: ChatMessage['type'];
  readonly content: string;
  readonly changes: ChatMessage['changes'];
  readonly metadata: ChatMessage['metadata'];
  readonly error: ChatMessage['error'];
  readonly createdAt: number;
  /** Of a message of the user. */
  readonly attachments: readonly Attachment[];
  /** How the version of the answer started, if it was reported. */
  readonly mount: MountRecord | null;
  /** Changes of the answer that were not applied with it, if there are any. */
  readonly held: HeldChanges | null;
}

export type NewMessage = Omit<MessageRecord, 'position' | 'mount' | 'held' | 'attachments'> &
  Partial<Pick<MessageRecord, 'attachments'>>;
