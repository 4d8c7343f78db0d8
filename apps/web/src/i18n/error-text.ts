import { AppError } from '@kilim/contract';
import type { Translate } from '@kilim/messages';

/** The catalogue's text of an error; whatever is not one of ours reads as a fault of the server. */
export function errorText(error: unknown, translate: Translate): string {
  if (error instanceof AppError) return translate(`errors.${error.type}`, error.params);
  return translate('errors.general_unknown');
}
