import { AppError, currency, enterprisePlanId } from '@kilim/contract';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { schemaParam } from '../../navigation/url-params.ts';
import { useUrlState } from '../../navigation/use-url-state.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCheckout } from './api/get-checkout.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { UnsupportedCurrency } from './unsupported-currency.tsx';

/** Time to read the message before the redirect, in milliseconds. */
const redirectDelay = 2_500;

/** Explains why the plan cannot be bought and redirects to the plans. */
function PlanProblem({ isNamed }: { readonly isNamed: boolean }) {
  const reason = isNamed ? 'checkout.planMissing' : 'checkout.planIdMissing';
  const translate = useTranslate();
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ type: 'error', title: translate(reason) });
    const timer = setTimeout(() => void navigate(paths.pricing.to(), { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
    // A language change must not restart the redirect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [navigate, reason]);
  return (
    <Card>
      <EmptyState
        title={translate('checkout.notFoundTitle')}
        description={
          <>
            <span className="block font-medium text-ink">{translate(reason)}</span>
            {translate('checkout.notFound')}
          </>
        }
        action={
          <Link to={paths.pricing.to()} className={buttonLook('secondary')}>
            {translate('checkout.back')}
          </Link>
        }
      />
    </Card>
  );
}

/** Contact-only plans redirect to /contact. */
function GoToContact() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.contact.to(), { replace: true }), [navigate]);
  return null;
}

function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card className="flex flex-col gap-4 p-4 max-lg:order-2 sm:p-6">
        <Skeleton className="h-6 w-40" />
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-10 w-full" />
        ))}
      </Card>
      <Card className="flex h-fit flex-col gap-4 p-4 max-lg:order-1 sm:p-6">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-64 w-full" />
      </Card>
    </div>
  );
}

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.type === 'plan_not_found' || error.type === 'plan_not_available');

/** Loading failed: offer a retry instead of redirecting. */
function PlanUnreadable({ query }: { readonly query: ReturnType<typeof useCheckout> }) {
  const translate = useTranslate();
  return (
    <Card className="flex flex-col items-center pb-10">
      <ErrorState
        title={translate('checkout.planFailed')}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      <Link to={paths.pricing.to()} className={buttonLook('link')}>
        {translate('checkout.back')}
      </Link>
    </Card>
  );
}

const checkoutParams = { currency: schemaParam('currency', currency) };

/** Loads the checkout for the URL's currency. */
export function CheckoutScreen({ planId }: { readonly planId: string }) {
  const { state, change } = useUrlState(checkoutParams);
  const checkout = useCheckout(planId, state.currency);
  const isNamed = planId.trim() !== '';
  if (!isNamed) return <PlanProblem isNamed={isNamed} />;
  if (planId === enterprisePlanId) return <GoToContact />;
  if (checkout.isError && checkout.data === undefined) {
    const { error } = checkout;
    const type = error instanceof AppError ? error.type : null;
    if (type === 'plan_needs_contact') return <GoToContact />;
    if (type === 'payment_currency_unsupported' || type === 'payment_currency_not_allowed') {
      return <UnsupportedCurrency planId={planId} type={type} />;
    }
    if (isMissing(error)) return <PlanProblem isNamed={isNamed} />;
    return <PlanUnreadable query={checkout} />;
  }
  if (checkout.data === undefined) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      facts={checkout.data}
      isChanging={checkout.isPlaceholderData}
      onCurrency={(chosen) => change({ currency: chosen })}
    />
  );
}
