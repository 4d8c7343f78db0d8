import { toKebabCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintedFile } from '../printed-file.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { type Automation, automationsOf } from './automation.ts';
import { namesOf } from './entity-names.ts';
import { fieldOfRole } from './entity-shape.ts';

/** What tells that a row runs low: a number for all rows, its own minimum, or both. */
interface LowStock {
  readonly quantity: Field;
  readonly minimum: Field | undefined;
  /** Below it every row is low, by a rule of the app. */
  readonly below: number | undefined;
}

/** Whether a rule marks rows whose stock is below a number; the highest one is about running low. */
function isLowMark(rule: Automation, quantity: Field): boolean {
  return rule.kind === 'mark' && rule.field === quantity.id && 'below' in rule.when;
}

/** How the app decides that a row runs low; undefined without a quantity, a minimum or a rule. */
export function findLowStock(entity: Entity): LowStock | undefined {
  const quantity = fieldOfRole(entity, 'quantity');
  if (quantity?.type !== 'number' || quantity.formula !== undefined) return undefined;
  const found = fieldOfRole(entity, 'minimum');
  const minimum = found?.type === 'number' && found.formula === undefined ? found : undefined;
  const limits = automationsOf(entity).flatMap((rule) =>
    isLowMark(rule, quantity) && 'below' in rule.when ? [rule.when.below] : [],
  );
  if (minimum === undefined && limits.length === 0) return undefined;
  return { quantity, minimum, below: limits.length === 0 ? undefined : Math.max(...limits) };
}

const lowStockPath = (entity: Entity): string => `${namesOf(entity).folder}/is-low-${toKebabCase(entity.id)}`;

/** Imports the function that tells whether a row runs low; undefined if the app has none. */
export const useIsLow = (entity: Entity, module: SourceModule): string | undefined =>
  findLowStock(entity) && module.use(lowStockPath(entity), `isLow${namesOf(entity).type}`);

/** Whether the rule marks the rows that run low: such a rule also holds for their own minimum. */
export function marksLowStock(entity: Entity, rule: Automation): boolean {
  const low = findLowStock(entity);
  return (
    low?.minimum !== undefined &&
    isLowMark(rule, low.quantity) &&
    'below' in rule.when &&
    rule.when.below === low.below
  );
}

/** The one function that decides whether a row runs low. */
export function printLowStock(entity: Entity): PrintedFile | undefined {
  const low = findLowStock(entity);
  if (low === undefined) return undefined;
  const { type, modelPath } = namesOf(entity);
  const module = createModule(`${lowStockPath(entity)}.ts`);
  module.useType(modelPath, type);
  const { quantity, minimum, below } = low;
  const conditions = [
    below === undefined ? undefined : `stock < ${below}`,
    minimum && `stock <= (${entity.id}.${minimum.id} ?? 0)`,
  ].filter((condition) => condition !== undefined);
  const reason = [
    below === undefined ? undefined : `below ${below}`,
    minimum && 'at its own minimum or below',
  ].filter((part) => part !== undefined);
  return module.print(
    lines(
      `/** Whether it runs low: ${reason.join(', or ')}. */`,
      `export function isLow${type}(${entity.id}: ${type}): boolean {`,
      `  const stock = ${entity.id}.${quantity.id} ?? 0;`,
      `  return ${conditions.join(' || ')};`,
      '}',
    ),
  );
}
