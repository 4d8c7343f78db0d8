import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { namesOf, propertyOf } from './entity-names.ts';
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

/** How movements change the stock, and the check that it never becomes negative. */
export function printStockRule(rule: StockRule, context: PrintContext): PrintedFile {
  const product = namesOf(rule.product);
  const movement = namesOf(rule.movement);
  const module = createModule(`${stockPath(rule)}.ts`);
  module.use(product.storePath, product.store);
  module.useType(movement.modelPath, movement.draft);
  module.use('src/data/numbers', 'formatNumber');
  const reference = propertyOf(rule.reference);
  const { quantity, amount } = rule;
  const notEnough = context.strings.add(product.group, 'notEnough', {
    code:
      context.spec.language === 'tr'
        ? '(left: string) => `Stokta yalnızca ${left} var.`'
        : '(left: string) => `Only ${left} left in stock.`',
  });
  module.use('src/strings', 'strings');
  const signed =
    rule.direction === undefined || rule.outOption === undefined
      ? `movement.${amount.id} ?? 0`
      : `movement.${rule.direction.id} === '${rule.outOption}' ? -(movement.${amount.id} ?? 0) : (movement.${amount.id} ?? 0)`;
  return module.print(
    lines(
      '/** What the movement adds to the stock; negative if it takes out. */',
      `const change = (movement: ${movement.draft}): number =>`,
      `  ${signed};`,
      '',
      `const stockOf = (id: string): number =>`,
      `  ${product.store}.getState().items.find((each) => each.id === id)?.${quantity.id} ?? 0;`,
      '',
      '/** Why the movement cannot be saved: the stock would become negative. */',
      `export function findShortage(next: ${movement.draft}, previous?: ${movement.draft}): string | undefined {`,
      `  const own = previous && previous.${reference} === next.${reference} ? change(previous) : 0;`,
      `  const before = stockOf(next.${reference}) - own;`,
      `  return before + change(next) < 0 ? ${notEnough}(formatNumber(before)) : undefined;`,
      '}',
      '',
      '/** Applies a movement to the stock, or takes it back. */',
      `export function moveStock(movement: ${movement.draft}, direction: 'apply' | 'revert') {`,
      `  const id = movement.${reference};`,
      "  const by = direction === 'apply' ? change(movement) : -change(movement);",
      `  ${product.store}.getState().update(id, { ${quantity.id}: Math.max(0, stockOf(id) + by) });`,
      '}',
    ),
  );
}
