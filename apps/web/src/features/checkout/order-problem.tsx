import { AppError, type Currency, type ErrorType, type PlanId } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { Link, useLocation } from 'react-router';
import { isNetworkFailure } from '../../api/client.ts';
import { errorParams } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { CurrencyOffer } from './unsupported-currency.tsx';

/** Errors with their own text; all others use the general text. */
const errorsWithText: ReadonlySet<ErrorType> = new Set([
  'plan_not_available',
  'plan_needs_contact',
  'billing_details_invalid',
  'order_consent_required',
  'order_text_changed',
  'order_key_reused',
  'order_not_payable',
  'payment_currency_unsupported',
  'payment_currency_not_allowed',
  'payment_method_unavailable',
  'payment_start_failed',
  'general_rate_limit_exceeded',
]);

/** The text for an order that could not be placed. */
export function orderAlert(error: unknown): MessageKey {
  if (!(error instanceof AppError)) return 'checkout.startFailed';
  if (error.status === 401) return 'checkout.mustSignIn';
  if (isNetworkFailure(error)) return 'errors.general_unavailable';
  if (errorsWithText.has(error.type)) return `errors.${error.type}`;
  return error.status >= 500 ? 'checkout.startFailed' : 'checkout.payFailed';
}

/** What is wrong with the sent form. */
export type FormProblem = 'incomplete' | 'invalid' | 'consentMissing';

export interface OrderProblemProps {
  /** null when the form is complete. */
  readonly problem: FormProblem | null;
  readonly error: unknown;
  readonly planId: PlanId;
  /** Alternatives when the currency is rejected. */
  readonly currencies: readonly Currency[];
}

/** The reason why the order was not placed, with an alternative where there is one. */
export function OrderProblem({ problem, error, planId, currencies }: OrderProblemProps) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const key =
    problem === null ? (error === null ? null : orderAlert(error)) : (`checkout.${problem}` as const);
  const isRefusedCurrency =
    key === 'errors.payment_currency_unsupported' || key === 'errors.payment_currency_not_allowed';
  return (
    <div className="flex flex-col items-start gap-3 empty:hidden">
      <FormAlert alert={key === null ? null : { tone: 'error', key, params: errorParams(error) }} />
      {key === 'checkout.mustSignIn' ? (
        <Link to={paths.auth.to('login', pathname + search)} className={buttonLook('secondary')}>
          {translate('checkout.signIn')}
        </Link>
      ) : null}
      {isRefusedCurrency ? <CurrencyOffer planId={planId} currencies={currencies} /> : null}
    </div>
  );
}
