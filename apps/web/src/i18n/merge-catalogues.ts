import type { PartialCatalogue } from '@kilim/messages';

/** Both; the errors of the public pages do not replace those of all calls. */
export const mergeCatalogues = (known: PartialCatalogue, added: PartialCatalogue): PartialCatalogue => ({
  ...known,
  ...added,
  errors: { ...known.errors, ...added.errors },
});
