import type { Translate } from '@kilim/messages';
import type { PreviewError } from '@kilim/preview/host';

/** The translated text of a preview error; messages of the parser and the app are not translated. */
export function previewErrorText(error: PreviewError, translate: Translate): string {
  return translate(`preview.error.${error.code}`, {
    ...error.params,
    message: error.message,
    path: error.path ?? '',
  });
}
