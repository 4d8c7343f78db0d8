import type { OwnTicketReply } from '@kilim/contract';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '../i18n/formats.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { classNames } from '../ui/class-names.ts';
import { MessageFiles } from './attachments/message-files.tsx';

export interface ConversationProps<Reply extends OwnTicketReply> {
  /** Oldest first; the first one repeats the ticket's message and is not shown again. */
  readonly replies: readonly Reply[];
  readonly nameOf: (reply: Reply) => string;
  /** Whose replies are on the right. */
  readonly own: OwnTicketReply['authorType'];
}

/** The replies of a ticket, scrolled to the newest one. */
export function Conversation<Reply extends OwnTicketReply>({
  replies,
  nameOf,
  own,
}: ConversationProps<Reply>) {
  const translate = useTranslate();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const count = replies.length;
  useEffect(() => {
    // Only the list itself: the page must not move.
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const shown = replies.slice(1);
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="text-14 font-semibold">{translate('support.conversation')}</h3>
      {shown.length === 0 ? (
        <p className="text-14 text-muted">{translate('support.noReplies')}</p>
      ) : (
        <ol
          ref={list}
          // Scrollable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
          tabIndex={0}
          aria-label={translate('support.conversation')}
          className="flex max-h-96 flex-col gap-3 overflow-y-auto rounded-control py-1"
        >
          {shown.map((reply) => (
            <li
              key={reply.id}
              className={classNames(
                'max-w-[85%] rounded-card border px-4 py-3',
                reply.authorType === own
                  ? 'self-end border-primary/25 bg-primary/6'
                  : 'self-start border-line bg-sunken',
              )}
            >
              <p className="flex flex-wrap items-baseline gap-x-2 pb-1 text-12 text-muted">
                <span className="font-semibold text-ink">{nameOf(reply)}</span>
                <time dateTime={reply.createdAt} className="numerals">
                  {formatDateTime(reply.createdAt, language)}
                </time>
              </p>
              <p className="text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">{reply.message}</p>
              <MessageFiles reply={reply} own={own} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
