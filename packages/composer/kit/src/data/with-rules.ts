interface Rows<Row extends { id: string }> {
  items: readonly Row[];
  save: (row: Omit<Row, 'id'> & { id?: string }) => string;
  update: (id: string, part: Partial<Omit<Row, 'id'>>) => void;
}

interface Collection<Row extends { id: string }> {
  getState: () => Rows<Row>;
  setState: (part: Partial<Rows<Row>>) => void;
}

interface Rules<Row extends { id: string }> {
  /** Fields that change because of a change. */
  follow?: (row: Omit<Row, 'id'>, before: Row | undefined) => Partial<Omit<Row, 'id'>>;
  /** What to say about a change; nothing for most. */
  announce?: (row: Row, before: Row | undefined, rows: readonly Row[]) => string | undefined;
  /** Shows a text that `announce` returned. */
  say?: (text: string) => void;
}

/** The collection with rules that hold for every change, from a form or with one press. */
export function withRules<Row extends { id: string }, Store extends Collection<Row>>(
  collection: Store,
  { follow, announce, say }: Rules<Row>,
): Store {
  const { save, update } = collection.getState();
  const find = (id: string | undefined): Row | undefined =>
    collection.getState().items.find((row) => row.id === id);
  const tell = (id: string, before: Row | undefined) => {
    const row = find(id);
    const text = row && announce?.(row, before, collection.getState().items);
    if (text) say?.(text);
  };
  collection.setState({
    save: (draft) => {
      const before = find(draft.id);
      const id = save({ ...draft, ...follow?.(draft, before) });
      tell(id, before);
      return id;
    },
    update: (id, part) => {
      const before = find(id);
      update(id, before ? { ...part, ...follow?.({ ...before, ...part }, before) } : part);
      tell(id, before);
    },
  });
  return collection;
}
