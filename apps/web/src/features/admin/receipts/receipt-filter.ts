import {
  type Currency,
  currency as currencySchema,
  type ReceiptStatus,
  receiptStatuses,
  receiptStatusKeys,
} from '@kilim/contract';

export interface ReceiptListFilter {
  readonly search: string;
  readonly status: ReceiptStatus | null;
  readonly currency: Currency | null;
}

/** What the address asks for: `?q=`, `?status=` by the name of its text, `?currency=`. */
export function readReceiptListFilter(address: URLSearchParams): ReceiptListFilter {
  const status = address.get('status');
  return {
    search: (address.get('q') ?? '').slice(0, 100),
    status: receiptStatuses.find((name) => receiptStatusKeys[name] === status) ?? null,
    currency: currencySchema.safeParse(address.get('currency')).data ?? null,
  };
}

/** The address with some of it changed. */
export function writeReceiptListFilter(
  address: URLSearchParams,
  change: Partial<ReceiptListFilter>,
): URLSearchParams {
  const filter = { ...readReceiptListFilter(address), ...change };
  const next = new URLSearchParams(address);
  const values = {
    q: filter.search,
    status: filter.status === null ? '' : receiptStatusKeys[filter.status],
    currency: filter.currency ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
