import type { AppSpec } from '../../spec/app-spec.ts';
import type { Change } from '../changes/change.ts';
import type { Operation } from '../operation.ts';
import { addedOptions } from './added-options.ts';
import { exactKind } from './exact-kind.ts';
import { exactOptions } from './exact-options.ts';
import { exactRemoval } from './exact-removal.ts';
import { exactRenaming } from './exact-renaming.ts';
import { exactUnit } from './exact-unit.ts';
import { headedChoice } from './headed-choice.ts';
import { listedRows } from './listed-rows.ts';
import { onlyUnit } from './only-unit.ts';
import { replacedUnit } from './replaced-unit.ts';

const asChange = (operations: readonly Operation[] | undefined): Change | undefined =>
  operations && { kind: 'operations', operations };

/** A list with its own parts, or a choice with its values, that a message asks for and names in full. */
export const exactAddition = (written: string, spec: AppSpec): readonly Operation[] | undefined =>
  listedRows(written, spec) ?? headedChoice(written, spec);

/**
 * What a message asks for that names a part by its own label and wants one thing only. A label that the person wrote comes before
 * all other words, so this is asked before the readers that know synonyms, roles and likely mistakes.
 */
export const exactRequest = (written: string, spec: AppSpec): Change | undefined =>
  exactOptions(written, spec) ??
  asChange(addedOptions(written, spec)) ??
  asChange(exactRemoval(written, spec)) ??
  exactUnit(written, spec) ??
  onlyUnit(written, spec) ??
  replacedUnit(written, spec) ??
  asChange(exactRenaming(written, spec)) ??
  exactKind(written, spec) ??
  asChange(exactAddition(written, spec));
