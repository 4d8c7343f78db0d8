import { AppError, type ErrorParams } from '@kilim/contract';
import type { Translate } from '@kilim/messages';

/** What fills an error's text, such as the seconds to wait. */
export const errorParams = (error: unknown): ErrorParams => (error instanceof AppError ? error.params : {});

/** The catalogue text of an error; unknown errors get the text of a server error. */
export function errorText(error: unknown, translate: Translate): string {
  // With a cause the server was not reached. Without one it answered, so the connection is not to blame.
  const isOutage = error instanceof AppError && error.type === 'general_unavailable' && !error.cause;
  if (isOutage) return translate('errors.general_unknown');
  if (error instanceof AppError) return translate(`errors.${error.type}`, error.params);
  return translate('errors.general_unknown');
}
