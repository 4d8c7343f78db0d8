import { AppError, type ChatMessage } from '@kilim/contract';
import { CircleAlert, CircleStop, RotateCcw } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useStudio } from '../session/studio-context.tsx';
import { ConflictSides } from './conflict-sides.tsx';
import { focusComposer } from './focus-composer.ts';
import { systemMessageText } from './system-message-text.ts';

interface SystemMessageProps {
  readonly message: ChatMessage;
  /** The prompt that was not answered, if it can be put into the composer again. */
  readonly prompt: string | null;
}

/** A message of the product itself, usually why an answer was not applied. */
export function SystemMessage({ message, prompt }: SystemMessageProps) {
  const translate = useTranslate();
  const { ui } = useStudio();
  const isFailure = message.error !== null && message.error.type !== 'turn_stopped';
  const Icon = isFailure ? CircleAlert : CircleStop;
  const describe = (error: NonNullable<ChatMessage['error']>): string =>
    errorText(new AppError(error.type, { params: error.params }), translate);
  return (
    <div
      className={classNames(
        'rounded-card border px-3 py-2 text-13',
        isFailure ? 'border-danger/30 bg-danger/8 text-danger' : 'border-line bg-sunken text-muted',
      )}
    >
      <div className="flex items-start gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {systemMessageText(message, describe, translate)}
        </span>
      </div>
      {message.error === null ? null : <ConflictSides error={message.error} />}
      {prompt === null ? null : (
        <Button
          className="-ml-2 px-2!"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => {
            ui.change({ prompt });
            focusComposer();
          }}
          variant="quiet"
        >
          {translate('chat.editAndRetry')}
        </Button>
      )}
    </div>
  );
}
