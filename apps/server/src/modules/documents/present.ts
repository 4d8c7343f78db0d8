import { documentDatabase, type UserId } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import { permissionsOf } from './access.ts';
import type { Attribute, Collection } from './collections/attribute.ts';
import type { StoredRow } from './query-repository.ts';

export type Document = Readonly<Record<string, unknown>> & {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
};

function present({ kind }: Attribute, value: string | number | null): unknown {
  switch (kind) {
    case 'text':
      return value ?? '';
    case 'time':
      return toTimestamp(typeof value === 'number' ? value : null);
    case 'boolean':
      return value === 1;
    default:
      return value;
  }
}

interface Presented {
  /** The selected attributes; null for all. */
  readonly selected: ReadonlySet<string> | null;
  readonly userId: UserId | null;
}

/** Makes documents of rows and their composed attributes. */
export function createPresenter(name: string, collection: Collection, { selected, userId }: Presented) {
  const shown = Object.entries(collection.attributes).filter(
    ([attribute]) => selected === null || selected.has(attribute),
  );
  const permissions = permissionsOf(collection, userId);
  return (row: StoredRow, composed: Readonly<Record<string, unknown>>): Document => {
    // Names are those of the collection table.
    const document: Record<string, unknown> = {};
    for (const [attribute, kind] of shown) {
      document[attribute] =
        kind.kind === 'composed' ? composed[attribute] : present(kind, row[attribute] ?? null);
    }
    document['$id'] = String(row['$id']);
    document['$sequence'] = Number(row['$sequence']);
    document['$collectionId'] = name;
    document['$databaseId'] = documentDatabase;
    document['$createdAt'] = toTimestamp(Number(row['$createdAt']));
    document['$updatedAt'] = toTimestamp(Number(row['$updatedAt']));
    document['$permissions'] = permissions;
    return document as Document;
  };
}
