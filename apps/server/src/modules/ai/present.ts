import type { ChatMessage, Turn } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { MessageRecord } from './messages/message-record.ts';
import { presentMount } from './mounts/present.ts';
import type { TurnRecord } from './turns/turn-record.ts';

export function presentTurn(turn: TurnRecord): Turn {
  return {
    id: turn.id,
    projectId: turn.projectId,
    status: turn.status,
    prompt: turn.prompt,
    mode: turn.mode,
    language: turn.language,
    provider: turn.provider,
    model: turn.model,
    reserved: turn.reserved,
    charged: turn.charged,
    tokens: turn.tokens,
    versionId: turn.versionId,
    revision: turn.revision,
    createdProject: turn.createdProject,
    error: turn.error,
    progress: turn.progress,
    createdAt: toTimestamp(turn.createdAt),
    endedAt: turn.endedAt === null ? null : toTimestamp(turn.endedAt),
  };
}

export function presentMessage(message: MessageRecord): ChatMessage {
  return {
    id: message.id,
    projectId: message.projectId,
    turnId: message.turnId,
    type: message.type,
    content: message.content,
    createdAt: toTimestamp(message.createdAt),
    changes: message.changes,
    metadata: message.metadata,
    error: message.error,
    ...(message.attachments.length > 0 && { attachments: [...message.attachments] }),
    ...(message.mount && { mount: presentMount(message.mount) }),
    ...(message.held && { held: message.held }),
  };
}
