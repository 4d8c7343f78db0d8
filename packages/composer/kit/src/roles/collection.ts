import {
  type CollectionOptions,
  createCollection as createPlainCollection,
  type Item,
} from '../data/collection';
import { allows } from './current-role';

/** A list that is kept on the device and that only changes as the role may change it. */
export function createCollection<Row extends Item>(options: CollectionOptions<Row>) {
  const collection = createPlainCollection<Row>(options);
  const { save, update, remove } = collection.getState();
  collection.setState({
    save: (draft) => {
      const isKnown = collection.getState().items.some(({ id }) => id === draft.id);
      return allows(isKnown ? 'edit' : 'add') ? save(draft) : (draft.id ?? '');
    },
    // One press, such as ticking a box, or what follows from a new row.
    update: (id, part) => {
      if (allows('edit', 'add')) update(id, part);
    },
    remove: (id) => (allows('delete') ? remove(id) : () => undefined),
  });
  return collection;
}
