import { type ChatMessage, isTurnOver, type Turn } from '@kilim/contract';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AiMessage } from './ai-message.tsx';
import { NewMessagesButton } from './new-messages-button.tsx';
import { RunningTurn } from './running-turn.tsx';
import { SendError } from './send-error.tsx';
import { SystemMessage } from './system-message.tsx';
import { useFollowScroll } from './use-follow-scroll.ts';
import { UserMessage } from './user-message.tsx';

interface MessageListProps {
  readonly messages: readonly ChatMessage[];
  readonly turn: Turn | null;
  readonly isSending: boolean;
  readonly sendError: unknown;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onLoadOlder: () => void;
}

/** The messages, newest at the bottom: docs/rules/studio.md#scrolling */
export function MessageList(props: MessageListProps) {
  const { messages, turn, isSending, sendError, hasOlder, isLoadingOlder, onLoadOlder } = props;
  const translate = useTranslate();
  const { list, isFollowing, handleScroll, goToEnd, keepPlace } = useFollowScroll(messages[0]?.id);
  const newest = messages.at(-1)?.id ?? null;
  // The newest message when the user left the end.
  const [seen, setSeen] = useState<string | null>(newest);
  if (isFollowing && seen !== newest) setSeen(newest);
  const newCount = messages.length - 1 - messages.findIndex(({ id }) => id === seen);
  const isOfTurn = (message: ChatMessage): boolean => turn !== null && message.turnId === turn.id;
  const hasAnswerMessage = messages.some((message) => isOfTurn(message) && message.type !== 'user');
  const hasUserMessage = messages.some((message) => isOfTurn(message) && message.type === 'user');
  const shownTurn = hasAnswerMessage ? null : turn;
  const isRunning = shownTurn !== null && !isTurnOver(shownTurn.status);

  const showEnd = useEffectEvent(goToEnd);
  useEffect(() => {
    if (isSending || sendError !== null) showEnd();
  }, [isSending, sendError]);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        aria-label={translate('chat.log')}
        // The panel announces the end of an answer instead of every streamed word.
        aria-live="off"
        className="h-full overflow-x-hidden overflow-y-auto overscroll-contain"
        onScroll={handleScroll}
        ref={list}
        role="log"
        // A scrollable region must be reachable by keyboard.
        tabIndex={0}
      >
        <div className="flex flex-col gap-4 p-4">
          {hasOlder ? (
            <Button
              className="self-center"
              isBusy={isLoadingOlder}
              onClick={() => {
                keepPlace();
                onLoadOlder();
              }}
              variant="quiet"
            >
              {translate('chat.older')}
            </Button>
          ) : null}
          {messages.map((message, index) => {
            const isLast = index === messages.length - 1 && shownTurn === null;
            const asked = message.type === 'user' ? null : findAsked(messages, message.turnId);
            return <MessageRow asked={asked} isLast={isLast} key={message.id} message={message} />;
          })}
          {shownTurn === null || hasUserMessage ? null : <UserMessage text={shownTurn.prompt} />}
          {shownTurn === null ? null : <RunningTurn turn={shownTurn} />}
          <SendError error={sendError} />
        </div>
      </div>
      {isFollowing ? null : (
        <NewMessagesButton
          count={newCount}
          isWriting={isRunning}
          onPress={() => {
            goToEnd();
            // The button disappears, so the focus moves to what it has shown.
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

interface MessageRowProps {
  readonly message: ChatMessage;
  readonly isLast: boolean;
  /** What the user asked; null for a message of the user. */
  readonly asked: ChatMessage | null;
}

/** One message. Memoized, because the list renders with every part of a streaming answer. */
const MessageRow = memo(function MessageRow({ message, isLast, asked }: MessageRowProps) {
  return (
    <div className="flex min-w-0 flex-col" data-message="">
      {message.type === 'user' ? (
        <UserMessage attachments={message.attachments} text={message.content} />
      ) : null}
      {message.type === 'ai' ? <AiMessage asked={asked} isLast={isLast} message={message} /> : null}
      {message.type === 'system' ? (
        <SystemMessage message={message} prompt={isLast ? (asked?.content ?? null) : null} />
      ) : null}
    </div>
  );
});

function findAsked(messages: readonly ChatMessage[], turnId: ChatMessage['turnId']): ChatMessage | null {
  if (turnId === null) return null;
  return messages.find((message) => message.turnId === turnId && message.type === 'user') ?? null;
}
