import { dismissTransfer, listTransfers, resolveTransfer, type TransferStatus } from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';

/** Pages of incoming transfers, newest first; null means every status. */
export function useTransfers(status: TransferStatus | null) {
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.transferList(status), (page, signal) =>
      call(listTransfers, {
        query: {
          ...(status === null ? {} : { status }),
          ...page,
        },
        signal,
      }),
    ),
  );
}

/** A decided transfer leaves the queue, and a matched one changes receipts. */
function useTransferInvalidation() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: adminQueryKeys.all });
}

/** Pays the order of a receipt with a transfer. */
export function useResolveTransfer(transferId: string) {
  const invalidate = useTransferInvalidation();
  return useMutation({
    mutationFn: (body: { receiptNumber: string; note: string }) =>
      call(resolveTransfer, { params: { transferId }, body }),
    onSuccess: invalidate,
  });
}

/** Dismisses a transfer. */
export function useDismissTransfer(transferId: string) {
  const invalidate = useTransferInvalidation();
  return useMutation({
    mutationFn: (note: string) => call(dismissTransfer, { params: { transferId }, body: { note } }),
    onSuccess: invalidate,
  });
}
