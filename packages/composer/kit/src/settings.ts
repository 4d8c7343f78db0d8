import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { defaultScheme } from './locale';

export type SchemeChoice = 'system' | 'light' | 'dark';

interface Settings {
  scheme: SchemeChoice;
  setScheme: (scheme: SchemeChoice) => void;
}

const key = 'settings';

export const useSettings = create<Settings>()((set) => ({
  scheme: defaultScheme,
  setScheme: (scheme) => {
    set({ scheme });
    AsyncStorage.setItem(key, JSON.stringify({ scheme })).catch(() => undefined);
  },
}));

AsyncStorage.getItem(key)
  .then((saved) => {
    if (saved) useSettings.setState(JSON.parse(saved) as { scheme: SchemeChoice });
  })
  .catch(() => undefined);
