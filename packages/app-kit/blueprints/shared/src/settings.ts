import AsyncStorage from '@react-native-async-storage/async-storage';
import { create, type StoreApi } from 'zustand';

export type Language = 'tr' | 'en';
export type SchemeChoice = 'system' | 'light' | 'dark';

const defaultLanguage: Language = 'tr';
const defaultScheme: SchemeChoice = 'system';

interface Settings {
  language: Language;
  scheme: SchemeChoice;
  setLanguage: (language: Language) => void;
  setScheme: (scheme: SchemeChoice) => void;
}

export const useSettings = create<Settings>()((set) => ({
  language: defaultLanguage,
  scheme: defaultScheme,
  setLanguage: (language) => set({ language }),
  setScheme: (scheme) => set({ scheme }),
}));

/**
 * Keeps the picked part of a store on the device and brings it back at the next start.
 * A device without storage (a private window, for example) just forgets: that is no error.
 */
export function remember<State, Kept extends Partial<State>>(
  store: Pick<StoreApi<State>, 'getState' | 'setState' | 'subscribe'>,
  key: string,
  pick: (state: State) => Kept,
) {
  const save = (state: State) => {
    AsyncStorage.setItem(key, JSON.stringify(pick(state))).catch(() => undefined);
  };
  AsyncStorage.getItem(key)
    .then((saved) => {
      if (saved) store.setState(JSON.parse(saved) as Kept);
    })
    .catch(() => undefined)
    .finally(() => store.subscribe(save));
}

remember(useSettings, 'settings', ({ language, scheme }) => ({ language, scheme }));
