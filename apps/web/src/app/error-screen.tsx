import { AppError } from '@kilim/contract';
import { TriangleAlert, WifiOff } from 'lucide-react';
import { Link, useLocation, useRevalidator, useRouteError } from 'react-router';
import { isUnreachable } from '../api/client.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { readStoreOwner } from '../storage/store-owner.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useOnline } from '../ui/use-online.ts';

function describe(error: unknown): string | undefined {
  return error instanceof Error && !(error instanceof AppError) ? error.message : undefined;
}

interface ErrorPanelProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The error screen: what happened, try again, reload. Offline: that the page needs a connection, and what opens without. */
export function ErrorPanel({ error, onRetry }: ErrorPanelProps) {
  const translate = useTranslate();
  const detail = describe(error);
  const { pathname } = useLocation();
  const isOffline = !useOnline() && isUnreachable(error);
  const hasDashboard = readStoreOwner() !== null && pathname !== paths.dashboard.to();
  const Icon = isOffline ? WifiOff : TriangleAlert;
  return (
    <main
      role="alert"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-3 px-6 text-center"
    >
      <Icon
        aria-hidden="true"
        className={classNames('mb-2 size-12', isOffline ? 'text-warning' : 'text-danger')}
      />
      <h1 className="text-28 font-semibold">
        {translate(isOffline ? 'common.error.offlineTitle' : 'common.error.title')}
      </h1>
      <p className="max-w-lg text-14 text-muted">
        {isOffline ? translate('common.error.offlineText') : errorText(error, translate)}
      </p>
      {detail === undefined ? null : (
        <code className="max-w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 font-mono text-12 text-muted">
          {detail}
        </code>
      )}
      <div className="flex flex-wrap justify-center gap-2 pt-3">
        <Button onClick={onRetry}>{translate('common.retry')}</Button>
        {isOffline && hasDashboard ? (
          <Link to={paths.dashboard.to()} className={buttonLook('secondary')}>
            {translate('common.error.offlineDashboard')}
          </Link>
        ) : null}
        {isOffline ? null : (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {translate('common.error.reload')}
          </Button>
        )}
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
