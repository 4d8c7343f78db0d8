import { type ReceiptStatus, receiptStatuses, receiptStatusKeys } from '@kilim/contract';

/** The status that `?status=` names, by the name of its text; null shows all. */
export function readReceiptStatus(search: URLSearchParams): ReceiptStatus | null {
  const name = search.get('status');
  return receiptStatuses.find((status) => receiptStatusKeys[status] === name) ?? null;
}

/** The address with another status. */
export function writeReceiptStatus(search: URLSearchParams, status: ReceiptStatus | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (status === null) next.delete('status');
  else next.set('status', receiptStatusKeys[status]);
  return next;
}
