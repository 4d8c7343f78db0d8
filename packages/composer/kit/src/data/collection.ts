import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { waitFor } from './loading';

export interface Item {
  id: string;
}

interface Collection<Row extends Item> {
  items: readonly Row[];
  /** False until the rows of the last session were read. */
  isLoaded: boolean;
  /** Adds a row, or replaces the one with its id. Returns the id. */
  save: (row: Omit<Row, 'id'> & { id?: string }) => string;
  /** Changes some fields of a row. */
  update: (id: string, part: Partial<Omit<Row, 'id'>>) => void;
  /** Deletes a row and returns a function that restores it where it was. */
  remove: (id: string) => () => void;
  clear: () => void;
}

export interface CollectionOptions<Row extends Item> {
  /** Key in the device's storage. */
  key: string;
  /** Increase it when the fields change; `upgrade` then converts stored rows. */
  version: number;
  /** Rows of the first start. */
  samples: () => readonly Row[];
  upgrade?: (rows: readonly Row[], version: number) => readonly Row[];
}

export const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** A list that is kept on the device: every change is saved, and the next start begins with it. */
export function createCollection<Row extends Item>({
  key,
  version,
  samples,
  upgrade,
}: CollectionOptions<Row>) {
  const useCollection = create<Collection<Row>>()((set) => ({
    items: [],
    isLoaded: false,
    save: (draft) => {
      const id = draft.id ?? newId();
      const row = { ...draft, id } as Row;
      set(({ items }) => ({
        items: items.some((item) => item.id === id)
          ? items.map((item) => (item.id === id ? row : item))
          : [row, ...items],
      }));
      return id;
    },
    update: (id, part) =>
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, ...part } : item)) })),
    remove: (id) => {
      const before = useCollection.getState().items;
      const index = before.findIndex((item) => item.id === id);
      const row = before[index];
      set({ items: before.filter((item) => item.id !== id) });
      return () => {
        if (row) set(({ items }) => ({ items: [...items.slice(0, index), row, ...items.slice(index)] }));
      };
    },
    clear: () => set({ items: [] }),
  }));

  const keep = ({ items }: { items: readonly Row[] }) => {
    AsyncStorage.setItem(key, JSON.stringify({ version, items })).catch(() => undefined);
  };
  const read = (saved: string | null): readonly Row[] | undefined => {
    if (!saved) return undefined;
    const stored = JSON.parse(saved) as { version: number; items: readonly Row[] };
    const items = stored.version === version ? stored.items : upgrade?.(stored.items, stored.version);
    return Array.isArray(items) ? items : undefined;
  };

  // Storage may be unavailable, in a private window for example: the app then works without keeping its rows.
  waitFor(
    AsyncStorage.getItem(key)
      .then(read)
      .catch(() => undefined)
      .then((stored = samples()) => {
        // Rows that were saved before the stored ones were read stay beside them.
        const early = useCollection.getState().items;
        const others = stored.filter(({ id }) => early.every((row) => row.id !== id));
        useCollection.setState({ items: [...early, ...others], isLoaded: true });
        useCollection.subscribe(keep);
        if (early.length > 0) keep(useCollection.getState());
      }),
  );

  return useCollection;
}
