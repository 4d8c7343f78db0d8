import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { withEntity } from '../../understand/app-spec/plan-screens.ts';
import { addedScreens } from '../changes/added-screens.ts';
import { isCalled, isNoun, nounIn, showExisting } from '../changes/lists/add-list.ts';
import { findListedRows } from '../changes/lists/find-listed-rows.ts';
import { createListedEntity, showsWords, typedField } from '../changes/lists/own-fields.ts';
import { readFollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';

const entityMaximum = 12;

/** Pages that show rows of the app and have none of their own. */
const ownPage =
  /(?:^| )(?:calend[ae]r|stat\w*|summary|reports?|charts?|graphs?|map|settings?|dashboard|home|search|profile|main|takvim|istatistik\w*|ozet|rapor\w*|grafik\w*|harita|ayar\w*|ana|profil|arama|detay\w*|details?|form)$/;

/** A second list whose parts a message names: each of them is a field of it, with the words that were typed. */
export function listedRows(written: string, spec: AppSpec): readonly Operation[] | undefined {
  const followUp = readFollowUp(written, spec);
  const found = findListedRows(followUp.reading);
  if (found === undefined || spec.entities.length === 0 || !isNoun(found.rows)) return undefined;
  const { rows, parts, isNew } = found;
  const noun = nounIn(rows, spec);
  const known = spec.entities.find((entity) => isCalled(noun, entity));
  if (known !== undefined) {
    const missing = parts.filter((part) => !known.fields.some(({ label }) => showsWords(label, part)));
    let current = known;
    const operations: Operation[] = [];
    for (const part of missing) {
      const added = typedField(part, current, spec);
      if (added === undefined) return undefined;
      operations.push(added);
      current = { ...current, fields: [...current.fields, added.field] };
    }
    return operations.length === 0 ? undefined : [...showExisting(spec, known), ...operations];
  }
  if (!isNew || spec.entities.length >= entityMaximum || ownPage.test(fold(noun.one))) return undefined;
  // "a status list: open, closed": a part of the app and its values.
  const isField = readFollowUp(rows, spec).targets.some(({ target }) => target.kind === 'field');
  if (isField && fold(rows).split(/\s+/).length === 1) return undefined;
  const entity = createListedEntity(spec, noun, parts);
  return [
    { kind: 'addEntity', entity, index: spec.entities.length },
    ...addedScreens(spec, withEntity(spec.screens, entity, spec.language)),
  ];
}
