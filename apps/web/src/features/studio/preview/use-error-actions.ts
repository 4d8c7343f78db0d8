import type { PreviewError } from '@kilim/preview/host';
import { useTranslate } from '../../../i18n/translation.ts';
import { promptFromError } from '../chat/prompt-from-error.ts';
import { useSendPrompt } from '../chat/use-send-prompt.ts';
import { useStudio } from '../session/studio-context.tsx';
import { previewErrorText } from './preview-error-text.ts';

/** Actions for an error: open its line, or "Fix with AI". Null when not possible. */
export interface ErrorActions {
  readonly goToLine: (() => void) | null;
  readonly fix: (() => void) | null;
}

/** The possible actions; `fix` is null while no prompt can be sent. */
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
