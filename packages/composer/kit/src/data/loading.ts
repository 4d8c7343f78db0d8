import { create } from 'zustand';

/** How many lists and values of the last session are still being read. */
const useReading = create<{ count: number }>()(() => ({ count: 0 }));

/** Counts a read until it has ended, with or without a result. */
export function waitFor(reading: Promise<unknown>): void {
  const add = (change: number) => useReading.setState(({ count }) => ({ count: count + change }));
  add(1);
  reading.finally(() => add(-1));
}

/** Whether everything that the app keeps has been read. */
export const useIsLoaded = (): boolean => useReading(({ count }) => count === 0);
