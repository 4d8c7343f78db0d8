import type { BillingDetails, Currency, PaymentMethod } from '@kilim/contract';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useSession } from '../../api/session.ts';
import { BillingFields } from '../../billing/billing-fields.tsx';
import { cleanBilling, emptyBilling, resolveBilling } from '../../billing/billing-form.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ProviderRedirect } from './api/pay-order.ts';
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts';
import { Consents, type ConsentValues, missingConsents, noConsents } from './consents.tsx';
import { CurrencyRefused } from './currency-refused.tsx';
import { MethodChoice } from './method-choice.tsx';
import { type FormProblem, OrderProblem } from './order-problem.tsx';
import { type CheckoutFacts, OrderSummary } from './order-summary.tsx';
import { RedirectStep } from './redirect-step.tsx';
import { SimulationNote } from './simulation-note.tsx';
import { CurrencyOffer } from './unsupported-currency.tsx';
import { usePlaceOrder } from './use-place-order.ts';

export interface CheckoutFormProps {
  readonly facts: CheckoutFacts;
  readonly isChanging: boolean;
  readonly onCurrency: (chosen: Currency) => void;
}

/** Whether a field is empty, or all are filled in and one has a wrong value. */
function problemOf(errors: FieldErrors<BillingDetails>): FormProblem {
  return Object.values(errors).some(({ message }) => message === 'required') ? 'incomplete' : 'invalid';
}

/** Billing details, method and consents. The input survives errors, reloads and returning from the bank. */
export function CheckoutForm({ facts, isChanging, onCurrency }: CheckoutFormProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const { plan, amount, methods } = facts;
  const { register, control, handleSubmit, formState, getValues } = useForm<BillingDetails>({
    // This tab's draft takes precedence over the saved details.
    defaultValues:
      readCheckoutDraft() ??
      facts.billingDetails ??
      emptyBilling({ name: user?.name ?? '', email: user?.email ?? '' }),
    resolver: resolveBilling,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [wanted, setWanted] = useState<PaymentMethod | null>(null);
  const chosen = methods.find(({ method }) => method === wanted) ?? methods[0];
  const [consents, setConsents] = useState<ConsentValues>(noConsents);
  // Another currency or language has other texts, so earlier consents do not apply to them.
  const shownTexts = `${facts.preliminaryInformation.hash} ${facts.distanceSales.hash}`;
  const [knownTexts, setKnownTexts] = useState(shownTexts);
  if (shownTexts !== knownTexts) {
    setKnownTexts(shownTexts);
    setConsents({ ...consents, preliminary: false, contract: false });
  }
  const [remembers, setRemembers] = useState(facts.billingDetails !== null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [leaving, setLeaving] = useState<ProviderRedirect | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const placing = usePlaceOrder();
  const country = useWatch({ control, name: 'country' });
  const isCurrencyRefused = facts.isLiraOnlyInTurkiye && country === 'TR' && amount.currency !== 'TRY';

  if (leaving !== null) return <RedirectStep start={leaving} />;

  const refuse = (found: FormProblem): void => {
    setProblem(found);
    // After the invalid fields have been marked.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const send = (details: BillingDetails): void => {
    if (chosen === undefined || isCurrencyRefused) return;
    if (missingConsents(consents).length > 0) {
      refuse('consentMissing');
      return;
    }
    setProblem(null);
    const { preliminaryInformation, distanceSales } = facts;
    placing.place(
      {
        planId: plan.planId,
        currency: amount.currency,
        method: chosen.method,
        language,
        billingDetails: cleanBilling(details),
        savesBillingDetails: remembers,
        consents: {
          preliminaryInformation: {
            version: preliminaryInformation.version,
            hash: preliminaryInformation.hash,
          },
          distanceSales: { version: distanceSales.version, hash: distanceSales.hash },
          immediateDelivery: true,
          marketing: consents.marketing,
        },
      },
      {
        onStart: setLeaving,
        onTextChanged: () => setConsents({ ...consents, preliminary: false, contract: false }),
      },
    );
  };

  return (
    <form
      ref={form}
      noValidate
      onChange={() => saveCheckoutDraft(getValues())}
      onSubmit={(event) => {
        if (placing.isBusy || isChanging) event.preventDefault();
        else void handleSubmit(send, (errors) => refuse(problemOf(errors)))(event);
      }}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5 max-lg:order-2">
        <Card className="flex flex-col gap-4 p-4 sm:p-6">
          <div>
            <h2 className="text-16 font-semibold">{translate('checkout.billing.title')}</h2>
            <p className="pt-1 text-13 text-muted">{translate('checkout.billing.required')}</p>
          </div>
          <BillingFields register={register} control={control} errors={formState.errors} />
          <Checkbox
            label={translate('checkout.billing.remember')}
            checked={remembers}
            onChange={(event) => setRemembers(event.target.checked)}
          />
        </Card>
        {chosen === undefined ? (
          <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
            <p role="alert" className="text-16 font-medium">
              {translate('checkout.unsupported')}
            </p>
            <CurrencyOffer planId={plan.planId} currencies={facts.currencies} />
          </Card>
        ) : (
          <>
            <Card className="flex flex-col gap-4 p-4 sm:p-6">
              <MethodChoice methods={methods} chosen={chosen.method} onChoose={setWanted} />
              {chosen.isSimulated ? <SimulationNote /> : null}
            </Card>
            <Card className="p-4 sm:p-6">
              <Consents
                values={consents}
                onChange={setConsents}
                showsMissing={problem !== null}
                preliminaryInformation={facts.preliminaryInformation}
                distanceSales={facts.distanceSales}
              />
            </Card>
            <OrderProblem
              problem={problem}
              error={placing.error}
              planId={plan.planId}
              currencies={facts.currencies.filter((code) => code !== amount.currency)}
            />
            {isCurrencyRefused ? (
              <CurrencyRefused
                currencies={facts.currencies}
                isChanging={isChanging}
                onCurrency={onCurrency}
              />
            ) : null}
            <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-center">
              <Button
                type="submit"
                size="large"
                className="h-auto! min-h-12 py-2 text-center whitespace-normal! sm:flex-1"
                isBusy={placing.isBusy || isChanging}
                disabled={isCurrencyRefused}
                icon={<Lock aria-hidden="true" className="size-4 shrink-0" />}
              >
                {translate('checkout.pay', {
                  amount: formatMoney(amount.minor, amount.currency, language),
                })}
              </Button>
              <Link to={paths.pricing.to()} className={buttonLook('secondary', 'large')}>
                {translate('checkout.cancel')}
              </Link>
            </div>
          </>
        )}
      </div>
      <div className="max-lg:order-1 lg:sticky lg:top-20">
        <OrderSummary
          facts={facts}
          isChanging={isChanging}
          isCurrencyRefused={isCurrencyRefused}
          onCurrency={onCurrency}
        />
      </div>
    </form>
  );
}
