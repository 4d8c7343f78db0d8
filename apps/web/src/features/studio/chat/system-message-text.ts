import type { ChatMessage, TurnError } from '@kilim/contract';
import type { Translate } from '@kilim/messages';

/**
 * The words of a system message. An error reads 'Hata: {message}' (customer.md §8); a stop that the person asked for
 * is no error and stands without it.
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
