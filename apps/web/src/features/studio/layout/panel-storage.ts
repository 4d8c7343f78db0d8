import { readStored, writeStored } from '../../../storage/browser-storage.ts';

/** Where panel sizes are remembered; one layout for every project of this browser. */
export const panelStorage = {
  getItem: (key: string): string | null => readStored(`panels-${key}`),
  setItem: (key: string, value: string): void => {
    writeStored(`panels-${key}`, value);
  },
};
