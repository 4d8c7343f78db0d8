import type { ChatMessage, MessageId, ProjectId, TurnId } from '@kilim/contract';
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
  /** How the version of the answer started, if it was reported. */
  readonly mount: MountRecord | null;
}

export type NewMessage = Omit<MessageRecord, 'position' | 'mount'>;
