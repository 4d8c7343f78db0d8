/** The parts of a checkout reply that an order repeats. */
export interface AcceptedTexts {
  readonly preliminaryInformation: { readonly version: string; readonly hash: string };
  readonly distanceSales: { readonly version: string; readonly hash: string };
}

const acceptText = ({ version, hash }: { version: string; hash: string }) => ({ version, hash });

/** Body of `POST /v1/orders` for the plan `basic` in lira with the simulated payment. */
export function makeOrderBody(checkout: AcceptedTexts, idempotencyKey: string) {
  return {
    idempotencyKey,
    planId: 'basic',
    currency: 'TRY',
    method: 'demo',
    language: 'tr',
    billingDetails: {
      type: 'individual',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      country: 'TR',
      companyName: '',
      taxId: '',
      taxOffice: '',
      address: 'Çınar Sokak 7',
      city: 'Isparta',
      state: '',
      zipCode: '32100',
    },
    savesBillingDetails: true,
    consents: {
      preliminaryInformation: acceptText(checkout.preliminaryInformation),
      distanceSales: acceptText(checkout.distanceSales),
      immediateDelivery: true,
      marketing: false,
    },
  };
}
