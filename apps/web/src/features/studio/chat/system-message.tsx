import { AppError, type ChatMessage } from '@kilim/contract';
import { CircleAlert, CircleStop } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { systemMessageText } from './system-message-text.ts';

/** A message of the product itself, usually why an answer was not applied. */
export function SystemMessage({ message }: { readonly message: ChatMessage }) {
  const translate = useTranslate();
  const isFailure = message.error !== null && message.error.type !== 'turn_stopped';
  const Icon = isFailure ? CircleAlert : CircleStop;
  const describe = (error: NonNullable<ChatMessage['error']>): string =>
    errorText(new AppError(error.type, { params: error.params }), translate);
  return (
    <div
      className={classNames(
        'flex items-start gap-2 rounded-card border px-3 py-2 text-13',
        isFailure ? 'border-danger/30 bg-danger/8 text-danger' : 'border-line bg-sunken text-muted',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {systemMessageText(message, describe, translate)}
      </span>
    </div>
  );
}
