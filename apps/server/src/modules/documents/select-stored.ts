import { collections } from './collections/collections.ts';

/** A query for all attributes that are columns: files, chats and histories, which are composed, may be too large. */
export function selectStored(name: keyof typeof collections): string {
  const stored = Object.entries(collections[name].attributes).flatMap(([attribute, { kind }]) =>
    kind === 'composed' ? [] : [attribute],
  );
  return JSON.stringify({ method: 'select', values: stored });
}
