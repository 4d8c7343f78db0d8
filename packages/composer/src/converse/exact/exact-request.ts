import type { AppSpec } from '../../spec/app-spec.ts';
import type { Operation } from '../operation.ts';
import { exactRemoval } from './exact-removal.ts';
import { exactRenaming } from './exact-renaming.ts';
import { headedChoice } from './headed-choice.ts';
import { listedRows } from './listed-rows.ts';

/** A list with its own parts, or a choice with its values, that a message asks for and names in full. */
export const exactAddition = (written: string, spec: AppSpec): readonly Operation[] | undefined =>
  listedRows(written, spec) ?? headedChoice(written, spec);

/**
 * What a message asks for that names a part by its own label and wants one thing only. A label that the person wrote comes before
 * all other words, so this is asked before the readers that know synonyms, roles and likely mistakes.
 */
export const exactRequest = (written: string, spec: AppSpec): readonly Operation[] | undefined =>
  exactRemoval(written, spec) ?? exactRenaming(written, spec) ?? exactAddition(written, spec);
