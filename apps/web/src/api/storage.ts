import { megabyte, type StorageUsage, storageWarningShare } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** The user's storage and its limit. */
export function useStorage() {
  return useQuery({
    queryKey: queryKeys.storage.own,
    queryFn: ({ signal }) => call(unvalidatedEndpoints.getStorage, { signal }),
  });
}

export type StorageLevel = 'free' | 'nearly' | 'full';

/** With less than a tenth of a megabyte left the storage counts as full. */
const smallest = megabyte / 10;

/** How full the storage is: docs/rules/storage.md */
export function storageLevel({
  usedBytes,
  limitBytes,
}: Pick<StorageUsage, 'usedBytes' | 'limitBytes'>): StorageLevel {
  if (usedBytes > limitBytes - smallest) return 'full';
  return usedBytes >= limitBytes * storageWarningShare ? 'nearly' : 'free';
}
