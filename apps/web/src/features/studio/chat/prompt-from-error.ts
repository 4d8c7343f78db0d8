import { limits } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import type { PreviewError } from '@kilim/preview/host';

/** What 'fix with AI' asks: the error with its place and the lines around it, in the person's language. */
export function promptFromError(error: PreviewError, message: string, translate: Translate): string {
  const place = error.path === null ? '' : `${error.path}${error.line === null ? '' : `:${error.line}`}`;
  const intro =
    place === ''
      ? translate('chat.fixPrompt.anywhere', { message })
      : translate('chat.fixPrompt.atPlace', { message, place });
  const text = error.frame === null ? intro : `${intro}\n\n\`\`\`\n${error.frame}\n\`\`\``;
  return text.slice(0, limits.promptMaximum);
}
