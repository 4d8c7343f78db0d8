import { orderId } from '@kilim/contract';
import { useParams, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { OrderStep } from './order-step.tsx';

/** `/payment/{planId}`: the checkout of a plan; with `?order=`, the remaining step of an order. */
export default function CheckoutRoute() {
  const translate = useTranslate();
  const { planId = '' } = useParams();
  const [search] = useSearchParams();
  const order = orderId.safeParse(search.get('order'));
  return (
    // Window height, so that the footer does not shift while content loads.
    <main className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <PageHead title={translate('checkout.title')} />
      <h1 className="text-28 font-semibold tracking-tight">{translate('checkout.title')}</h1>
      {order.success ? <OrderStep orderId={order.data} /> : <CheckoutScreen key={planId} planId={planId} />}
    </main>
  );
}
