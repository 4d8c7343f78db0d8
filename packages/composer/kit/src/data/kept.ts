import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { waitFor } from './loading';

interface Kept<Value> {
  value: Value;
  /** False until the value of the last session was read. */
  isLoaded: boolean;
  change: (next: (value: Value) => Value) => void;
  clear: () => void;
}

/** One value that is kept on the device: a running game, a choice. Change the key when its shape changes. */
export function createKept<Value>(key: string, initial: () => Value) {
  const useKept = create<Kept<Value>>()((set) => ({
    value: initial(),
    isLoaded: false,
    change: (next) => set(({ value }) => ({ value: next(value) })),
    clear: () => set({ value: initial() }),
  }));

  // Storage may be unavailable, in a private window for example: the app then works without keeping the
  // value.
  waitFor(
    AsyncStorage.getItem(key)
      .then((saved) => {
        if (saved) useKept.setState({ value: JSON.parse(saved) as Value });
      })
      .catch(() => undefined)
      .finally(() => {
        useKept.setState({ isLoaded: true });
        useKept.subscribe(({ value }) => {
          AsyncStorage.setItem(key, JSON.stringify(value)).catch(() => undefined);
        });
      }),
  );

  return useKept;
}
