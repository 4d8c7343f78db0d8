import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { namesOf } from './entity-names.ts';
import { fieldById, fieldOfRole } from './entity-shape.ts';

export interface StockRule {
  /** What is in stock, and its number. */
  readonly product: Entity;
  readonly quantity: Field;
  /** What changes it: amount, direction (an option that takes out) and the product it belongs to. */
  readonly movement: Entity;
  readonly amount: Field;
  readonly direction: Field | undefined;
  readonly outOption: string | undefined;
  readonly reference: Field;
}

const outWords = /out|sale|sold|used|cikis|exit|waste|loss|minus|remove/i;

/** The stock rule of the app, whose product and movement are complete; undefined without one. */
export function findStockRule(spec: Pick<AppSpec, 'entities'>): StockRule | undefined {
  for (const product of spec.entities) {
    for (const rule of product.rules) {
      if (rule.kind !== 'stock') continue;
      const quantity = fieldById(product, rule.quantity);
      const movement = spec.entities.find(({ id }) => id === rule.movement);
      const reference = movement?.fields.find(
        ({ type, entity }) => type === 'reference' && entity === product.id,
      );
      const amount =
        movement &&
        (fieldOfRole(movement, 'quantity', 'amount') ??
          movement.fields.find(({ type }) => type === 'number'));
      if (!quantity || !movement || !reference || !amount) continue;
      const direction =
        fieldOfRole(movement, 'kind', 'status') ?? movement.fields.find(({ type }) => type === 'choice');
      const options = direction?.options ?? [];
      const outOption = (options.find(({ id }) => outWords.test(id)) ?? options[1])?.id;
      return { product, quantity, movement, amount, direction, outOption, reference };
    }
  }
  return undefined;
}

/** Path of the functions that move stock, without extension. */
export const stockPath = ({ movement }: StockRule): string => `${namesOf(movement).folder}/move-stock`;
