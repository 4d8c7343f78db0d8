import { AppError, type ErrorParams } from '@kilim/contract';
import type { Translate } from '@kilim/messages';

/** What fills an error's text, such as the seconds to wait. */
export const errorParams = (error: unknown): ErrorParams => (error instanceof AppError ? error.params : {});

/** The catalogue text of an error; unknown errors get the text of a server error. */
export function errorText(error: unknown, translate: Translate): string {
  if (error instanceof AppError) return translate(`errors.${error.type}`, error.params);
  return translate('errors.general_unknown');
}
