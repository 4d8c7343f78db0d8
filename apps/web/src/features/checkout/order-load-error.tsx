import { AppError } from '@kilim/contract';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** Missing order. Another user's order looks the same. */
export function OrderMissing() {
  const translate = useTranslate();
  return (
    <Card>
      <EmptyState
        title={translate('checkout.result.notFoundTitle')}
        description={translate('checkout.result.notFound')}
        action={
          <Link to={paths.settings.to('receipts')} className={buttonLook('secondary')}>
            {translate('settings.billing.receipts')}
          </Link>
        }
      />
    </Card>
  );
}

export interface OrderLoadErrorProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The order is missing or could not be loaded. */
export function OrderLoadError({ error, isRetrying, onRetry }: OrderLoadErrorProps) {
  const translate = useTranslate();
  if (error instanceof AppError && (error.status === 404 || error.status === 400)) return <OrderMissing />;
  return (
    <Card>
      <ErrorState
        title={translate('checkout.result.failed')}
        error={error}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </Card>
  );
}
