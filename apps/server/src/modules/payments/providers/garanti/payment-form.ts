import type { Attempt, Buyer } from '../payment-provider.ts';
import { hashRequest, hashSecurityData } from './hash.ts';
import { type GarantiSettings, garantiCurrencies } from './settings.ts';

export interface FormFacts {
  readonly callbackUrl: string;
  /** Shown on the bank's page. */
  readonly companyName: string;
  readonly now: number;
}

/**
 * Fields of the form that the browser posts to the bank's hosted page (docs/rules/garanti.md#payment-form); card data
 * is entered only there. Success and error share one callback URL, because which one is used proves nothing.
 */
export function buildPaymentForm(
  settings: GarantiSettings,
  attempt: Pick<Attempt, 'reference' | 'amount'>,
  buyer: Buyer,
  { callbackUrl, companyName, now }: FormFacts,
): [name: string, value: string][] {
  const { terminalId, installment, storeKey, provisionPassword } = settings;
  const amount = String(attempt.amount.minor);
  const currencyCode = garantiCurrencies[settings.method].code;
  const type = 'sales';
  const hash = hashRequest(
    {
      terminalId,
      orderId: attempt.reference,
      amount,
      currencyCode,
      successUrl: callbackUrl,
      errorUrl: callbackUrl,
      type,
      installment,
    },
    { storeKey, securityData: hashSecurityData(provisionPassword, terminalId) },
  );
  return [
    ['mode', settings.mode],
    ['apiversion', '512'],
    ['secure3dsecuritylevel', settings.securityLevel],
    ['terminalprovuserid', settings.provisionUser],
    ['terminaluserid', settings.terminalUserId],
    ['terminalmerchantid', settings.merchantId],
    ['terminalid', terminalId],
    ['txntype', type],
    ['txnamount', amount],
    ['txncurrencycode', currencyCode],
    ['txninstallmentcount', installment],
    ['orderid', attempt.reference],
    ['successurl', callbackUrl],
    ['errorurl', callbackUrl],
    ['customeremailaddress', buyer.email],
    ['customeripaddress', buyer.ip],
    ['companyname', companyName],
    ['lang', buyer.language],
    ['txntimestamp', new Date(now).toISOString()],
    ['refreshtime', '5'],
    ['secure3dhash', hash],
  ];
}
