import { isTurnOver, limits } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useCredits } from '../../../api/credits.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { createRandomId } from '../../../api/random-id.ts';
import { useLanguage } from '../../../i18n/translation.ts';
import { sendPrompt, stopRunningTurn } from '../api/turns.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { findQuickPrompt } from './localized-quick-prompts.ts';

const idempotencyKeys = createIdempotencyKeys(createRandomId);

export interface PromptSender {
  /** False while a prompt is being sent, a turn runs, or the credits do not suffice. */
  readonly canSend: boolean;
  send(prompt: string): Promise<void>;
}

/** Sends prompts of the open project. On an error the prompt stays in the composer and the chat shows the reason. */
export function useSendPrompt(): PromptSender {
  const { projectId, sync, turns, ui } = useStudio();
  const language = useLanguage();
  const client = useQueryClient();
  const credits = useCredits();
  const isSending = useStudioUi((state) => state.isSending);
  const isRunning = useStore(turns, ({ turn }) => turn !== null && !isTurnOver(turn.status));
  const canSend = !isSending && !isRunning && credits.data?.canUseAi === true;

  async function send(prompt: string): Promise<void> {
    const text = prompt.trim();
    // An empty prompt does nothing: docs/rules/studio.md#sending-a-prompt
    if (text === '' || text.length > limits.promptMaximum || !canSend || ui.getState().isSending) return;
    let isCancelled = false;
    const cancelSend = (): void => {
      isCancelled = true;
      // Sent again, the prompt is another turn than the one that is stopped.
      idempotencyKeys.forget(projectId, text);
      ui.change({ isSending: false, cancelSend: null });
    };
    ui.change({ isSending: true, sendError: null, cancelSend });
    try {
      // The model must see the files as they are on screen.
      await sync.saveNow();
      if (isCancelled) return;
      const quickPromptId = findQuickPrompt(text)?.id;
      const turn = await sendPrompt(projectId, {
        prompt: text,
        language,
        idempotencyKey: idempotencyKeys.keyFor(projectId, text),
        ...(quickPromptId === undefined ? {} : { quickPromptId }),
      });
      void client.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) });
      if (isCancelled) {
        turns.show(await stopRunningTurn(projectId, turn.id).catch(() => turn));
        return;
      }
      idempotencyKeys.forget(projectId, text);
      turns.show(turn);
      if (ui.getState().prompt.trim() === text) ui.change({ prompt: '' });
    } catch (error) {
      if (isCancelled) return;
      const isPromptElsewhere = ui.getState().prompt.trim() === '';
      ui.change({ sendError: error, ...(isPromptElsewhere ? { prompt: text } : {}) });
      void client.invalidateQueries({ queryKey: queryKeys.credits.status });
    } finally {
      if (!isCancelled) ui.change({ isSending: false, cancelSend: null });
    }
  }
  return { canSend, send };
}
