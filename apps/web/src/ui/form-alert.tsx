import type { MessageKey, MessageParams } from '@kilim/messages';
import { CircleAlert, Info } from 'lucide-react';
import { useTranslate } from '../i18n/translation.ts';

export interface AlertText {
  readonly tone: 'error' | 'info';
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/** The server's error above the button; announced when it appears. */
export function FormAlert({ alert }: { readonly alert: AlertText | null }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      {alert === null ? null : (
        <p
          className={`flex items-start gap-2.5 rounded-control border px-3 py-2.5 text-13 ${
            alert.tone === 'error'
              ? 'border-danger/35 bg-danger/8 text-danger'
              : 'border-info/35 bg-info/8 text-info'
          }`}
        >
          {alert.tone === 'error' ? (
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          ) : (
            <Info aria-hidden="true" className="mt-px size-4 shrink-0" />
          )}
          {translate(alert.key, alert.params)}
        </p>
      )}
    </div>
  );
}
