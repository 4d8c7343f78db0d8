import { isTurnOver, limits } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useCredits } from '../../../api/credits.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { createRandomId } from '../../../api/random-id.ts';
import { useLanguage } from '../../../i18n/translation.ts';
import { sendPrompt } from '../api/turns.ts';
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
    ui.change({ isSending: true, sendError: null });
    try {
      // The model must see the files as they are on screen.
      await sync.saveNow();
      const quickPromptId = findQuickPrompt(text)?.id;
      const turn = await sendPrompt(projectId, {
        prompt: text,
        language,
        idempotencyKey: idempotencyKeys.keyFor(projectId, text),
        ...(quickPromptId === undefined ? {} : { quickPromptId }),
      });
      idempotencyKeys.forget(projectId, text);
      turns.show(turn);
      if (ui.getState().prompt.trim() === text) ui.change({ prompt: '' });
      void client.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) });
    } catch (error) {
      const isPromptElsewhere = ui.getState().prompt.trim() === '';
      ui.change({ sendError: error, ...(isPromptElsewhere ? { prompt: text } : {}) });
      void client.invalidateQueries({ queryKey: queryKeys.credits.status });
    } finally {
      ui.change({ isSending: false });
    }
  }
  return { canSend, send };
}
