import type { PreviewError } from '@kilim/preview/host';
import { useTranslate } from '../../../i18n/translation.ts';
import { promptFromError } from '../chat/prompt-from-error.ts';
import { useSendPrompt } from '../chat/use-send-prompt.ts';
import { useStudio } from '../session/studio-context.tsx';
import { previewErrorText } from './preview-error-text.ts';

/** What a person can do about an error: look at its line, or ask the AI to fix it. */
export interface ErrorActions {
  readonly goToLine: (() => void) | null;
  readonly fix: (() => void) | null;
}

/** The actions that an error allows; `fix` is null while an answer is on its way. */
export function useErrorActions(error: PreviewError): ErrorActions {
  const translate = useTranslate();
  const { reveal, document, ui } = useStudio();
  const sending = useSendPrompt();
  const { path, line, column } = error;
  const isKnown = path !== null && document.getState().files.has(path);
  return {
    goToLine: isKnown && line !== null ? () => reveal(path, line, column ?? 1) : null,
    fix: sending.canSend
      ? () => {
          ui.change({ narrowTab: 'chat' });
          void sending.send(promptFromError(error, previewErrorText(error, translate), translate));
        }
      : null,
  };
}
