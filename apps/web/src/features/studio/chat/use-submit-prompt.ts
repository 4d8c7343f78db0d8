import { limits } from '@kilim/contract';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';
import { useSendPrompt } from './use-send-prompt.ts';

/** Sends the prompt of the composer, or lets it wait behind the running turn and other waiting prompts. */
export function useSubmitPrompt(isQueueing: boolean): { readonly canSend: boolean; submit(): void } {
  const translate = useTranslate();
  const language = useLanguage();
  const { queue, ui } = useStudio();
  const { canSend, send } = useSendPrompt();
  return {
    canSend,
    submit() {
      const { prompt, mode, attachments } = ui.getState();
      if (!isQueueing) {
        void send(prompt, { mode, attachments });
        return;
      }
      const text = prompt.trim();
      if (text === '') return;
      if (queue.add([{ prompt: text, mode, attachments }]) === 1) {
        ui.change({ prompt: '', attachments: [] });
        return;
      }
      const maximum = formatNumber(limits.queuedPrompts, language);
      showToast({ type: 'warning', title: translate('turn.queue.full', { maximum }) });
    },
  };
}
