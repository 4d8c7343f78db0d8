import { namesOf } from './entity/entity-names.ts';
import { featureStores } from './features/feature-stores.ts';
import { findScreenKind } from './kinds/index.ts';
import type { KeptStore, PrintContext } from './screen-kind.ts';

/** The stores of the app's entities and screens, each once. */
export function listKeptStores(context: PrintContext): readonly KeptStore[] {
  const { entities, screens } = context.spec;
  const all = [
    ...entities.map(namesOf).map(({ store, storePath }) => ({ name: store, from: storePath })),
    ...screens.flatMap((screen) => findScreenKind(screen.kind)?.stores?.(screen, context) ?? []),
    ...featureStores(context),
  ];
  return [...new Map(all.map((store) => [store.name, store])).values()];
}
