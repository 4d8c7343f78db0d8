import { useInfiniteQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/toast.ts';
import { messagesQuery } from '../api/messages.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { usePromptQueue } from '../queue/use-prompt-queue.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { ChatDialogs } from './chat-dialogs.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Composer } from './composer.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { MessageList } from './message-list.tsx';
import { TurnAnnouncer } from './turn-announcer.tsx';
import { useOpenCreatedProject } from './use-open-created-project.ts';
import { useTurnPolling } from './use-turn-polling.ts';

/** The chat of the open project: messages, the running turn and the composer. */
export function ChatPanel() {
  const translate = useTranslate();
  const { projectId, turns } = useStudio();
  const isNarrow = useStudioWidth() === 'narrow';
  const turn = useStore(turns, (state) => state.turn);
  const sendError = useStudioUi((state) => state.sendError);
  const isSending = useStudioUi((state) => state.sending !== null);
  const messages = useInfiniteQuery(messagesQuery(projectId));
  useTurnPolling();
  usePromptQueue();
  useOpenCreatedProject();
  const loadOlder = async (): Promise<void> => {
    const { isFetchNextPageError, error } = await messages.fetchNextPage();
    if (!isFetchNextPageError) return;
    showToast({ type: 'error', title: translate('chat.failed'), message: errorText(error, translate) });
  };
  const isEmpty = messages.data?.length === 0 && turn === null;
  const sent = messages.data?.flatMap(({ type, content }) => (type === 'user' ? [content] : [])) ?? [];
  return (
    <section aria-label={translate('studio.panels.chat')} className="flex h-full min-w-0 flex-col bg-page">
      {/* A phone's tab already names the chat, and the project's menu has its actions: one bar instead of two. */}
      {isNarrow ? <h2 className="sr-only">{translate('chat.title')}</h2> : <ChatHeader />}
      {messages.isPending ? <ChatSkeleton /> : null}
      {messages.isError && messages.data === undefined ? (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <ErrorState
            error={messages.error}
            isRetrying={messages.isFetching}
            onRetry={() => void messages.refetch()}
            title={translate('chat.failed')}
          />
        </div>
      ) : null}
      {messages.data === undefined ? null : isEmpty ? (
        <EmptyChat error={sendError} />
      ) : (
        <MessageList
          hasOlder={messages.hasNextPage}
          isSending={isSending}
          isLoadingOlder={messages.isFetchingNextPage}
          messages={messages.data}
          onLoadOlder={() => void loadOlder()}
          sendError={sendError}
          turn={turn}
        />
      )}
      <TurnAnnouncer turn={turn} />
      <Composer isFirst={isEmpty} sent={sent} />
      <ChatDialogs />
    </section>
  );
}
