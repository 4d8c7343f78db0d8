import { RotateCw, TriangleAlert } from 'lucide-react';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from './button.tsx';

export interface ErrorStateProps {
  /** What failed. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Replaces a list that could not be loaded: the reason and a retry button. */
export function ErrorState({ title, error, onRetry, isRetrying = false }: ErrorStateProps) {
  const translate = useTranslate();
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <TriangleAlert aria-hidden="true" className="mb-2 size-10 text-danger" />
      <h2 className="text-20 font-semibold">{title}</h2>
      <p className="max-w-md text-14 text-balance text-muted">{errorText(error, translate)}</p>
      <div className="pt-4">
        <Button
          variant="secondary"
          isBusy={isRetrying}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRetry}
        >
          {translate('common.retry')}
        </Button>
      </div>
    </div>
  );
}
