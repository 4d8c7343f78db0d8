import { AppError } from '@kilim/contract';
import { useTranslate } from '../i18n/translation.ts';
import { ErrorState } from './error-state.tsx';

/** Replaces a lazy component that could not be loaded; pass `renderLoadError` as its `renderError`. */
function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <ErrorState
      title={translate('common.error.title')}
      error={new AppError('general_unavailable', { cause: 'the chunk did not load' })}
      onRetry={onRetry}
    />
  );
}

export const renderLoadError = (retry: () => void) => <LoadError onRetry={retry} />;
