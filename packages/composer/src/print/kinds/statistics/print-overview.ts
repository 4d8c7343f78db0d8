import type { Screen } from '../../../spec/app-spec.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import { formatterOf, moneyField, numberValue } from '../../entity/number-value.ts';
import type { PrintedFile } from '../../printed-file.ts';
import type { PrintContext } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { openScreen, writeScreen } from '../screen-writer.ts';
import { partFields, printParts } from './print-parts.ts';

const tickRoles = new Set(['done', 'paid', 'present', 'favourite']);

/** Boxes whose ticks are counted: what is done, paid or a favourite first. */
const tickFields = ({ fields }: Entity): readonly Field[] =>
  fields
    .filter(({ type, formula }) => type === 'boolean' && formula === undefined)
    .sort((a, b) => Number(tickRoles.has(b.role ?? '')) - Number(tickRoles.has(a.role ?? '')))
    .slice(0, 2);

/** How many rows there are, what they add up to, how many are ticked, and their shares; for rows without a day. */
export function printOverview(screen: Screen, context: PrintContext): PrintedFile {
  const writer = writeScreen(screen, context);
  const { entity, module, item, rows, names } = writer;
  module.use('src/strings', 'strings');
  writer.ui('Screen', 'Hero');
  // Other numbers, such as years or minutes, say nothing as a sum.
  const amount = moneyField(entity);
  const rating = fieldOfRole(entity, 'rating') ?? entity.fields.find(({ type }) => type === 'rating');
  const tiles: string[] = [];
  if (amount !== undefined) {
    const label = context.strings.add(names.group, amount.id, amount.label);
    const value = `sum(${rows}.map((${item}) => ${numberValue(entity, amount, item, module)}))`;
    module.use('src/data/numbers', 'sum');
    tiles.push(`{ label: ${label}, value: formatAmount(${value}) }`);
  }
  if (rating !== undefined) {
    module.use('src/data/numbers', 'sum');
    module.use('src/data/numbers', 'formatNumber');
    const label = context.strings.add(names.group, rating.id, rating.label);
    tiles.push(
      `{ label: ${label}, value: rated.length === 0 ? strings.common.none : formatNumber(Math.round((sum(rated) / rated.length) * 10) / 10) }`,
    );
  }
  for (const field of tickFields(entity)) {
    const label = context.strings.add(names.group, field.id, field.label);
    tiles.push(
      `{ label: ${label}, value: String(${rows}.filter((${item}) => ${item}.${propertyOf(field)}).length) }`,
    );
  }
  if (tiles.length > 0) writer.ui('StatTiles');
  const fields = partFields(entity);
  if (fields.length > 0) module.use('src/data/periods', 'totalBy');
  const parts = fields.map((field) => printParts(field, '() => 1', writer, context, rows));
  return writer.print(
    amount !== undefined
      ? lines(`const formatAmount = ${formatterOf(entity, amount, module, context)};`, '')
      : undefined,
    parts.length > 0 ? lines('const format = (count: number) => String(count);', '') : undefined,
    openScreen(screen),
    writer.hooks(),
    rating &&
      `  const rated = ${rows}.map((${item}) => ${item}.${propertyOf(rating)}).filter((value) => value !== null);`,
    ...parts.map(({ line }) => indent(line, 1)),
    '',
    '  return (',
    `    <Screen${screen.place === 'inner' ? ' back' : ''} title={${writer.title}}>`,
    `      <Hero label={strings.totalScreen.entries} value={String(${rows}.length)} />`,
    tiles.length === 0
      ? undefined
      : lines(
          '      <StatTiles',
          '        tiles={[',
          ...tiles.map((tile) => `          ${tile},`),
          '        ]}',
          '      />',
        ),
    ...parts.map(({ jsx }) => indent(jsx, 3)),
    '    </Screen>',
    '  );',
    '}',
  );
}
