import type { Translate } from '@kilim/messages';
import type { PreviewError } from '@kilim/preview/host';

/** What an error of the preview says to a person; the parser's and the app's own words stay as they are. */
export function previewErrorText(error: PreviewError, translate: Translate): string {
  return translate(`preview.error.${error.code}`, {
    ...error.params,
    message: error.message,
    path: error.path ?? '',
  });
}
