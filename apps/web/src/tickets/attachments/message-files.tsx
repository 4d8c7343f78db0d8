import type { OwnTicketReply } from '@kilim/contract';
import { SentFiles } from './lazy-attachments.ts';

export interface MessageFilesProps {
  readonly reply: Pick<OwnTicketReply, 'attachments' | 'authorType'> | undefined;
  /** Who reads the conversation: customers delete their own files, administrators all. */
  readonly own: OwnTicketReply['authorType'];
}

/** The files of a message; nothing is loaded for a message without any. */
export function MessageFiles({ reply, own }: MessageFilesProps) {
  if (reply === undefined || reply.attachments.length === 0) return null;
  const canDelete = own === 'admin' || reply.authorType === 'customer';
  return <SentFiles files={reply.attachments} canDelete={canDelete} />;
}
