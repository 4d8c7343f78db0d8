import { type Credits, isTurnOver, limits, type TurnId } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useCredits } from '../../../api/credits.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { createRandomId } from '../../../api/random-id.ts';
import { useLanguage } from '../../../i18n/translation.ts';
import { estimateQuery, type PromptOptions, sendPrompt, stopRunningTurn } from '../api/turns.ts';
import { listPreviewMessages } from '../preview/list-preview-messages.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { findQuickPrompt } from './localized-quick-prompts.ts';

const idempotencyKeys = createIdempotencyKeys(createRandomId);

export interface SendOptions extends PromptOptions {
  /** The turn to go back before. */
  readonly replaces?: TurnId;
  /** Of a prompt that already has one, such as a queued one. */
  readonly idempotencyKey?: string;
}

/** `ignored`: nothing was sent, because it could not be. */
export type SendResult = 'sent' | 'failed' | 'cancelled' | 'ignored';

export interface PromptSender {
  /** False while a prompt is being sent, a turn runs, or the credits do not suffice. */
  readonly canSend: boolean;
  send(prompt: string, options?: SendOptions): Promise<SendResult>;
}

/** Sends prompts of the open project. On an error the prompt stays in the composer and the chat shows the reason. */
export function useSendPrompt(): PromptSender {
  const { projectId, preview, sync, turns, ui } = useStudio();
  const language = useLanguage();
  const client = useQueryClient();
  const credits = useCredits();
  const isSending = useStudioUi((state) => state.sending !== null);
  const isRunning = useStore(turns, ({ turn }) => turn !== null && !isTurnOver(turn.status));
  const canSend = !isSending && !isRunning && credits.data?.canUseAi === true;

  /** The maximum that was shown for the prompt; the turn never costs more. */
  function shownMaximum(text: string, options: PromptOptions): { maximumCredits?: Credits } {
    const estimate = client.getQueryData(estimateQuery(projectId, text, options).queryKey);
    return estimate === undefined || estimate.maximumCredits < 1
      ? {}
      : { maximumCredits: estimate.maximumCredits };
  }

  async function send(prompt: string, options: SendOptions = {}): Promise<SendResult> {
    const text = prompt.trim();
    // An empty prompt does nothing: docs/rules/studio.md#sending-a-prompt
    if (text === '' || text.length > limits.promptMaximum || !canSend || ui.getState().sending !== null)
      return 'ignored';
    const { idempotencyKey, mode = 'build', attachments = [], replaces } = options;
    const isQueued = idempotencyKey !== undefined;
    let isCancelled = false;
    const cancelSend = (): void => {
      isCancelled = true;
      // Sent again, the prompt is another turn than the one that is stopped.
      idempotencyKeys.forget(projectId, text);
      ui.change({ sending: null, cancelSend: null });
    };
    ui.change({ sending: { prompt: text, mode }, sendError: null, cancelSend });
    try {
      // The model must see the files as they are on screen.
      await sync.saveNow();
      if (isCancelled) return 'cancelled';
      const quickPromptId = mode === 'build' ? findQuickPrompt(text)?.id : undefined;
      const previewMessages = listPreviewMessages(preview.getState());
      const turn = await sendPrompt(projectId, {
        prompt: text,
        language,
        mode,
        attachments,
        ...shownMaximum(text, { mode, attachments }),
        idempotencyKey: idempotencyKey ?? idempotencyKeys.keyFor(projectId, text),
        ...(replaces === undefined ? {} : { replaces }),
        ...(quickPromptId === undefined ? {} : { quickPromptId }),
        ...(previewMessages.length === 0 ? {} : { previewMessages }),
      });
      void client.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) });
      if (isCancelled) {
        turns.show(await stopRunningTurn(projectId, turn.id).catch(() => turn));
        return 'cancelled';
      }
      idempotencyKeys.forget(projectId, text);
      ui.change({ startedTurn: turn.id });
      turns.show(turn);
      if (!isQueued && ui.getState().prompt.trim() === text) ui.change({ prompt: '', attachments: [] });
      return 'sent';
    } catch (error) {
      if (isCancelled) return 'cancelled';
      // A queued prompt stays in the queue.
      const isPromptElsewhere = !isQueued && ui.getState().prompt.trim() === '';
      ui.change({ sendError: error, ...(isPromptElsewhere ? { prompt: text } : {}) });
      void client.invalidateQueries({ queryKey: queryKeys.credits.status });
      return 'failed';
    } finally {
      if (!isCancelled) ui.change({ sending: null, cancelSend: null });
    }
  }
  return { canSend, send };
}
