import { create } from 'zustand';
import { createKept } from '../data/kept';

interface Account {
  name: string;
  /** Four digits; empty before the first start. They keep others from looking, they do not encrypt. */
  pin: string;
}

/** Who uses the app on this device. */
export const useAccount = createKept<Account>('account', () => ({ name: '', pin: '' }));

interface Lock {
  isOpen: boolean;
  open: () => void;
  lock: () => void;
}

/** Closed at every start. */
export const useLock = create<Lock>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  lock: () => set({ isOpen: false }),
}));

export const pinLength = 4;

export const isPin = (text: string): boolean => /^\d{4}$/.test(text);
