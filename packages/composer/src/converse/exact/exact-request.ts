import type { AppSpec } from '../../spec/app-spec.ts';
import type { Change } from '../changes/change.ts';
import type { Operation } from '../operation.ts';
import { exactKind } from './exact-kind.ts';
import { exactOptions } from './exact-options.ts';
import { exactRemoval } from './exact-removal.ts';
import { exactRenaming } from './exact-renaming.ts';
import { exactUnit } from './exact-unit.ts';

const asChange = (operations: readonly Operation[] | undefined): Change | undefined =>
  operations && { kind: 'operations', operations };

/**
 * What a message asks for that names a part by its own label and wants one thing only. A label that the person wrote comes before
 * all other words, so this is asked before the readers that know synonyms, roles and likely mistakes.
 */
export const exactRequest = (written: string, spec: AppSpec): Change | undefined =>
  exactOptions(written, spec) ??
  asChange(exactRemoval(written, spec)) ??
  exactUnit(written, spec) ??
  asChange(exactRenaming(written, spec)) ??
  exactKind(written, spec);
