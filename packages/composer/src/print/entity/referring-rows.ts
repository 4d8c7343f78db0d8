import { toKebabCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { markedPeople } from '../kinds/attendance/print-attendance-store.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { markEntity } from './print-day-marks.ts';
import { findStockRule } from './stock-rule.ts';

interface Referring {
  readonly entity: Entity;
  readonly fields: readonly Field[];
}

/** Entities whose rows refer to rows of this one, with the fields that do. */
const referringTo = (entity: Entity, { spec }: Pick<PrintContext, 'spec'>): readonly Referring[] =>
  spec.entities.flatMap((other) => {
    const fields = other.fields.filter(
      ({ type, entity: target }) => type === 'reference' && target === entity.id,
    );
    return fields.length === 0 ? [] : [{ entity: other, fields }];
  });

/**
 * Whether rows of the other entity are parts of a row: lines of an invoice, movements of a product, days of a habit. They
 * are deleted with it.
 */
function isPart(other: Entity, entity: Entity, context: Pick<PrintContext, 'spec'>): boolean {
  if (other.id === entity.id || referringTo(other, context).length > 0) return false;
  const { entities, screens } = context.spec;
  const stock = findStockRule(context.spec);
  if (stock?.product.id === entity.id && stock.movement.id === other.id) return true;
  const hasDays = screens.some(({ kind, entity: shown }) => kind.startsWith('habit') && shown === entity.id);
  if (hasDays && markEntity(entity, entities)?.entity.id === other.id) return true;
  if (markedPeople(other)?.person.entity === entity.id) return true;
  return entity.fields.some(({ formula }) => formula?.kind === 'sumOf' && formula.entity === other.id);
}

const partsOf = (entity: Entity, context: Pick<PrintContext, 'spec'>): readonly Referring[] =>
  referringTo(entity, context).filter((other) => isPart(other.entity, entity, context));

const usersOf = (entity: Entity, context: Pick<PrintContext, 'spec'>): readonly Referring[] =>
  referringTo(entity, context).filter((other) => !isPart(other.entity, entity, context));

const pathOf = (entity: Entity, name: string): string => `${namesOf(entity).folder}/${name}`;

/** The function that counts the rows which refer to a row; undefined if none can. */
export function countUses(
  entity: Entity,
  context: Pick<PrintContext, 'spec'>,
): { readonly path: string; readonly name: string } | undefined {
  if (usersOf(entity, context).length === 0) return undefined;
  return {
    path: pathOf(entity, `count-${toKebabCase(entity.id)}-uses`),
    name: `count${namesOf(entity).type}Uses`,
  };
}

/** The function that deletes a row with its parts; undefined if it has none. */
export function removeWithParts(
  entity: Entity,
  context: Pick<PrintContext, 'spec'>,
): { readonly path: string; readonly name: string } | undefined {
  if (partsOf(entity, context).length === 0) return undefined;
  return { path: pathOf(entity, `remove-${toKebabCase(entity.id)}`), name: `remove${namesOf(entity).type}` };
}

/** Condition for a row `each` of the other entity that refers to the row with the id `id`. */
function refers({ entity: other, fields }: Referring, entity: Entity): string {
  const any = fields.map((field) => `each.${propertyOf(field)} === id`).join(' || ');
  if (other.id !== entity.id) return any;
  return `each.id !== id && ${fields.length > 1 ? `(${any})` : any}`;
}

function printCountUses(entity: Entity, context: PrintContext): PrintedFile | undefined {
  const found = countUses(entity, context);
  if (found === undefined) return undefined;
  const module = createModule(`${found.path}.ts`);
  const counts = usersOf(entity, context).map((other) => {
    const { store, storePath } = namesOf(other.entity);
    module.use(storePath, store);
    return {
      name: other.entity.pluralId,
      value: `${store}.getState().items.filter((each) => ${refers(other, entity)})`,
    };
  });
  const [first] = counts;
  return module.print(
    lines(
      '/** How many other rows refer to the row, which therefore stays. */',
      ...(counts.length === 1 && first !== undefined
        ? [`export const ${found.name} = (id: string): number =>`, `  ${first.value}.length;`]
        : [
            `export function ${found.name}(id: string): number {`,
            ...counts.map(({ name, value }) => `  const ${name} = ${value};`),
            `  return ${counts.map(({ name }) => `${name}.length`).join(' + ')};`,
            '}',
          ]),
    ),
  );
}

function printRemoveWithParts(entity: Entity, context: PrintContext): PrintedFile | undefined {
  const found = removeWithParts(entity, context);
  if (found === undefined) return undefined;
  const module = createModule(`${found.path}.ts`);
  const { store, storePath } = namesOf(entity);
  module.use(storePath, store);
  const parts = partsOf(entity, context).map((part) => {
    const names = namesOf(part.entity);
    module.use(names.storePath, names.store);
    return { store: names.store, rows: part.entity.pluralId, condition: refers(part, entity) };
  });
  return module.print(
    lines(
      '/** Deletes the row with all that belongs to it. Returns a function that restores everything. */',
      `export function ${found.name}(id: string): () => void {`,
      ...parts.map(
        ({ store: partStore, rows, condition }) =>
          `  const ${rows} = ${partStore}.getState().items.filter((each) => ${condition});`,
      ),
      '  const restores = [',
      ...parts.map(
        ({ store: partStore, rows }) =>
          `    ...${rows}.map((each) => ${partStore}.getState().remove(each.id)),`,
      ),
      `    ${store}.getState().remove(id),`,
      '  ];',
      '  return () => {',
      '    // Backwards, so that each row finds its old place.',
      '    for (const restore of [...restores].reverse()) restore();',
      '  };',
      '}',
    ),
  );
}

/** The functions that look after rows which refer to a row that is deleted. */
export const printReferringRows = (entity: Entity, context: PrintContext): readonly PrintedFile[] =>
  [printCountUses(entity, context), printRemoveWithParts(entity, context)].filter(
    (file) => file !== undefined,
  );
