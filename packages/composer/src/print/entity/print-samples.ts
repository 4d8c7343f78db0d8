import type { Entity, SampleRow, SampleValue } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { quote } from '../text/quote.ts';
import { namesOf, propertyOf } from './entity-names.ts';
import { emptyValue, isInput } from './field-values.ts';

const isDay = (value: SampleValue): value is { day: number; time?: string | undefined } =>
  typeof value === 'object' && 'day' in value;

function printValue(field: Field, value: SampleValue, module: SourceModule, context: PrintContext): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(quote).join(', ')}]`;
  if (isDay(value)) {
    const today = `${module.use('src/data/days', 'today')}()`;
    const day = value.day === 0 ? today : `${module.use('src/data/days', 'addDays')}(${today}, ${value.day})`;
    return field.type === 'dateTime' ? `\`\${${day}}T${value.time ?? '09:00'}\`` : day;
  }
  if ('row' in value) return quote(`${context.entity(field.entity).id}-${value.row + 1}`);
  return quote('');
}

function printRow(
  entity: Entity,
  row: SampleRow,
  index: number,
  module: SourceModule,
  context: PrintContext,
): string {
  const parts = entity.fields.filter(isInput).map((field) => {
    const value = row[field.id];
    const text = value === undefined ? emptyValue(field, module) : printValue(field, value, module, context);
    return `${propertyOf(field)}: ${text}`;
  });
  const line = `  { id: '${entity.id}-${index + 1}', ${parts.join(', ')} },`;
  if (line.length <= 110) return line;
  return `  {\n    id: '${entity.id}-${index + 1}',\n${parts.map((part) => `    ${part},\n`).join('')}  },`;
}

/** The rows of the first start, with dates relative to it. */
export function printSamples(entity: Entity, context: PrintContext): PrintedFile {
  const { type, modelPath, samplesPath } = namesOf(entity);
  const module = createModule(`${samplesPath}.ts`);
  module.useType(modelPath, type);
  const rows = entity.samples.map((row, index) => printRow(entity, row, index, module, context));
  return module.print(
    `/** What the app shows at its first start. */
export const ${entity.id}Samples = (): ${type}[] => [
${rows.join('\n')}
];`,
  );
}
