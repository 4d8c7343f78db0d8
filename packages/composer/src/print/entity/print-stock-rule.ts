import { upperCaseFirst } from '../../language/fold.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { quote } from '../text/quote.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { titleField } from './entity-shape.ts';
import { type StockRule, stockPath } from './stock-rule.ts';
import { isWholeCount } from './whole-count.ts';

/** Tells which product is short: its name, if that is a text of the row. */
function printProductName({ product }: StockRule): string {
  const title = titleField(product);
  return title.type === 'text' && title.formula === undefined
    ? `product.${title.id}`
    : quote(upperCaseFirst(product.one, 'tr'));
}

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
  const isTurkish = context.spec.language === 'tr';
  const notEnough = context.strings.add(product.group, 'notEnough', {
    code: isTurkish
      ? '(left: string) => `Stokta yalnızca ${left} var.`'
      : '(left: string) => `Only ${left} left in stock.`',
  });
  const wouldBeNegative = context.strings.add(product.group, 'belowZero', {
    code: isTurkish
      ? '(name: string, left: string) => `${name}: stok sıfırın altına düşer, şu an ${left}.`'
      : '(name: string, left: string) => `${name}: the stock would fall below zero, it is ${left} now.`',
  });
  module.use('src/strings', 'strings');
  const signed =
    rule.direction === undefined || rule.outOption === undefined
      ? `movement.${amount.id} ?? 0`
      : `movement.${rule.direction.id} === '${rule.outOption}' ? -(movement.${amount.id} ?? 0) : (movement.${amount.id} ?? 0)`;
  const isWhole = isWholeCount(rule.product, quantity, context.spec);
  const rounded = (sum: string): string => (isWhole ? sum : `rounded(${sum})`);
  return module.print(
    lines(
      `type Movement = ${movement.draft} | undefined;`,
      '',
      '/** What the movement adds to the stock; negative if it takes out. */',
      `const change = (movement: ${movement.draft}): number =>`,
      `  ${signed};`,
      '',
      !isWhole &&
        lines(
          '/** Without what sums of decimals add: 0.1 + 0.2 is a little more than 0.3. */',
          'const rounded = (value: number): number => Math.round(value * 1000) / 1000;',
          '',
        ),
      '/** The products whose stock changes if a movement takes the place of another one, before and after. */',
      'function stockChanges(previous: Movement, next: Movement) {',
      `  const changed = new Set([previous?.${reference}, next?.${reference}]);`,
      `  const { items } = ${product.store}.getState();`,
      '  return items',
      '    .filter(({ id }) => changed.has(id))',
      '    .map((product) => {',
      `      const stock = product.${quantity.id} ?? 0;`,
      `      const without = ${rounded(`stock - (previous?.${reference} === product.id ? change(previous) : 0)`)};`,
      `      const after = ${rounded(`without + (next?.${reference} === product.id ? change(next) : 0)`)};`,
      '      return { product, stock, without, after };',
      '    });',
      '}',
      '',
      '/** Why the one movement cannot take the place of the other: the stock would become negative. */',
      'export function findShortage(previous: Movement, next: Movement): string | undefined {',
      '  const short = stockChanges(previous, next).find(({ stock, after }) => after < 0 && after < stock);',
      '  if (!short) return undefined;',
      '  const { product, stock, without } = short;',
      `  const isTakenOut = next?.${reference} === product.id && without >= 0;`,
      '  return isTakenOut',
      `    ? ${notEnough}(formatNumber(without))`,
      `    : ${wouldBeNegative}(${printProductName(rule)}, formatNumber(stock));`,
      '}',
      '',
      '/**',
      ' * Puts a movement in the place of another one: without the first it is new, without the second deleted. Returns',
      ' * why the stock stays as it is; undefined if it has changed.',
      ' */',
      'export function moveStock(previous: Movement, next: Movement): string | undefined {',
      '  const shortage = findShortage(previous, next);',
      '  if (shortage) return shortage;',
      '  for (const { product, after } of stockChanges(previous, next)) {',
      `    ${product.store}.getState().update(product.id, { ${quantity.id}: after });`,
      '  }',
      '  return undefined;',
      '}',
    ),
  );
}
