import { adds, samples } from '../verbs.ts';
import { nothing, type ReadChange } from './change.ts';

/** Wishes that people can do in the app itself: to leave out rows, or to add more examples. */
export const readOwnAction: ReadChange = ({ has, quoted, targets }) => {
  if (quoted.length > 0) return undefined;
  if (has(samples) && has(adds) && !has(/ (?:alan\w*|field|column) /)) return nothing('samples');
  // To hide a choice is to hide its rows; the choice itself stays.
  const hidesRows =
    has(/ hide (?:every(?:body|one)|any(?:body|one)|people|those|the ones|who|(?:the )?(?:rest|others)) /) ||
    (has(/ (?:hide|gizle\w*) /) &&
      targets.length > 0 &&
      targets.every(({ target }) => target.kind === 'option'));
  return hidesRows ? nothing('filter') : undefined;
};
