import { type OrderId, orderId } from '@kilim/contract';
import { useSearchParams } from 'react-router';
import { useOrder } from '../../api/orders.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderLoadError, OrderMissing } from './order-load-error.tsx';
import { ResultCard } from './result-card.tsx';

function Result({ id }: { readonly id: OrderId }) {
  const query = useOrder(id);
  if (query.data !== undefined) return <ResultCard order={query.data.order} start={query.data.start} />;
  if (query.isError) {
    return (
      <OrderLoadError
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Card aria-busy="true" className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4 p-8">
      <Skeleton className="size-12 rounded-full" />
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-16 w-full" />
    </Card>
  );
}

/** `/payment/success` and `/payment/error`: both show the real state of the order in `?order=`. */
export default function ResultRoute() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const id = orderId.safeParse(search.get('order'));
  return (
    // Window height, so that the footer does not shift while content loads.
    <main className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <PageHead title={translate('checkout.result.title')} />
      <h1 className="text-28 font-semibold tracking-tight">{translate('checkout.result.title')}</h1>
      {id.success ? <Result key={id.data} id={id.data} /> : <OrderMissing />}
    </main>
  );
}
