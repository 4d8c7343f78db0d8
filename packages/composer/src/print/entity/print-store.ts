import type { Entity } from '../../spec/entity.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { quote } from '../text/quote.ts';
import { namesOf } from './entity-names.ts';
import { titleField } from './entity-shape.ts';
import { type DisplayedValue, displayValue } from './field-values.ts';
import { printRuledCollection } from './print-automations.ts';

/** Whether a reference of another entity points to this one, or its own title is needed by name. */
const isReferredTo = (entity: Entity, { spec }: PrintContext): boolean =>
  spec.entities.some(({ fields }) => fields.some((field) => field.entity === entity.id));

/** The store of an entity and, if others refer to it, the hook that names its rows. */
export function printStore(entity: Entity, context: PrintContext): PrintedFile {
  const { type, store, storePath, modelPath, samplesPath } = namesOf(entity);
  const module = createModule(`${storePath}.ts`);
  module.useType(modelPath, type);
  module.use('src/data/collection', 'createCollection');
  module.use(samplesPath, `${entity.id}Samples`);
  const ruled = printRuledCollection(entity, module);
  return module.print(
    lines(
      `/** All ${entity.pluralId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}, kept on the device. */`,
      `export const ${store} = ${ruled?.before ?? ''}createCollection<${type}>({`,
      `  key: '${entity.pluralId}',`,
      '  version: 1,',
      `  samples: ${entity.id}Samples,`,
      `})${ruled?.after ?? ''};`,
      isReferredTo(entity, context) && printNameHook(entity, module, context),
    ),
  );
}

/** Whether the name of a row is the name of another row, and so on without an end. */
function isEndless(entity: Entity, context: PrintContext): boolean {
  const seen = new Set<string>();
  for (let at = entity; !seen.has(at.id); ) {
    seen.add(at.id);
    const title = titleField(at);
    if (title.type !== 'reference') return false;
    at = context.entity(title.entity);
  }
  return true;
}

/** What names a row: its title, or another field where titles refer to each other in a circle. */
function printName(entity: Entity, module: SourceModule, context: PrintContext): DisplayedValue {
  const field = isEndless(entity, context)
    ? entity.fields.find(({ type, formula }) => type !== 'reference' && formula === undefined)
    : titleField(entity);
  return field === undefined
    ? { text: quote(entity.one), hooks: [] }
    : displayValue(entity, field, 'row', module, context);
}

function printNameHook(entity: Entity, module: SourceModule, context: PrintContext): string {
  const { store, nameHook } = namesOf(entity);
  const title = printName(entity, module, context);
  const isPlain = !title.text.includes('&&') && !title.text.includes('?');
  return lines(
    '',
    '/** Names a row by its id; empty if it was deleted. */',
    `export function ${nameHook}() {`,
    `  const rows = ${store}((state) => state.items);`,
    ...title.hooks.map((hook) => `  ${hook}`),
    '  return (id: string): string => {',
    '    const row = rows.find((each) => each.id === id);',
    `    return row ? ${isPlain ? title.text : `(${title.text}) || ''`} : '';`,
    '  };',
    '}',
  );
}
