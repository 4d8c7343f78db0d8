import type { Entity } from '../../spec/entity.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { printRestore } from './print-conflicts.ts';
import { countUses, removeWithParts } from './referring-rows.ts';
import { findStockRule, stockPath } from './stock-rule.ts';

export interface PrintedRemoval {
  /** Whether the statements call `remove` of the entity's store. */
  readonly usesRemove: boolean;
  /** Whether a row may stay. */
  readonly mayRefuse: boolean;
  /** Statements that delete the row, or say why it stays and return. They end with `restore`. */
  readonly statements: string;
}

/** Prints a statement that shows a text. */
type PrintReport = (text: string) => string;

const refuse = (condition: string, text: string, report: PrintReport): string =>
  lines(`if (${condition}) {`, `  ${report(text)}`, '  return;', '}');

const toast: PrintReport = (text) => `showToast({ text: ${text} });`;

/**
 * Deletes the row in the variable `row` on a screen with `showToast`, and defines `restore`. `report` says why a row stays.
 */
export function printRemoval(
  entity: Entity,
  row: string,
  module: SourceModule,
  context: PrintContext,
  report = toast,
): PrintedRemoval {
  const uses = countUses(entity, context);
  if (uses !== undefined) module.use('src/strings', 'strings');
  const check =
    uses &&
    lines(
      `const uses = ${module.use(uses.path, uses.name)}(${row}.id);`,
      refuse('uses > 0', 'strings.common.inUse(uses)', report),
    );
  const stock = findStockRule(context.spec);
  if (stock?.movement.id === entity.id) {
    module.use(stockPath(stock), 'moveStock');
    return {
      usesRemove: true,
      mayRefuse: true,
      statements: lines(
        check,
        `const shortage = moveStock(${row}, undefined);`,
        refuse('shortage', 'shortage', report),
        `const putBack = remove(${row}.id);`,
        'const restore = () => {',
        `  const missing = moveStock(undefined, ${row});`,
        '  if (missing) showToast({ text: missing });',
        '  else putBack();',
        '};',
      ),
    };
  }
  const parts = removeWithParts(entity, context);
  const remove = parts === undefined ? 'remove' : module.use(parts.path, parts.name);
  return {
    usesRemove: parts === undefined,
    mayRefuse: uses !== undefined,
    statements: lines(check, printRestore(entity, row, remove, module)),
  };
}
