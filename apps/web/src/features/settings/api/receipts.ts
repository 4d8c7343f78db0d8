import {
  downloadReceipt,
  getReceipt,
  getReceiptPdf,
  listReceipts,
  mailReceipt,
  type Receipt,
  type ReceiptId,
  type ReceiptStatus,
} from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { cursorPages } from '../../../api/cursor-pages.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { saveFile } from '../../../api/save-file.ts';

/** Pages of the user's receipts, newest first; null means every status. */
export function useReceipts(status: ReceiptStatus | null) {
  return useInfiniteQuery(
    cursorPages(queryKeys.receipts.list(status), (page, signal) =>
      call(listReceipts, {
        query: {
          ...(status === null ? {} : { status }),
          ...page,
        },
        signal,
      }),
    ),
  );
}

/** One receipt of the user. */
export function useReceipt(receiptId: ReceiptId) {
  return useQuery({
    queryKey: queryKeys.receipts.one(receiptId),
    queryFn: ({ signal }) => call(getReceipt, { params: { receiptId }, signal }),
  });
}

/** Saves a receipt as a file named by its number. */
export function useDownloadReceipt(kind: 'pdf' | 'html') {
  return useMutation({
    mutationFn: async ({ id, receiptNumber }: Pick<Receipt, 'id' | 'receiptNumber'>) => {
      const endpoint = kind === 'pdf' ? getReceiptPdf : downloadReceipt;
      saveFile(`${receiptNumber}.${kind}`, await call(endpoint, { params: { receiptId: id } }));
    },
  });
}

/** Mails a receipt with its PDF to its billing address, or to the account's address when simulated. */
export function useMailReceipt() {
  return useMutation({
    mutationFn: (receiptId: ReceiptId) => call(mailReceipt, { params: { receiptId } }),
  });
}
