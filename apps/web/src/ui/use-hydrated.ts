import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its markup is taken over, true from then on. For what only the device knows: the first
 * picture has to agree with the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
