import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';

/** Why the last prompt could not be sent; nothing without an error. */
export function SendError({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  if (error === null) return null;
  return (
    <p
      className="rounded-card border border-danger/30 bg-danger/8 px-3 py-2 text-13 text-danger"
      role="alert"
    >
      {translate('chat.error', { message: errorText(error, translate) })}
    </p>
  );
}
