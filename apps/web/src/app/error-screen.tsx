import { AppError } from '@kilim/contract';
import { TriangleAlert } from 'lucide-react';
import { useRevalidator, useRouteError } from 'react-router';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from '../ui/button.tsx';

function describe(error: unknown): string | undefined {
  return error instanceof Error && !(error instanceof AppError) ? error.message : undefined;
}

interface ErrorPanelProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The error screen: what happened, try again, reload. */
export function ErrorPanel({ error, onRetry }: ErrorPanelProps) {
  const translate = useTranslate();
  const detail = describe(error);
  return (
    <main
      role="alert"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 px-6 text-center"
    >
      <TriangleAlert aria-hidden="true" className="mb-2 size-12 text-danger" />
      <h1 className="text-28 font-semibold">{translate('common.error.title')}</h1>
      <p className="max-w-lg text-14 text-muted">{errorText(error, translate)}</p>
      {detail === undefined ? null : (
        <code className="max-w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 font-mono text-12 text-muted">
          {detail}
        </code>
      )}
      <div className="flex flex-wrap justify-center gap-2 pt-3">
        <Button onClick={onRetry}>{translate('common.retry')}</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {translate('common.error.reload')}
        </Button>
      </div>
    </main>
  );
}

/** Shows the error of a route. Retrying renders the route again. */
export function ErrorScreen() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return <ErrorPanel error={error} onRetry={() => void revalidate()} />;
}
