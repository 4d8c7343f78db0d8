import { type ReceiptStatus, receiptId, receiptStatuses, receiptStatusKeys } from '@kilim/contract';
import { schemaParam, type UrlParam } from '../navigation/url-params.ts';

/** `?status=` by the status's text key (`paid`), because the stored values are Turkish words. */
export const receiptStatusParam: UrlParam<ReceiptStatus | null> = {
  name: 'status',
  parse: (text) => receiptStatuses.find((status) => receiptStatusKeys[status] === text) ?? null,
  format: (status) => (status === null ? null : receiptStatusKeys[status]),
};

/** The receipt whose details are open over the list. */
export const openReceiptParams = { receiptId: schemaParam('receipt', receiptId) };
