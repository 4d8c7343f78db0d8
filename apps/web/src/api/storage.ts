import { megabyte, type StorageUsage, storageWarningShare } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { unvalidatedEndpoints } from './unvalidated-endpoints.ts';

/** What the user stores, against the limit of their plan. */
export function useStorage() {
  return useQuery({
    queryKey: queryKeys.storage.own,
    queryFn: ({ signal }) => call(unvalidatedEndpoints.getStorage, { signal }),
  });
}

export type StorageLevel = 'free' | 'nearly' | 'full';

/** Less than a tenth of a megabyte is too little to save anything in. */
const smallest = megabyte / 10;

/** How full the storage is: from 80 % on it is nearly full. */
export function storageLevel({
  usedBytes,
  limitBytes,
}: Pick<StorageUsage, 'usedBytes' | 'limitBytes'>): StorageLevel {
  if (usedBytes > limitBytes - smallest) return 'full';
  return usedBytes >= limitBytes * storageWarningShare ? 'nearly' : 'free';
}
