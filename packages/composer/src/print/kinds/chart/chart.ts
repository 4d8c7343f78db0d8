import { z } from 'zod';
import { entryValue } from '../../entity/entry-value.ts';
import { dayOf, entryDateField } from '../../entity/moment-shape.ts';
import { formatterOf, numberValue } from '../../entity/number-value.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { openScreen, writeScreen } from '../screen-writer.ts';

/** Values over weeks or months: totals as bars, readings as a line, with lowest, highest and average. */
export const chart: ScreenKind = {
  id: 'chart',
  isReport: true,
  words: {
    tr: ['grafik', 'çizelge', 'eğri'],
    en: ['chart', 'graph', 'trend', 'plot'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && dayOf(entity, 'row') !== undefined,
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, item, rows } = writer;
    const day = dayOf(entity, item, entryDateField(entity));
    const time = entryDateField(entity);
    if (day === undefined || time === undefined) throw new Error(`${entity.id} has no date`);
    const value = entryValue(entity);
    const amount = value === undefined ? '1' : numberValue(entity, value.field, item, module);
    const average = value?.field.type === 'money' ? 'Math.round(average)' : 'Math.round(average * 10) / 10';
    const isLine = value !== undefined && !value.isAdditive;
    module.use('react', 'useState');
    module.use('src/strings', 'strings');
    for (const name of ['lastMonths', 'lastWeeks', 'monthOf', 'weekOf', 'formatShortMonth'])
      module.use('src/data/periods', name);
    if (!isLine) module.use('src/data/periods', 'totalBy');
    module.use('src/data/days', 'formatDay');
    writer.ui('Screen', 'Card', 'Segmented', 'StatTiles', isLine ? 'charts/LineChart' : 'charts/BarChart');
    const empty = writer.empty();
    const points = isLine
      ? lines(
          "  const first = period === 'weeks' ? lastWeeks(8)[0] : lastMonths(6)[0];",
          "  const spanOf = period === 'weeks' ? weekOf : monthOf;",
          `  const chartPoints = [...${rows}]`,
          `    .filter((${item}) => spanOf(${day}) >= (first ?? ''))`,
          `    .sort((a, b) => a.${time.id}.localeCompare(b.${time.id}))`,
          `    .flatMap((${item}) => {`,
          `      const value = ${amount};`,
          `      const label = period === 'weeks' ? formatDay(${day}) : formatShortMonth(monthOf(${day}));`,
          `      return value === null ? [] : [{ key: ${item}.id, label, value }];`,
          '    });',
          '  const filled = chartPoints.map(({ value }) => value);',
        )
      : lines(
          '  const chartPoints =',
          "    period === 'weeks'",
          `      ? fill(lastWeeks(6), totalBy(${rows}, (${item}) => weekOf(${day}), (${value === undefined ? '' : item}) => ${amount}), formatDay)`,
          `      : fill(lastMonths(6), totalBy(${rows}, (${item}) => monthOf(${day}), (${value === undefined ? '' : item}) => ${amount}), formatShortMonth);`,
          '  const filled = chartPoints.map(({ value }) => value).filter((value) => value > 0);',
        );
    return [
      writer.print(
        `const format = ${formatterOf(entity, value?.field, module, context)};`,
        '',
        !isLine &&
          lines(
            '/** One point per key, also where nothing was entered. */',
            'const fill = (keys: readonly string[], totals: ReadonlyMap<string, number>, name: (key: string) => string) =>',
            '  keys.map((key) => ({ key, label: name(key), value: totals.get(key) ?? 0 }));',
            '',
          ),
        openScreen(screen),
        writer.hooks(),
        "  const [period, setPeriod] = useState<'weeks' | 'months'>('weeks');",
        '',
        points,
        '  const average = filled.reduce((total, value) => total + value, 0) / (filled.length || 1);',
        '',
        '  return (',
        `    <Screen${screen.place === 'inner' ? ' back' : ''} title={${writer.title}}>`,
        `      {${rows}.length === 0 ? (`,
        indent(empty, 4),
        '      ) : (',
        '        <>',
        '          <Segmented',
        `            label={${writer.title}}`,
        '            value={period}',
        '            onChange={setPeriod}',
        '            options={[',
        "              { value: 'weeks', label: strings.totalScreen.weeks },",
        "              { value: 'months', label: strings.totalScreen.months },",
        '            ]}',
        '          />',
        '          <Card>',
        `            <${isLine ? 'LineChart' : 'BarChart'} label={${writer.title}} points={chartPoints} format={format} height={200} />`,
        '          </Card>',
        '          <StatTiles',
        '            tiles={[',
        '              { label: strings.totalScreen.lowest, value: format(Math.min(...filled)) },',
        `              { label: strings.totalScreen.average, value: format(${average}) },`,
        '              { label: strings.totalScreen.highest, value: format(Math.max(...filled)) },',
        '            ].filter(() => filled.length > 0)}',
        '          />',
        '        </>',
        '      )}',
        '    </Screen>',
        '  );',
        '}',
      ),
    ];
  },
};
