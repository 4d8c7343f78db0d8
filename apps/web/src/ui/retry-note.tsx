import { useTranslate } from '../i18n/translation.ts';
import { Button } from './button.tsx';

export interface RetryNoteProps {
  /** What failed. */
  readonly text: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** One line below something that could not be loaded, with a way to try again. */
export function RetryNote({ text, onRetry, isRetrying }: RetryNoteProps) {
  const translate = useTranslate();
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-13 text-danger">
      {text}
      <Button variant="link" isBusy={isRetrying} onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </p>
  );
}
