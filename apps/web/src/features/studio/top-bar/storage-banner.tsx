import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { StorageNotice } from '../../../billing/storage-notice.tsx';
import { useSaveStatus } from '../session/studio-context.tsx';

/** Warns that the storage is nearly full or that a save was rejected because it is full. */
export function StorageBanner() {
  const status = useSaveStatus();
  const client = useQueryClient();
  const isRefused = status.kind === 'failed' && status.error.type === 'storage_limit_reached';
  useEffect(() => {
    if (isRefused) void client.invalidateQueries({ queryKey: queryKeys.storage.own });
  }, [isRefused, client]);
  return <StorageNotice className="rounded-none border-x-0" isRefused={isRefused} />;
}
