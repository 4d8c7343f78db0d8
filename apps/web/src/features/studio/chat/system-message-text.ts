import type { ChatMessage, TurnError } from '@kilim/contract';
import type { Translate } from '@kilim/messages';

/**
 * The text of a system message. An error gets the prefix of `chat.error`; a stop that the user requested does not:
 * docs/rules/studio.md#chat-errors
 */
export function systemMessageText(
  message: Pick<ChatMessage, 'content' | 'error'>,
  describe: (error: TurnError) => string,
  translate: Translate,
): string {
  if (message.error === null) return message.content;
  const text = describe(message.error);
  return message.error.type === 'turn_stopped' ? text : translate('chat.error', { message: text });
}
