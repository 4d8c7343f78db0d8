import { upperCaseFirst } from '../../language/fold.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { namesOf } from '../entity/entity-names.ts';
import { isNumeric } from '../entity/entity-shape.ts';
import { displayValue, formulaValue } from '../entity/field-values.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';

const path = 'src/export/use-export-tables';

/** Imports the hook that `printExportTables` prints. */
export const useExportTables = (module: SourceModule): string => module.use(path, 'useExportTables');

/** A cell: numbers without a currency and days as 2026-01-31, so that spreadsheets can calculate and sort. */
function printCell(
  entity: Entity,
  field: Field,
  module: SourceModule,
  context: PrintContext,
): { readonly text: string; readonly hooks: readonly string[] } {
  if (isNumeric(field)) {
    const { text, hooks } = formulaValue(entity, field, entity.id, module, context);
    return { text: `${module.use('src/export/table', 'numberCell')}(${text})`, hooks };
  }
  if (field.type === 'date') return { text: `${entity.id}.${field.id}`, hooks: [] };
  if (field.type === 'dateTime')
    return { text: `${module.use('src/export/table', 'momentCell')}(${entity.id}.${field.id})`, hooks: [] };
  return displayValue(entity, field, entity.id, module, context);
}

/** src/export/use-export-tables.ts: every kind of record with its columns. */
export function printExportTables(context: PrintContext): PrintedFile {
  const { spec } = context;
  const module = createModule(`${path}.ts`);
  module.useType('src/export/table', 'ExportTable');
  module.use('src/strings', 'strings');
  const hooks = new Set<string>();
  const tables = spec.entities.map((entity) => {
    const { group, store, storePath } = namesOf(entity);
    const rows = entity.pluralId;
    hooks.add(`const ${rows} = ${module.use(storePath, store)}((state) => state.items);`);
    const readable = entity.fields.filter(({ type }) => type !== 'photo' && type !== 'color');
    const fields = readable.length > 0 ? readable : entity.fields;
    const cells = fields.map((field) => {
      const cell = printCell(entity, field, module, context);
      for (const hook of cell.hooks) hooks.add(hook);
      return cell.text;
    });
    const columns = fields.map(({ id, label }) => context.strings.add(group, id, label));
    const title = context.strings.add(group, 'sectionTitle', upperCaseFirst(entity.many, spec.language));
    return lines(
      '    {',
      `      name: '${rows}',`,
      `      title: ${title},`,
      '      columns: [',
      ...columns.map((column) => `        ${column},`),
      '      ],',
      `      rows: ${rows}.map((${entity.id}) => [`,
      ...cells.map((cell) => `        ${cell},`),
      '      ]),',
      `      records: ${rows},`,
      '    },',
    );
  });
  return module.print(
    lines(
      '/** Every kind of record as a table with the labels of its form. */',
      'export function useExportTables(): readonly ExportTable[] {',
      ...[...hooks].map((hook) => `  ${hook}`),
      '  return [',
      ...tables,
      '  ];',
      '}',
    ),
  );
}
