import type { ChatMessage, Turn } from '@kilim/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AiMessage } from './ai-message.tsx';
import { RunningTurn } from './running-turn.tsx';
import { SystemMessage } from './system-message.tsx';
import { UserMessage } from './user-message.tsx';

interface MessageListProps {
  readonly messages: readonly ChatMessage[];
  readonly turn: Turn | null;
  readonly sendError: unknown;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onLoadOlder: () => void;
}

/** The messages, newest at the bottom. Scrolls with new text only while it is scrolled to the end. */
export function MessageList(props: MessageListProps) {
  const { messages, turn, sendError, hasOlder, isLoadingOlder, onLoadOlder } = props;
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef(0);
  const first = messages[0]?.id;
  const hasAnswerMessage =
    turn !== null && messages.some((message) => message.turnId === turn.id && message.type !== 'user');
  const hasUserMessage =
    turn !== null && messages.some((message) => message.turnId === turn.id && message.type === 'user');
  const shownTurn = hasAnswerMessage ? null : turn;

  // Older messages are inserted above; the scroll position is kept.
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    if (heightBefore.current > 0) element.scrollTop += element.scrollHeight - heightBefore.current;
    heightBefore.current = 0;
  }, [first]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      aria-label={translate('chat.log')}
      aria-live="off"
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48;
      }}
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
              heightBefore.current = list.current?.scrollHeight ?? 0;
              onLoadOlder();
            }}
            variant="quiet"
          >
            {translate('chat.older')}
          </Button>
        ) : null}
        {messages.map((message, index) => {
          if (message.type === 'user') return <UserMessage key={message.id} text={message.content} />;
          if (message.type === 'ai') {
            return <AiMessage isLast={index === messages.length - 1} key={message.id} message={message} />;
          }
          return <SystemMessage key={message.id} message={message} />;
        })}
        {shownTurn === null || hasUserMessage ? null : <UserMessage text={shownTurn.prompt} />}
        {shownTurn === null ? null : <RunningTurn turn={shownTurn} />}
        {sendError === null ? null : (
          <p
            className="rounded-card border border-danger/30 bg-danger/8 px-3 py-2 text-13 text-danger"
            role="alert"
          >
            {translate('chat.error', { message: errorText(sendError, translate) })}
          </p>
        )}
      </div>
    </div>
  );
}
