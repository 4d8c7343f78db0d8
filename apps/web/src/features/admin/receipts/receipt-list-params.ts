import { currency } from '@kilim/contract';
import { receiptStatusParam } from '../../../billing/receipt-params.ts';
import { schemaParam, textParam } from '../../../navigation/url-params.ts';
import type { UrlState } from '../../../navigation/use-url-state.ts';

/** The filter of the receipt list in the URL. */
export const receiptListParams = {
  search: textParam('q', { maximumLength: 100 }),
  status: receiptStatusParam,
  currency: schemaParam('currency', currency),
};

export type ReceiptListFilter = UrlState<typeof receiptListParams>;
