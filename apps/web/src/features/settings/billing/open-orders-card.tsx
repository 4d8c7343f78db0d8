import type { Order } from '@kilim/contract';
import { Link } from 'react-router';
import { formatDateTime, formatMoney } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { useOpenOrders } from '../api/open-orders.ts';
import { SettingsCard } from '../settings-card.tsx';

function OpenOrder({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { amount, expiresAt } = order;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="text-14 font-medium">
          {order.planName[language] || order.planName.tr}
          <span className="pl-2 font-normal text-muted numerals">
            {formatMoney(amount.minor, amount.currency, language)}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-13 text-muted numerals">
          <span>{order.receiptNumber}</span>
          {expiresAt === null ? null : (
            <span>{translate('credits.orders.until', { time: formatDateTime(expiresAt, language) })}</span>
          )}
        </p>
      </div>
      <Link
        to={paths.paymentSuccess.to(order.id)}
        aria-label={translate('credits.orders.continueOf', { number: order.receiptNumber })}
        className={buttonLook('secondary')}
      >
        {translate('credits.orders.continue')}
      </Link>
    </li>
  );
}

/** Orders that wait for payment, with links to continue; renders nothing without any. */
export function OpenOrdersCard({ orders }: { readonly orders: ReturnType<typeof useOpenOrders> }) {
  const translate = useTranslate();
  const { data, isError, error, isFetching, refetch } = orders;
  if (data === undefined && !isError) return null;
  if (data !== undefined && data.orders.length === 0) return null;
  return (
    <SettingsCard
      title={translate('credits.orders.title')}
      description={translate('credits.orders.description')}
    >
      {data === undefined ? (
        <ErrorState
          title={translate('credits.orders.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul>
          {data.orders.map((order) => (
            <OpenOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
