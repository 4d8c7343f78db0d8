import { AppError } from '@kilim/contract';
import type { Translate } from '@kilim/messages';

/** The catalogue text of an error; unknown errors get the text of a server error. */
export function errorText(error: unknown, translate: Translate): string {
  if (error instanceof AppError) return translate(`errors.${error.type}`, error.params);
  return translate('errors.general_unknown');
}
