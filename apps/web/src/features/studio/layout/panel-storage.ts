import { readStored, writeStored } from '../../../storage/browser-storage.ts';

/** Stores panel sizes in this browser, for all projects. */
export const panelStorage = {
  getItem: (key: string): string | null => readStored(`panels-${key}`),
  setItem: (key: string, value: string): void => {
    writeStored(`panels-${key}`, value);
  },
};
